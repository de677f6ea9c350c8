import { useInfiniteQuery } from '@tanstack/react-query';
import type { Competition } from '@upround/competitions/contract';
import { itemsOf, PagedEnd, PagedList } from '@upround/shared/query';
import { EmptyState, Skeleton, SkeletonGroup } from '@upround/shared/ui';
import { judgedEntriesQuery } from '../data/competition-queries';
import { JudgedEntryRow } from './judged-entry-row';
import { useJudgingText } from './messages/catalogue';

/** The entries that the member judges; the first one without points is open. */
export function JudgedList({ competition }: { competition: Competition }) {
  const t = useJudgingText();
  const query = useInfiniteQuery({
    ...judgedEntriesQuery(competition.slug),
    refetchOnMount: 'always',
  });
  const { items } = itemsOf(query.data);
  const next = items.find(({ points, hasConflict }) => points === null && !hasConflict);
  return (
    <PagedList
      query={query}
      level={3}
      className="px-0"
      skeleton={<RowSkeletons label={t('list.loading')} />}
      failed={t('list.failed')}
      isEmpty={items.length === 0}
      empty={
        <EmptyState level={3} className="px-0" title={t('list.empty')}>
          {t('list.emptyText')}
        </EmptyState>
      }
    >
      <ul aria-label={t('list.label')} className="divide-y border-y">
        {items.map((entry) => (
          <li key={entry.id}>
            <JudgedEntryRow
              competition={competition}
              entry={entry}
              isFirst={entry.id === next?.id}
            />
          </li>
        ))}
      </ul>
      <PagedEnd
        query={query}
        skeleton={<RowSkeletons label={t('list.loadingMore')} />}
        text={{ more: t('list.more'), failed: t('list.moreFailed'), end: t('list.end') }}
      />
    </PagedList>
  );
}

function RowSkeletons({ label }: { label: string }) {
  return (
    <SkeletonGroup label={label} className="divide-y border-y">
      {[0, 1, 2].map((place) => (
        <div key={place} className="flex items-center gap-3 py-4">
          <Skeleton className="h-5 w-1/3" />
          <Skeleton className="ml-auto h-5 w-20" />
        </div>
      ))}
    </SkeletonGroup>
  );
}
