import { useMutation, useQueryClient } from '@tanstack/react-query';
import { answerJudging, type Competition, type Judging } from '@upround/competitions/contract';
import { mutationFor } from '@upround/shared/query';
import { useFailureToast } from '@upround/shared/toasts';
import { Button, Surface } from '@upround/shared/ui';
import { judgingQuery } from '../data/competition-queries';
import { useJudgingText } from './messages/catalogue';

interface JudgeAnswerProps {
  competition: Competition;
  judging: Judging;
}

/** The invitation to judge, or that it was declined, and the ways on. */
export function JudgeAnswer({ competition, judging }: JudgeAnswerProps) {
  const t = useJudgingText();
  const client = useQueryClient();
  const fail = useFailureToast();
  const { slug, title } = competition;
  const { mutate, isPending, variables } = useMutation({
    ...mutationFor(answerJudging),
    onSuccess: (answered) => client.setQueryData(judgingQuery(slug).queryKey, answered),
    onError: (error) => fail(error, t('invited.failed')),
  });
  const answer = (state: 'ACCEPTED' | 'DECLINED') => mutate({ params: { slug }, body: { state } });
  const isBusy = (state: 'ACCEPTED' | 'DECLINED') => isPending && variables.body.state === state;
  const isDeclined = judging.state === 'DECLINED';
  return (
    <Surface padding="large" className="flex max-w-content flex-col gap-3">
      <h2 className="text-title font-semibold text-balance wrap-anywhere">
        {isDeclined ? t('invited.declined') : t('invited.title', { title })}
      </h2>
      <p>{t(isDeclined ? 'invited.declinedText' : 'invited.text')}</p>
      <div className="flex flex-wrap gap-2">
        <Button
          variant={isDeclined ? 'secondary' : 'primary'}
          busy={isBusy('ACCEPTED')}
          onClick={() => answer('ACCEPTED')}
        >
          {t(isDeclined ? 'invited.again' : 'invited.accept')}
        </Button>
        {!isDeclined && (
          <Button busy={isBusy('DECLINED')} onClick={() => answer('DECLINED')}>
            {t('invited.decline')}
          </Button>
        )}
      </div>
    </Surface>
  );
}
