import { useEffect, type RefObject } from 'react';
import { useFormat } from '@upround/shared/i18n';
import { announce } from '@upround/shared/routing';
import { classes } from '@upround/shared/ui';
import { HitSkeletons } from '../../components/hit/hit-skeletons';
import type { Hits } from '../../data/use-hits';
import { useSearchMessages } from '../../messages/catalogue';
import type { TabKind } from '../../model/kinds';
import { CorrectionLine } from './correction-line';
import { HitList } from './hit-list';
import { NoResults } from './no-results';
import { Overview } from './overview';
import { SearchFailed } from './search-failed';
import { TagRow } from './tag-row';

export interface ResultsProps {
  query: string;
  kind: TabKind;
  hits: Hits;
  field: RefObject<HTMLInputElement | null>;
  /** Searches for something else. */
  onSearch: (query: string) => void;
  /** Called when a hit is opened. */
  onOpen: () => void;
}

/** Says how much was found, once it is known. */
function useAnnouncedCount({ query, kind, hits }: ResultsProps): void {
  const t = useSearchMessages();
  const format = useFormat();
  const { facets, found, isOld, correction } = hits;
  const kinds = facets?.kinds.filter(({ type }) => kind === 'ALL' || type === kind);
  const count = kinds?.reduce((sum, entry) => sum + entry.count, 0);
  const isAtLeast = kinds?.some(({ more }) => more) ?? false;
  const words = correction?.applied ? correction.query : query;
  const isThere = found.isSuccess && !isOld;
  useEffect(() => {
    if (!isThere || count === undefined) return;
    const key = isAtLeast ? 'results.countAtLeast' : 'results.count';
    announce(t(key, { count, shown: format.count(count), query: words }));
  }, [count, format, isAtLeast, isThere, t, words]);
}

/**
 * What was found, in every state. The results before stay, greyed, until the next ones are there; that there were none
 * says nothing of the words that stand there now.
 */
export function Results(props: ResultsProps) {
  const { query, kind, hits, field, onSearch, onOpen } = props;
  const { found, correction, facets, isOld } = hits;
  const isEmpty = hits.hits.length === 0;
  useAnnouncedCount(props);

  if (found.isPending || (isOld && isEmpty)) return <HitSkeletons />;
  if (found.isError && found.data === undefined) {
    return (
      <SearchFailed
        error={found.error}
        busy={found.isFetching}
        onRetry={() => void found.refetch()}
      />
    );
  }
  return (
    <div
      aria-busy={isOld || undefined}
      className={classes('transition-opacity', isOld && 'opacity-60')}
    >
      {correction && !isOld && <CorrectionLine query={query} kind={kind} correction={correction} />}
      {isEmpty ? (
        <NoResults query={query} kind={kind} field={field} onSearch={onSearch} />
      ) : (
        <>
          {facets && <TagRow query={query} tags={facets.tags} field={field} onSearch={onSearch} />}
          {kind === 'ALL' ? (
            <Overview query={query} hits={hits} onOpen={onOpen} />
          ) : (
            <HitList hits={hits} onOpen={onOpen} />
          )}
        </>
      )}
    </div>
  );
}
