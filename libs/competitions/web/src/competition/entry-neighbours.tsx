import { useInfiniteQuery } from '@tanstack/react-query';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useEffect } from 'react';
import type { GalleryEntry } from '@upround/competitions/contract';
import { itemsOf } from '@upround/shared/query';
import { ButtonLink } from '@upround/shared/ui';
import { entriesQuery, resultsQuery } from '../data/competition-queries';
import type { CompetitionView } from '../model/competition-view';
import { useGalleryOrder } from '../votes/use-gallery-order';
import { useCompetitionText } from './messages/catalogue';
import { useEntryLinks } from './use-entry-links';

type Listed = Pick<GalleryEntry, 'id' | 'title'>;

/** The entries before and after one, in the order of the list that it's opened from. */
function useNeighbours({ competition }: CompetitionView, entryId: string) {
  const { slug, phase, vote } = competition;
  const isOut = phase === 'RESULT';
  const { order } = useGalleryOrder(vote);
  const gallery = useInfiniteQuery({ ...entriesQuery(slug, order), enabled: !isOut });
  const ranking = useInfiniteQuery({ ...resultsQuery(slug), enabled: isOut });
  const entries: readonly Listed[] = isOut
    ? itemsOf(ranking.data).items.map(({ entry }) => entry)
    : itemsOf(gallery.data).items;
  const { hasNextPage, isFetching, isError, fetchNextPage } = isOut ? ranking : gallery;
  const place = entries.findIndex(({ id }) => id === entryId);
  // The entry after the last one that's loaded is on the next page.
  const isWanted =
    place !== -1 && place === entries.length - 1 && hasNextPage && !isFetching && !isError;
  useEffect(() => {
    if (isWanted) void fetchNextPage();
  }, [isWanted, fetchNextPage]);
  if (place === -1) return { previous: undefined, next: undefined };
  return { previous: entries[place - 1], next: entries[place + 1] };
}

/** The ways to the entries before and after the open one. */
export function EntryNeighbours({ view, entryId }: { view: CompetitionView; entryId: string }) {
  const t = useCompetitionText();
  const { one } = useEntryLinks(view.competition.slug);
  const { previous, next } = useNeighbours(view, entryId);
  return (
    // It keeps its place until they are read.
    <nav aria-label={t('entry.others')} className="flex min-h-10 flex-wrap gap-2">
      {previous !== undefined && (
        <ButtonLink
          href={one(previous.id)}
          icon={ArrowLeft}
          aria-label={t('entry.previousLabel', { title: previous.title })}
        >
          {t('entry.previous')}
        </ButtonLink>
      )}
      {next !== undefined && (
        <ButtonLink
          href={one(next.id)}
          icon={ArrowRight}
          className="ml-auto"
          aria-label={t('entry.nextLabel', { title: next.title })}
        >
          {t('entry.next')}
        </ButtonLink>
      )}
    </nav>
  );
}
