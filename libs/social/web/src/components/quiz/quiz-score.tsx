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
  const share = score && Math.round((score.right / Math.max(score.attempted, 1)) * 100);
  const figures = [
    ['share', share === undefined ? undefined : t('score.percent', { share })],
    ['streak', score && String(score.streak)],
    ['best', score && String(score.bestStreak)],
  ] as const;
  return (
    <section aria-label={score ? t('score.label') : t('score.loading')} aria-busy={!score}>
      <div className="rounded-surface border bg-surface-raised py-3">
        <dl className="grid grid-cols-3 divide-x">
          {figures.map(([name, value]) => (
            <div key={name} className="flex min-w-0 flex-col-reverse justify-end px-4">
              <dt className="text-small text-muted">{t(`score.${name}`)}</dt>
              <dd className="text-title font-semibold figures">
                {value ?? <Skeleton className="my-1 h-5 w-12" />}
              </dd>
            </div>
          ))}
        </dl>
        <div className="flex items-center gap-3 px-4 pt-3">
          <ProgressBar
            label={t('score.right')}
            value={score?.right ?? 0}
            max={Math.max(score?.attempted ?? 0, 1)}
            valueText={score && t('score.rightOf', score)}
          />
          <p className="shrink-0 text-small text-muted figures">
            {!score ? (
              <Skeleton className="h-5 w-24" />
            ) : isNew ? (
              t('score.none')
            ) : (
              t('score.rightOf', score)
            )}
          </p>
        </div>
      </div>
    </section>
  );
}
