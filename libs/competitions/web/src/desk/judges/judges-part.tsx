import { useMutation } from '@tanstack/react-query';
import { removeJudge, type DeskCompetition, type DeskJudge } from '@upround/competitions/contract';
import { links } from '@upround/shared/links';
import { mutationFor } from '@upround/shared/query';
import { ConfirmButton } from '@upround/shared/toasts';
import { Badge, Faces, Link, MetaLine, Name } from '@upround/shared/ui';
import { DeskPart } from '../desk-part';
import { usePutDesk } from '../desk-queries';
import { InviteForm } from './invite-form';
import { useJudgesText } from './messages/catalogue';

const tones = { INVITED: 'info', ACCEPTED: 'success', DECLINED: 'neutral' } as const;

/** Who judges, how far they are, and the way to invite more until the result is out. */
export function JudgesPart({ competition }: { competition: DeskCompetition }) {
  const t = useJudgesText();
  const isOut = competition.phase === 'RESULT';
  const { judgeList } = competition;
  return (
    <DeskPart anchor="desk-judges" title={t('title')}>
      {judgeList.length === 0 ? (
        <p className="text-muted">{t('none')}</p>
      ) : (
        <ul aria-label={t('title')} className="divide-y">
          {judgeList.map((judge) => (
            <li key={judge.person.id} className="py-3 first:pt-0">
              <JudgeRow slug={competition.slug} judge={judge} isOut={isOut} />
            </li>
          ))}
        </ul>
      )}
      {!isOut && <InviteForm slug={competition.slug} judgeList={judgeList} />}
    </DeskPart>
  );
}

function JudgeRow({ slug, judge, isOut }: { slug: string; judge: DeskJudge; isOut: boolean }) {
  const t = useJudgesText();
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
          <Badge tone={tones[state]}>{t(`state.${state}`)}</Badge>
        </span>
        <MetaLine>
          <span>{t('scored', { count: scored })}</span>
          {conflicts > 0 && <span>{t('conflicts', { count: conflicts })}</span>}
        </MetaLine>
      </div>
      {!isOut && (
        <ConfirmButton
          variant="quiet"
          size="small"
          label={t('remove')}
          aria-label={t('removeName', { name })}
          title={t('removeTitle', { name })}
          confirmText={t('remove')}
          failed={t('removeFailed')}
          run={() => mutateAsync({ params: { slug, userId: person.id } })}
        >
          {t('removeText')}
        </ConfirmButton>
      )}
    </div>
  );
}
