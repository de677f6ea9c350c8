const MS_PER_HOUR = 3_600_000;

/** How old an account must be to vote: accounts that are created for a vote come too late. In hours. */
export const FRESH_ACCOUNT_HOURS = 72;

export interface CountMoments {
  votingOpensAt: Date;
  /** How long the counts are hidden from the start of voting, so that the first votes don't lead the next ones. */
  hiddenHours: number;
  /** When the result was published; null before. */
  publishedAt: Date | null;
}

/**
 * Whether everyone sees how many votes an entry has: from the end of the hidden hours on, and always with the result.
 *
 * @param now the server's clock
 * @throws RangeError if the hours are negative or no number
 */
export function areCountsShown(
  { votingOpensAt, hiddenHours, publishedAt }: CountMoments,
  now: Date,
): boolean {
  if (!(hiddenHours >= 0)) throw new RangeError(`hiddenHours: ${hiddenHours}`);
  if (publishedAt !== null) return true;
  return now.getTime() >= votingOpensAt.getTime() + hiddenHours * MS_PER_HOUR;
}

/** Why a vote isn't taken. */
export type VoteRefusal = 'NOT_OPEN' | 'CLOSED' | 'OWN_ENTRY' | 'FRESH_ACCOUNT';

export interface VoteFacts {
  accountCreatedAt: Date;
  /** Whether the voter is in the entry's team. */
  isOwnEntry: boolean;
  voteOpensAt: Date;
  voteClosesAt: Date;
}

/**
 * Why a member can't vote for an entry; null where they can. Voting is open from its first moment until before its last.
 *
 * Where there are several reasons, the first counts that no one can change: the time, then whose entry it is.
 *
 * @param now the server's clock
 */
export function voteRefusal(facts: VoteFacts, now: Date): VoteRefusal | null {
  const { accountCreatedAt, isOwnEntry, voteOpensAt, voteClosesAt } = facts;
  if (now < voteOpensAt) return 'NOT_OPEN';
  if (now >= voteClosesAt) return 'CLOSED';
  if (isOwnEntry) return 'OWN_ENTRY';
  const age = now.getTime() - accountCreatedAt.getTime();
  return age < FRESH_ACCOUNT_HOURS * MS_PER_HOUR ? 'FRESH_ACCOUNT' : null;
}
