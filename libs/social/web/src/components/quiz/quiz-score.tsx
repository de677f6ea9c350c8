import { useQuery } from '@tanstack/react-query';
import { FailureReason, queryFor } from '@upround/shared/query';
import { Button, InlineError, ProgressBar, Skeleton } from '@upround/shared/ui';
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
  const isNew = score?.attempted === 0;
  const streaks = [
    ['streak', score?.streak],
    ['best', score?.bestStreak],
  ] as const;
  // A streak of none would only discourage.
  const shownStreaks = streaks.filter(([, value]) => value !== 0);
  return (
    <section
      aria-label={score ? t('score.label') : t('score.loading')}
      aria-busy={!score}
      className="flex min-h-6 flex-wrap items-center gap-x-4 gap-y-1 text-small text-muted figures"
    >
      <p className="font-semibold text-text">
        {!score ? (
          <Skeleton className="h-5 w-24" />
        ) : isNew ? (
          t('score.none')
        ) : (
          t('score.rightOf', score)
        )}
      </p>
      {!isNew && (
        <>
          <ProgressBar
            label={t('score.right')}
            value={score?.right ?? 0}
            max={Math.max(score?.attempted ?? 0, 1)}
            valueText={score && t('score.rightOf', score)}
            className="max-w-40 max-medium:hidden"
          />
          <dl className="ml-auto flex gap-x-4">
            {shownStreaks.map(([name, value]) => (
              <div key={name} className="flex gap-1.5">
                <dt>{t(`score.${name}`)}</dt>
                <dd className="font-semibold text-text">
                  {value ?? <Skeleton className="h-5 w-3" />}
                </dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </section>
  );
}
