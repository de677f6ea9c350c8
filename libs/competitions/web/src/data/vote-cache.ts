import type { QueryClient } from '@tanstack/react-query';
import {
  listEntries,
  readEntry,
  readVote,
  type GalleryEntry,
  type OwnVote,
  type PublicEntry,
} from '@upround/competitions/contract';
import { changeItem, keyOf } from '@upround/shared/query';
import { changeCompetition } from './competition-cache';

const keyOfVote = (slug: string) => keyOf(readVote, { params: { slug } });

/** The member's vote as the cache has it. */
export const cachedVote = (client: QueryClient, slug: string): OwnVote | undefined =>
  client.getQueryData<OwnVote>(keyOfVote(slug));

/** The entry that a vote counts for; null for none, or while it's held. */
const counted = (vote: OwnVote | undefined) =>
  vote === undefined || vote.isHeld ? null : vote.entryId;

/** Changes how many votes an entry has wherever it's shown; hidden counts stay hidden. */
function moveCount(client: QueryClient, slug: string, entryId: string, delta: 1 | -1): void {
  const moved = <Entry extends GalleryEntry>(entry: Entry): Entry =>
    entry.votes === null ? entry : { ...entry, votes: Math.max(0, entry.votes + delta) };
  changeItem<GalleryEntry>(client, [listEntries], ({ id }) => id === entryId, moved);
  client.setQueryData<PublicEntry>(
    keyOf(readEntry, { params: { slug, entryId } }),
    (entry) => entry && moved(entry),
  );
}

/** Shows another vote of the member than before, and moves the counts with it. */
export function showVote(client: QueryClient, slug: string, vote: OwnVote): void {
  const [before, after] = [counted(cachedVote(client, slug)), counted(vote)];
  client.setQueryData<OwnVote>(keyOfVote(slug), vote);
  const canVote = vote.entryId === null && vote.refusal === null;
  changeCompetition(client, slug, () => ({ canVote }));
  if (before === after) return;
  if (before !== null) moveCount(client, slug, before, -1);
  if (after !== null) moveCount(client, slug, after, 1);
}

/** Ends reads that are under way: their answers may be older than a vote. */
export const cancelVoteReads = (client: QueryClient, slug: string): Promise<unknown> =>
  Promise.all(
    [keyOfVote(slug), keyOf(listEntries), keyOf(readEntry)].map((queryKey) =>
      client.cancelQueries({ queryKey }),
    ),
  );

/** Reads the member's vote and the counts again. */
export function rereadVotes(client: QueryClient, slug: string): void {
  for (const queryKey of [keyOfVote(slug), keyOf(listEntries), keyOf(readEntry)]) {
    void client.invalidateQueries({ queryKey });
  }
}
