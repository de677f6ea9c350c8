import { useMutation } from '@tanstack/react-query';
import { useState, type SyntheticEvent } from 'react';
import {
  inviteJudge,
  removeJudge,
  type DeskCompetition,
  type DeskJudge,
} from '@upround/competitions/contract';
import { ApiError } from '@upround/shared/api-client';
import { links } from '@upround/shared/links';
import { mutationFor, useFailureReason } from '@upround/shared/query';
import { toast } from '@upround/shared/toasts';
import { Badge, Button, Faces, Field, Link, MetaLine, Name, TextInput } from '@upround/shared/ui';
import { ConfirmButton } from '../components/confirm-button';
import { DeskPart } from './desk-part';
import { usePutDesk } from './desk-queries';
import { memberOf } from './member-of';
import { useDeskText } from './messages/catalogue';

const NOT_FOUND = 404;
const tones = { INVITED: 'info', ACCEPTED: 'success', DECLINED: 'neutral' } as const;

/** Who judges, how far they are, and the way to invite more until the result is out. */
export function JudgesPart({ competition }: { competition: DeskCompetition }) {
  const t = useDeskText();
  const isOut = competition.phase === 'RESULT';
  const { judgeList } = competition;
  return (
    <DeskPart title={t('judges.title')}>
      {judgeList.length === 0 ? (
        <p className="text-muted">{t('judges.none')}</p>
      ) : (
        <ul aria-label={t('judges.title')} className="divide-y border-y">
          {judgeList.map((judge) => (
            <li key={judge.person.id} className="py-3">
              <JudgeRow slug={competition.slug} judge={judge} isOut={isOut} />
            </li>
          ))}
        </ul>
      )}
      {!isOut && <InviteForm slug={competition.slug} />}
    </DeskPart>
  );
}

function JudgeRow({ slug, judge, isOut }: { slug: string; judge: DeskJudge; isOut: boolean }) {
  const t = useDeskText();
  const put = usePutDesk();
  const { person, state, scored, conflicts } = judge;
  const name = person.displayName;
  const { mutateAsync } = useMutation({ ...mutationFor(removeJudge), onSuccess: put });
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-3">
      <Faces people={[person]} />
      <div className="flex min-w-0 grow flex-col gap-0.5">
        <span className="flex flex-wrap items-center gap-2">
          <Link href={links.user(person.slug)} tone="text">
            <Name>{name}</Name>
          </Link>
          <Badge tone={tones[state]}>{t(`judges.state.${state}`)}</Badge>
        </span>
        <MetaLine>
          <span>{t('judges.scored', { count: scored })}</span>
          {conflicts > 0 && <span>{t('judges.conflicts', { count: conflicts })}</span>}
        </MetaLine>
      </div>
      {!isOut && (
        <ConfirmButton
          variant="quiet"
          size="small"
          label={t('judges.remove')}
          aria-label={t('judges.removeName', { name })}
          title={t('judges.removeTitle', { name })}
          confirmText={t('judges.remove')}
          failed={t('judges.removeFailed')}
          run={() => mutateAsync({ params: { slug, userId: person.id } })}
        >
          {t('judges.removeText')}
        </ConfirmButton>
      )}
    </div>
  );
}

function InviteForm({ slug }: { slug: string }) {
  const t = useDeskText();
  const put = usePutDesk();
  const reasonOf = useFailureReason();
  const [text, setText] = useState('');
  const [isWrong, setWrong] = useState(false);
  const { mutate, isPending, error, reset } = useMutation({
    ...mutationFor(inviteJudge),
    onSuccess: (competition) => {
      put(competition);
      setText('');
      toast.show({ text: t('judges.invited') });
    },
  });
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const member = memberOf(text);
    setWrong(member === null);
    if (member !== null) mutate({ params: { slug }, body: { member } });
  };
  const isUnknown = error instanceof ApiError && error.status === NOT_FOUND;
  const failure = error === null ? undefined : isUnknown ? t('judges.unknown') : reasonOf(error);
  return (
    <form
      noValidate
      aria-label={t('judges.invite')}
      className="flex max-w-content flex-col gap-3"
      onSubmit={submit}
    >
      <Field
        steady
        label={t('judges.profile')}
        hint={t('judges.profileHint')}
        error={isWrong ? t('judges.wrong') : failure}
        required
      >
        <TextInput
          value={text}
          autoComplete="off"
          onChange={(event) => {
            setText(event.target.value);
            setWrong(false);
            reset();
          }}
        />
      </Field>
      <Button type="submit" busy={isPending} className="self-start">
        {t('judges.invite')}
      </Button>
    </form>
  );
}
