import { useMutation } from '@tanstack/react-query';
import { useState, type SyntheticEvent } from 'react';
import { inviteJudge, type DeskCompetition } from '@upround/competitions/contract';
import { mutationFor, useFailureReason } from '@upround/shared/query';
import { toast } from '@upround/shared/toasts';
import { Button } from '@upround/shared/ui';
import { usePutDesk } from '../desk-queries';
import { MemberField, NO_MEMBER } from './member-field';
import { memberOf } from './member-of';
import { useJudgesText } from './messages/catalogue';

/** Invites a member to judge: found by name, or by a link to their profile. */
export function InviteForm({ slug, judgeList }: Pick<DeskCompetition, 'slug' | 'judgeList'>) {
  const t = useJudgesText();
  const put = usePutDesk();
  const reasonOf = useFailureReason();
  const [choice, setChoice] = useState(NO_MEMBER);
  const [isWrong, setWrong] = useState(false);
  const { mutate, isPending, error, reset } = useMutation({
    ...mutationFor(inviteJudge),
    onSuccess: (competition) => {
      put(competition);
      setChoice(NO_MEMBER);
      toast.show({ text: t('invited') });
    },
  });
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const member = choice.person?.slug ?? memberOf(choice.text);
    setWrong(member === null);
    if (member !== null) mutate({ params: { slug }, body: { member } });
  };
  const failure = error === null ? undefined : reasonOf(error);
  return (
    <form
      noValidate
      aria-label={t('invite')}
      className="flex max-w-content flex-col gap-3"
      onSubmit={submit}
    >
      <MemberField
        value={choice}
        except={judgeList.map(({ person }) => person.id)}
        error={isWrong ? t('wrong') : failure}
        onChange={(next) => {
          setChoice(next);
          setWrong(false);
          reset();
        }}
      />
      <Button type="submit" busy={isPending} className="self-start">
        {t('invite')}
      </Button>
    </form>
  );
}
