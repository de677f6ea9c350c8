import { useQuery } from '@tanstack/react-query';
import { useFormat } from '@upround/shared/i18n';
import { FailureReason } from '@upround/shared/query';
import { ErrorState, ProgressBar, Skeleton, SkeletonGroup, Surface } from '@upround/shared/ui';
import { useCompetitionText } from '../competition/messages/catalogue';
import { ownResultQuery } from '../data/competition-queries';

/** The scale of scores. */
const MOST = 10;

/** What the member's entry reached, with the average of each criterion; nothing where it wasn't submitted. */
export function OwnResultPart({ slug }: { slug: string }) {
  const t = useCompetitionText();
  const format = useFormat();
  const query = useQuery(ownResultQuery(slug));
  if (query.isPending) {
    return (
      <SkeletonGroup label={t('result.loading')}>
        <Skeleton className="h-56 w-full rounded-surface" />
      </SkeletonGroup>
    );
  }
  if (query.data === undefined) {
    return (
      <ErrorState
        level={3}
        title={t('result.failed')}
        className="px-0"
        busy={query.isFetching}
        onRetry={() => void query.refetch()}
      >
        <FailureReason error={query.error} />
      </ErrorState>
    );
  }
  const { result } = query.data;
  if (result === null) return null;
  const figure = (value: number) => format.number(value, { maximumFractionDigits: 2 });
  return (
    <Surface as="section" aria-label={t('result.own')} className="flex flex-col gap-3">
      <h3 className="text-body font-semibold">{t('result.own')}</h3>
      <p className="figures text-title font-semibold">
        {result.rank === null
          ? t('result.ownNone')
          : t('result.ownRank', { rank: String(result.rank), ranked: String(result.ranked) })}
      </p>
      {result.prize !== null && <p className="font-medium wrap-anywhere">{result.prize}</p>}
      {result.score !== null && result.mean !== null && (
        <dl className="figures flex gap-8 text-small">
          <div>
            <dt className="text-muted">{t('result.score')}</dt>
            <dd className="font-semibold">{figure(result.score)}</dd>
          </div>
          <div>
            <dt className="text-muted">{t('result.mean')}</dt>
            <dd>{figure(result.mean)}</dd>
          </div>
        </dl>
      )}
      {result.byCriterion.length > 0 && (
        <ul aria-label={t('result.byCriterion')} className="flex flex-col gap-3">
          {result.byCriterion.map(({ id, label, mean }) => (
            <li key={id} className="flex min-w-0 flex-col gap-1.5 text-small">
              <span className="flex items-baseline justify-between gap-4">
                <span className="min-w-0 wrap-anywhere">{label}</span>
                <span className="figures font-medium">{figure(mean)}</span>
              </span>
              <ProgressBar label={label} value={mean} max={MOST} valueText={figure(mean)} />
            </li>
          ))}
        </ul>
      )}
      <p className="text-small text-muted">{t('result.how')}</p>
    </Surface>
  );
}
