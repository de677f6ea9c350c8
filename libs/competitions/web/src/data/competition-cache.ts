import type { QueryClient } from '@tanstack/react-query';
import {
  listCompetitions,
  readCompetition,
  readOwnEntry,
  readRound,
  type Competition,
  type CompetitionCard,
  type OwnEntry,
} from '@upround/competitions/contract';
import { changeItem, keyOf, pagesKeyOf } from '@upround/shared/query';

type Shared = Partial<
  Pick<CompetitionCard, 'isFollowing' | 'followerCount' | 'isJoined' | 'hasSubmitted' | 'canVote'>
>;

/**
 * Changes what is shown of a competition in every cached answer. An answer's age stays as it is: the server's clock is
 * known by it.
 */
export function changeCompetition(
  client: QueryClient,
  slug: string,
  change: (card: CompetitionCard) => Shared,
): void {
  changeItem<CompetitionCard>(
    client,
    [listCompetitions],
    (card) => card.slug === slug,
    (card) => ({ ...card, ...change(card) }),
  );
  const put = <Data>(key: readonly unknown[], next: (data: Data) => Data) => {
    for (const [queryKey, data] of client.getQueriesData<Data>({ queryKey: key })) {
      if (data === undefined) continue;
      const updatedAt = client.getQueryState(queryKey)?.dataUpdatedAt;
      client.setQueryData<Data>(queryKey, next(data), { ...(updatedAt && { updatedAt }) });
    }
  };
  put<Competition>(keyOf(readCompetition, { params: { slug } }), (data) => ({
    ...data,
    ...change(data),
  }));
  put<{ round: Competition | null }>(keyOf(readRound), ({ round }) => ({
    round: round?.slug === slug ? { ...round, ...change(round) } : round,
  }));
}

/** Shows what a write answered of the member's own entry; null once they have none. */
export function putOwnEntry(client: QueryClient, slug: string, entry: OwnEntry | null): void {
  const queryKey = keyOf(readOwnEntry, { params: { slug } });
  // An answer that's under way may be older than this.
  void client.cancelQueries({ queryKey }, { revert: false });
  client.setQueryData(queryKey, { entry });
  changeCompetition(client, slug, () => ({
    isJoined: entry !== null,
    hasSubmitted: entry?.state === 'SUBMITTED',
  }));
}

/** Reads a competition again wherever it's shown, and lists when they are opened next. */
export function rereadCompetition(client: QueryClient, slug: string): void {
  void client.invalidateQueries({ queryKey: keyOf(readCompetition, { params: { slug } }) });
  void client.invalidateQueries({ queryKey: keyOf(readRound) });
  void client.invalidateQueries({ queryKey: pagesKeyOf(listCompetitions), refetchType: 'none' });
}
