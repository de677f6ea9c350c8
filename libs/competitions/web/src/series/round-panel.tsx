import type { Competition } from '@upround/competitions/contract';
import { useFormat } from '@upround/shared/i18n';
import { links } from '@upround/shared/links';
import { FailureReason } from '@upround/shared/query';
import { AsidePart, ButtonLink, ErrorState, ProgressBar } from '@upround/shared/ui';
import { useSeriesText } from './messages/catalogue';
import type { useSeriesView } from './use-series-view';

interface RoundPartProps {
  competition: Competition;
}

/** What judges score, and how much of it counts. */
export function CriteriaPanel({ competition }: RoundPartProps) {
  const t = useSeriesText();
  const format = useFormat();
  const { criteria } = competition;
  if (criteria.length === 0) return null;
  return (
    <AsidePart title={t('criteria.title')}>
      <ul className="flex flex-col gap-4">
        {criteria.map(({ id, label, text, weight }) => (
          <li key={id} className="flex min-w-0 flex-col gap-1.5 text-small">
            <span className="flex items-baseline justify-between gap-4">
              <span className="min-w-0 font-medium wrap-anywhere">{label}</span>
              <span className="figures shrink-0">{format.percent(weight / 100)}</span>
            </span>
            {/* The figure beside it says the same. */}
            <span aria-hidden>
              <ProgressBar label={label} value={weight} />
            </span>
            <span className="text-muted wrap-anywhere">{text}</span>
          </li>
        ))}
      </ul>
    </AsidePart>
  );
}

interface MissingRoundProps {
  query: ReturnType<typeof useSeriesView>['query'];
}

/** That there's no round and where rounds are announced, or why it couldn't be loaded. */
export function MissingRound({ query }: MissingRoundProps) {
  const t = useSeriesText();
  if (query.data === undefined) {
    return (
      <ErrorState
        title={t('round.failed')}
        className="px-0"
        busy={query.isFetching}
        onRetry={() => void query.refetch()}
      >
        <FailureReason error={query.error} />
      </ErrorState>
    );
  }
  return (
    <AsidePart title={t('round.none')}>
      <p className="text-small text-muted">{t('round.noneText')}</p>
      <ButtonLink href={links.competitions({ status: 'coming' })} className="self-start">
        {t('round.competitions')}
      </ButtonLink>
    </AsidePart>
  );
}
