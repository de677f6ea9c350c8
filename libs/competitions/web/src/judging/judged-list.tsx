import { useInfiniteQuery } from '@tanstack/react-query';
import type { Competition, JudgedEntry } from '@upround/competitions/contract';
import { itemsOf, PagedEnd, PagedList } from '@upround/shared/query';
import { Button, EmptyState, Skeleton, SkeletonGroup } from '@upround/shared/ui';
import { endText } from '../components/end-text';
import { judgedEntriesQuery } from '../data/competition-queries';
import { JudgedEntryRow } from './judged-entry-row';
import { useJudgingText } from './messages/catalogue';
import { nextUnscored, useOpenEntries } from './next-entry';

/** The entries that the member judges, page by page. */
export function JudgedList({ competition }: { competition: Competition }) {
  const t = useJudgingText();
  const query = useInfiniteQuery({
    ...judgedEntriesQuery(competition.slug),
    refetchOnMount: 'always',
  });
  const { items } = itemsOf(query.data);
  const readOn = async () => {
    const { data, hasNextPage, isError } = await query.fetchNextPage();
    return { entries: itemsOf(data).items, hasMore: hasNextPage && !isError };
  };
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
      <EntryRows
        competition={competition}
        entries={items}
        hasNextPage={query.hasNextPage}
        readOn={readOn}
      />
      <PagedEnd
        query={query}
        skeleton={<RowSkeletons label={t('list.loadingMore')} />}
        text={{
          more: t('list.more'),
          failed: t('list.moreFailed'),
          end: endText(query.data, t('list.end')),
        }}
      />
    </PagedList>
  );
}

interface EntryRowsProps {
  competition: Competition;
  entries: readonly JudgedEntry[];
  hasNextPage: boolean;
  readOn: Parameters<typeof useOpenEntries>[1]['readOn'];
}

function EntryRows({ competition, entries, ...pages }: EntryRowsProps) {
  const t = useJudgingText();
  const open = useOpenEntries(entries, pages);
  // Without points is none of these, but maybe one that isn't read yet.
  const isFurther = pages.hasNextPage && nextUnscored(entries) === undefined;
  return (
    <>
      {isFurther && (
        <Button className="self-start" busy={open.isReading} onClick={() => open.goOn()}>
          {t('score.next')}
        </Button>
      )}
      <ul aria-label={t('list.label')} className="divide-y border-y">
        {entries.map((entry) => (
          <li key={entry.id}>
            <JudgedEntryRow competition={competition} entry={entry} open={open} />
          </li>
        ))}
      </ul>
    </>
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
