import { links } from '@upround/shared/links';
import { FailureReason } from '@upround/shared/query';
import { AsidePart, ButtonLink, ErrorState } from '@upround/shared/ui';
import { useSeriesText } from './messages/catalogue';
import type { useSeriesView } from './use-series-view';

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
