import { useInfiniteQuery } from '@tanstack/react-query';
import { EyeOff } from 'lucide-react';
import { useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Vote } from '@upround/competitions/contract';
import { itemsOf, PagedEnd, PagedList } from '@upround/shared/query';
import { EmptyState, SegmentedControl, Skeleton, SkeletonGroup, Surface } from '@upround/shared/ui';
import { endText } from '../components/end-text';
import { entryTileGridClasses } from '../components/entry-tile-grid';
import { Part } from '../components/part';
import { entriesQuery } from '../data/competition-queries';
import type { CompetitionView } from '../model/competition-view';
import { useMoments } from '../model/use-moments';
import { useVoteText } from '../votes/messages/catalogue';
import { listOrders, useGalleryOrder, type ListOrder } from '../votes/use-gallery-order';
import { useVote } from '../votes/use-vote';
import { VotePart } from '../votes/vote-part';
import { EntryCard } from './entry-card';
import { EntryDetail } from './entry-detail';
import { useCompetitionText } from './messages/catalogue';
import { ResultPart } from './result-part';
import { useOpenEntryFocus } from './use-open-entry-focus';

/** The gallery of entries, the ranking in its place once it's out, or one of them; before the deadline, when they appear. */
export function EntriesTab({ view }: { view: CompetitionView }) {
  const t = useCompetitionText();
  const moments = useMoments();
  const [search] = useSearchParams();
  const container = useRef<HTMLDivElement>(null);
  const { phase, closesAt, slug } = view.competition;
  const entryId = search.get('entry');
  useOpenEntryFocus(entryId, container);
  if (phase === 'ANNOUNCED' || phase === 'OPEN') {
    const when = `${moments.local(closesAt)} ${moments.zone(closesAt)}`;
    return (
      <EmptyState icon={EyeOff} title={t('entries.before')} className="px-0 medium:px-0">
        {t('entries.beforeHint', { when })}
      </EmptyState>
    );
  }
  return (
    <div ref={container}>
      {entryId !== null ? (
        <EntryDetail key={entryId} view={view} entryId={entryId} />
      ) : phase === 'RESULT' ? (
        // The ranking has every entry, those without a score too.
        <ResultPart slug={slug} />
      ) : (
        <Gallery view={view} />
      )}
    </div>
  );
}

function Gallery({ view }: { view: CompetitionView }) {
  const t = useCompetitionText();
  const { slug, vote } = view.competition;
  const voting = useVote(view);
  const { order, shown, choose } = useGalleryOrder(vote);
  const query = useInfiniteQuery({
    ...entriesQuery(slug, order),
    refetchOnMount: 'always',
    // Votes come in while the reader is elsewhere.
    refetchOnWindowFocus: vote?.areCountsShown === true ? 'always' : false,
  });
  const { data, error, isFetching, refetch } = query;
  // Entries and the reader's vote appear together, so that nothing moves.
  const isPending = query.isPending || voting.query.isLoading;
  const { items } = itemsOf(data);
  return (
    <Part title={t('entries.title')}>
      <PagedList
        query={{ data, error, isFetching, isPending, refetch }}
        level={3}
        className="px-0"
        skeleton={<GallerySkeleton label={t('entries.loading')} hasVote={vote !== null} />}
        failed={t('entries.failed')}
        isEmpty={items.length === 0}
        empty={
          <EmptyState level={3} title={t('entries.empty')} className="px-0">
            {t('entries.emptyHint')}
          </EmptyState>
        }
      >
        {vote !== null && <VotePart view={view} vote={vote} voting={voting} entries={items} />}
        <OrderLine vote={vote} shown={shown} onChoose={choose} />
        <ul className={entryTileGridClasses}>
          {items.map((entry) => (
            <li key={entry.id} className="flex min-w-0">
              <EntryCard view={view} entry={entry} voting={voting} />
            </li>
          ))}
        </ul>
        <PagedEnd
          query={query}
          skeleton={<GallerySkeleton label={t('entries.loadingMore')} />}
          text={{
            more: t('entries.more'),
            failed: t('entries.moreFailed'),
            end: endText(data, t('entries.end')),
          }}
        />
      </PagedList>
    </Part>
  );
}

interface OrderLineProps {
  vote: Vote | null;
  shown: ListOrder;
  onChoose: (order: ListOrder) => void;
}

/** In which order entries are, and once the counts of a vote are shown, the choice of another. */
function OrderLine({ vote, shown, onChoose }: OrderLineProps) {
  const t = useCompetitionText();
  const tVote = useVoteText();
  if (vote === null) return <p className="text-small text-muted">{t('entries.order')}</p>;
  // The vote says that the order is random.
  if (!vote.areCountsShown) return null;
  return (
    <SegmentedControl
      label={tVote('order.label')}
      options={listOrders.map((value) => ({ value, label: tVote(`order.${value}`) }))}
      value={shown}
      onChange={onChoose}
      className="self-start"
    />
  );
}

function GallerySkeleton({ label, hasVote = false }: { label: string; hasVote?: boolean }) {
  return (
    <SkeletonGroup label={label} className="flex flex-col gap-3">
      {hasVote && <Skeleton className="h-28 w-full rounded-surface" />}
      <div className={entryTileGridClasses}>
        {[0, 1, 2].map((place) => (
          <Surface key={place} className="flex flex-col gap-3">
            <div className="flex gap-3">
              <Skeleton className="size-12 shrink-0" />
              <div className="flex grow flex-col gap-2">
                <Skeleton className="h-5 w-1/2" />
                <Skeleton className="h-4 w-4/5" />
              </div>
            </div>
            <Skeleton className="h-6 w-2/3" />
            <Skeleton className="h-4 w-1/3" />
          </Surface>
        ))}
      </div>
    </SkeletonGroup>
  );
}
