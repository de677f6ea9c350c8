import { isWithin, type CalendarSpan } from './kolkata-calendar';

/** The creators' part of the net revenue of plans, in percent. */
export const CREATOR_POOL_PERCENT = 10;
/** What is paid out at least, in paise: ₹500. Less is carried to the next month. */
export const MINIMUM_PAYOUT = 50_000;
/** How many reads of one creator's posts count a month for one reader, so that a second account with a plan isn't worth it. */
export const MOST_READS_BY_READER = 30;

/** One time that a member read a post. */
export interface PostRead {
  readerId: string;
  postId: string;
  /** The post's author, who is in the programme. */
  creatorId: string;
  /** The store gives the latest time in the month at which the reader had a plan, rather than the first. */
  at: Date;
  /** Whether the reader had a plan then. */
  hasPlan: boolean;
}

export interface CreatorMonth {
  /** As `monthOf` says. */
  month: CalendarSpan;
  /** Of plans in the month: payments without tax, less refunds. Whole paise; negative if more was refunded. */
  netRevenue: number;
  /** Of posts by creators in the programme, in any order. Those of other months, own and repeated ones don't count. */
  reads: readonly PostRead[];
  /** What earlier months left unpaid, in whole paise, by the creator's id. */
  carried: ReadonlyMap<string, number>;
}

/** A creator's part of a statement. Amounts are whole paise. */
export interface StatementLine {
  creatorId: string;
  /** Reads that count. */
  reads: number;
  /** Of this month's pool. */
  share: number;
  /** From earlier months. */
  carriedIn: number;
  /** All of share and carriedIn, or nothing. */
  paid: number;
  /** To the next month. */
  carriedOut: number;
}

export interface CreatorStatement {
  /** The month's id. */
  month: string;
  pool: number;
  /** Reads that count, of all creators. */
  reads: number;
  /** The pool of a month without reads, which stays with Upround; otherwise 0. */
  unshared: number;
  /** The most reads first, then the lower id. */
  lines: StatementLine[];
}

function whole(name: string, value: number, least: number): number {
  if (!Number.isSafeInteger(value) || value < least) throw new RangeError(`${name}: ${value}`);
  return value;
}

/**
 * The pool of a month: `⌊net revenue × 10 / 100⌋`, and 0 for a month with more refunds than payments.
 *
 * @param netRevenue whole paise
 * @returns whole paise
 * @throws RangeError if the revenue is no whole amount
 */
export function creatorPool(netRevenue: number): number {
  const revenue = BigInt(whole('netRevenue', netRevenue, Number.MIN_SAFE_INTEGER));
  return revenue < 0n ? 0 : Number((revenue * BigInt(CREATOR_POOL_PERCENT)) / 100n);
}

const compareIds = (left: string, right: string) => Number(left > right) - Number(left < right);

/**
 * The reads that count, the earliest first. A reader's reads of a post count once a month, and only if the reader had a plan at
 * one of them; of one creator's posts 30 reads count, those with the earliest `at`. A creator's own reads never count.
 */
export function readsThatCount(reads: readonly PostRead[], month: CalendarSpan): PostRead[] {
  const posts = new Map<string, Set<string>>();
  return reads
    .filter(
      ({ readerId, creatorId, at, hasPlan }) =>
        hasPlan && readerId !== creatorId && isWithin(at, month),
    )
    .sort(
      (left, right) =>
        left.at.getTime() - right.at.getTime() || compareIds(left.postId, right.postId),
    )
    .filter(({ readerId, postId, creatorId }) => {
      const pair = `${readerId} ${creatorId}`;
      const ofPair = posts.get(pair) ?? new Set();
      posts.set(pair, ofPair);
      if (ofPair.has(postId) || ofPair.size >= MOST_READS_BY_READER) return false;
      ofPair.add(postId);
      return true;
    });
}

/** How many reads count, by creator. */
export function countedReads(reads: readonly PostRead[], month: CalendarSpan): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { creatorId } of readsThatCount(reads, month)) {
    counts.set(creatorId, (counts.get(creatorId) ?? 0) + 1);
  }
  return counts;
}

/**
 * Divides a pool by reads. Each creator gets `⌊pool × own reads / all reads⌋`; what rounding leaves is given out paisa by paisa
 * to the largest remainders, of equal ones to the lower id. So the shares sum exactly to the pool, and each is less than a
 * paisa away from the fraction. Source: the largest remainder method, also called Hamilton's method, with Hare's quota.
 *
 * @param pool whole paise, not negative
 * @param reads by the creator's id: whole and not negative
 * @returns whole paise by the creator's id; 0 for all if there are no reads
 * @throws RangeError if an amount or a number of reads isn't whole or is negative
 */
export function poolShares(pool: number, reads: ReadonlyMap<string, number>): Map<string, number> {
  const total = BigInt(whole('pool', pool, 0));
  const counts = [...reads].map(([id, count]) => ({ id, count: BigInt(whole(id, count, 0)) }));
  const all = counts.reduce((sum, { count }) => sum + count, 0n);
  if (all === 0n) return new Map(counts.map(({ id }) => [id, 0]));
  const parts = counts
    .map(({ id, count }) => ({
      id,
      share: Number((total * count) / all),
      remainder: (total * count) % all,
    }))
    .sort((left, right) =>
      left.remainder === right.remainder
        ? compareIds(left.id, right.id)
        : Number(right.remainder > left.remainder) - Number(right.remainder < left.remainder),
    );
  const rest = pool - parts.reduce((sum, { share }) => sum + share, 0);
  return new Map(parts.map(({ id, share }, index) => [id, index < rest ? share + 1 : share]));
}

/**
 * The statement of a month. With `pool = ⌊net revenue × 10 / 100⌋`, a creator's share is
 * `pool × their counted reads / all counted reads`, rounded as `poolShares` says. Share and carried amount are paid together
 * from ₹500 on; less is carried to the next month. Nothing is lost: paid and carriedOut are share and carriedIn.
 *
 * @throws RangeError if the revenue isn't whole, or a carried amount isn't whole or is negative
 */
export function creatorStatement({
  month,
  netRevenue,
  reads,
  carried,
}: CreatorMonth): CreatorStatement {
  const pool = creatorPool(netRevenue);
  const counts = countedReads(reads, month);
  const shares = poolShares(pool, counts);
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const lines = [...new Set([...counts.keys(), ...carried.keys()])]
    .map((creatorId): StatementLine => {
      const share = shares.get(creatorId) ?? 0;
      const carriedIn = whole(creatorId, carried.get(creatorId) ?? 0, 0);
      const due = share + carriedIn;
      const paid = due >= MINIMUM_PAYOUT ? due : 0;
      const ofReads = counts.get(creatorId) ?? 0;
      return { creatorId, reads: ofReads, share, carriedIn, paid, carriedOut: due - paid };
    })
    .sort((left, right) => right.reads - left.reads || compareIds(left.creatorId, right.creatorId));
  return { month: month.id, pool, reads: all, unshared: all === 0 ? pool : 0, lines };
}
