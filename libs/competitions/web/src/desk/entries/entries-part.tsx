import { useInfiniteQuery } from '@tanstack/react-query';
import type { DeskCompetition } from '@upround/competitions/contract';
import { itemsOf, PagedEnd, PagedList, withoutRepeats } from '@upround/shared/query';
import { Skeleton, SkeletonGroup } from '@upround/shared/ui';
import { DeskPart } from '../desk-part';
import { deskEntriesQuery } from '../desk-queries';
import { useDeskText } from '../messages/catalogue';
import { endText } from '../../components/end-text';
import { DeskEntryRow } from './desk-entry-row';
import { EntriesFile } from './entries-file';

/** The submitted entries with all answers, on the page and as a file. */
export function EntriesPart({ competition }: { competition: DeskCompetition }) {
  const t = useDeskText();
  const query = useInfiniteQuery(deskEntriesQuery(competition.slug));
  // One that is submitted again between two pages is in both.
  const items = withoutRepeats(itemsOf(query.data).items, ({ id }) => id);
  return (
    <DeskPart anchor="desk-entries" title={t('entries.title')} hint={t('entries.hint')}>
      <PagedList
        query={query}
        level={3}
        className="px-0 pt-0"
        skeleton={<RowSkeletons label={t('entries.loading')} />}
        failed={t('entries.failed')}
        isEmpty={items.length === 0}
        empty={<p className="text-muted">{t('entries.empty')}</p>}
      >
        <EntriesFile competition={competition} />
        <ul aria-label={t('entries.label')} className="divide-y border-y">
          {items.map((entry) => (
            <li key={entry.id}>
              <DeskEntryRow competition={competition} entry={entry} />
            </li>
          ))}
        </ul>
        <PagedEnd
          query={query}
          skeleton={<RowSkeletons label={t('entries.loadingMore')} />}
          text={{
            more: t('list.more'),
            failed: t('list.moreFailed'),
            end: endText(query.data, t('entries.end')),
          }}
        />
      </PagedList>
    </DeskPart>
  );
}

function RowSkeletons({ label }: { label: string }) {
  return (
    <SkeletonGroup label={label} className="divide-y border-y">
      {[0, 1, 2].map((place) => (
        <div key={place} className="flex flex-col gap-2 py-4">
          <Skeleton className="h-5 w-1/3" />
          <Skeleton className="h-4 w-2/3" />
          <Skeleton className="h-4 w-1/2" />
        </div>
      ))}
    </SkeletonGroup>
  );
}
