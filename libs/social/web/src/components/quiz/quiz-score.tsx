import { useQuery } from '@tanstack/react-query';
import { FailureReason, queryFor } from '@upround/shared/query';
import { Button, InlineError, Skeleton } from '@upround/shared/ui';
import { readQuizScore } from '@upround/social/contract';
import { useQuizText } from './messages/catalogue';

/** How the reader does in quizzes; follows each answer. For members. */
export function QuizScore() {
  const t = useQuizText();
  const query = useQuery(queryFor(readQuizScore, {}));
  const score = query.data;
  if (query.isError && score === undefined) {
    return (
      <div className="flex flex-wrap items-center gap-3">
        <InlineError>
          {t('score.failed')} <FailureReason error={query.error} />
        </InlineError>
        <Button size="small" busy={query.isFetching} onClick={() => void query.refetch()}>
          {t('score.retry')}
        </Button>
      </div>
    );
  }
  if (score?.attempted === 0) return <p className="text-small text-muted">{t('score.none')}</p>;
  const figures = [
    ['right', score && t('score.rightOf', { right: score.right, attempted: score.attempted })],
    ['streak', score && String(score.streak)],
    ['best', score && String(score.bestStreak)],
  ] as const;
  return (
    <section aria-label={score ? t('score.label') : t('score.loading')} aria-busy={!score}>
      <dl className="grid grid-cols-3 divide-x rounded-surface border bg-surface-raised py-3">
        {figures.map(([name, value]) => (
          <div key={name} className="flex min-w-0 flex-col-reverse justify-end px-4">
            <dt className="text-small text-muted">{t(`score.${name}`)}</dt>
            <dd className="text-title font-semibold figures">
              {value ?? <Skeleton className="my-1 h-5 w-12" />}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
