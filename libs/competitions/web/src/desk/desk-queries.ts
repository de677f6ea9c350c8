import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import {
  listDesk,
  listDeskEntries,
  listHeldVotes,
  readDesk,
  type DeskCompetition,
  type DeskEntry,
  type HeldVote,
} from '@upround/competitions/contract';
import { api } from '@upround/shared/api-client';
import { changeInPages, pagesFor, pagesKeyOf, queryFor, type PagesOf } from '@upround/shared/query';
import { rereadCompetition } from '../data/competition-cache';

/** How often an announced competition is read again while its tab is in front, in milliseconds. */
const INTERVAL = 30_000;
/** The largest page that the API answers. */
const WHOLE_PAGE = 50;

/** Of lists that judges and members change all the time. */
const polled = {
  refetchInterval: INTERVAL,
  refetchIntervalInBackground: false,
  refetchOnMount: 'always',
  refetchOnWindowFocus: 'always',
  refetchOnReconnect: 'always',
} as const;

export const deskListQuery = pagesFor(listDesk, { query: {} });

const isAnnounced = ({ state }: { state: { data: DeskCompetition | undefined } }) =>
  state.data?.isDraft === false;

/** One competition. Only an announced one is polled: its organiser alone changes a draft. */
export const deskQuery = (slug: string) => {
  const options = queryFor(readDesk, { params: { slug } });
  const whenAnnounced = (query: Parameters<typeof isAnnounced>[0]) =>
    isAnnounced(query) ? ('always' as const) : false;
  return {
    ...options,
    refetchInterval: (query: Parameters<typeof isAnnounced>[0]) =>
      isAnnounced(query) ? INTERVAL : (false as const),
    refetchIntervalInBackground: false,
    refetchOnWindowFocus: whenAnnounced,
    refetchOnReconnect: whenAnnounced,
  };
};

/** The submitted entries with all answers, in the order of their submission. */
export const deskEntriesQuery = (slug: string) => ({
  ...pagesFor(listDeskEntries, { params: { slug }, query: {} }),
  ...polled,
});

/** The votes that have to be checked, the oldest first. */
export const heldVotesQuery = (slug: string) => ({
  ...pagesFor(listHeldVotes, { params: { slug }, query: {} }),
  ...polled,
});

/**
 * All submitted entries, page by page.
 *
 * @param onRead called after each page with how many are read by then
 * @throws what `api.call` throws, and the signal's reason
 */
export async function allDeskEntries(
  slug: string,
  signal: AbortSignal,
  onRead: (count: number) => void,
): Promise<DeskEntry[]> {
  const all = new Map<string, DeskEntry>();
  let cursor: string | null = '';
  while (cursor !== null) {
    const page: { data: DeskEntry[]; nextSegment: string | null } = await api.call(
      listDeskEntries,
      { params: { slug }, query: { limit: WHOLE_PAGE, cursor } },
      { signal },
    );
    for (const entry of page.data) {
      // One that is submitted again in the meantime is answered again, further down.
      all.delete(entry.id);
      all.set(entry.id, entry);
    }
    onRead(all.size);
    cursor = page.nextSegment;
  }
  return [...all.values()];
}

/** Shows what a write answered, and reads again what members see of it. */
export function usePutDesk(): (competition: DeskCompetition) => void {
  const client = useQueryClient();
  return (competition) => {
    const { slug } = competition;
    const { queryKey } = deskQuery(slug);
    // An answer that's under way may be older than this.
    void client.cancelQueries({ queryKey });
    client.setQueryData(queryKey, competition);
    void client.invalidateQueries({ queryKey: pagesKeyOf(listDesk) });
    // Publishing ranks them, and a removed judge takes their points along.
    void client.invalidateQueries({ queryKey: deskEntriesQuery(slug).queryKey });
    rereadCompetition(client, slug);
  };
}

/** Removes decided votes from the list, and reads again what follows them and what the decision changed. */
export function leaveHeldVotes(
  client: QueryClient,
  slug: string,
  voterIds: readonly string[],
): void {
  const { queryKey } = heldVotesQuery(slug);
  const decided = new Set(voterIds);
  client.setQueryData<PagesOf<typeof listHeldVotes>>(
    queryKey,
    (pages) =>
      pages &&
      changeInPages(
        pages,
        ({ voter }: HeldVote) => decided.has(voter.id),
        () => undefined,
      ),
  );
  void client.invalidateQueries({ queryKey });
  void client.invalidateQueries({ queryKey: deskEntriesQuery(slug).queryKey });
}
