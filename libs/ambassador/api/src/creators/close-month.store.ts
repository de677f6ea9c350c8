import type { CreatorStatement, PostRead, StatementLine } from '@upround/ambassador/model';
import { newId, statement, type Trx } from '@upround/shared/db';

const lock = statement<never>(
  'creators.lock-months',
  `select pg_advisory_xact_lock(hashtextextended('ambassador.creator-months', 0))`,
);

/** Lets others wait who close months. */
export const lockMonths = (trx: Trx): Promise<unknown> => lock.all(trx, {});

const bounds = statement<{ last_month: string | null; first_at: Date | null }>(
  'creators.month-bounds',
  `select (select max(month) from creator_months) as last_month,
     (select min(at) from creator_steps where state = 'APPROVED') as first_at`,
);

/** The last month that is closed, and when the first creator joined. */
export async function readBounds(
  trx: Trx,
): Promise<{ lastMonth: string | null; firstAt: Date | null }> {
  const row = await bounds.first(trx, {});
  return { lastMonth: row?.last_month ?? null, firstAt: row?.first_at ?? null };
}

/** Who is in the programme at the end of a time, and since when. */
const membersAt = `creators c join lateral (
    select s.state, s.at from creator_steps s where s.creator = c.id and s.at < :to::timestamptz
    order by s.at desc, s.id desc limit 1) joined on joined.state = 'APPROVED'`;

const members = statement<{ count: number }, { to: Date }>(
  'creators.members-at',
  `select count(*)::int as count from ${membersAt} where c.user_id is not null`,
);

/** How many were in the programme at a moment. */
export const countMembersAt = async (trx: Trx, to: Date): Promise<number> =>
  (await members.first(trx, { to }))?.count ?? 0;

interface ReadRow {
  reader_id: string;
  post_id: string;
  creator: string;
  at: Date;
}

const reads = statement<ReadRow, { month: string; to: Date }>(
  'creators.reads-of-month',
  `select r.reader_id, r.post_id, c.id as creator, r.at
   from ${membersAt} join creator_reads r on r.author_id = c.user_id and r.month = :month and r.has_plan and r.at >= joined.at
     join people reader on reader.id = r.reader_id and reader.state <> 'BANNED'`,
);

/**
 * Reads by people with a plan of posts by those in the programme at the month's end, but for those by banned accounts. Of
 * someone who joined in the month, those since they were approved.
 */
export const readReads = async (trx: Trx, of: { month: string; to: Date }): Promise<PostRead[]> =>
  (await reads.all(trx, of)).map((row) => ({
    readerId: row.reader_id,
    postId: row.post_id,
    creatorId: row.creator,
    at: row.at,
    hasPlan: true,
  }));

const balances = statement<{ creator: string; amount: number }>(
  'creators.balances',
  `select s.creator, (sum(s.share) - sum(s.paid))::float8 as amount
   from creator_shares s join creators c on c.id = s.creator and c.user_id is not null
   group by s.creator having sum(s.share) > sum(s.paid)`,
);

/**
 * What earlier months left unpaid, by creator: carried amounts, and payouts that were declined since. Nothing is carried
 * for accounts that were erased.
 */
export const readBalances = async (trx: Trx): Promise<Map<string, number>> =>
  new Map((await balances.all(trx, {})).map(({ creator: id, amount }) => [id, amount]));

const insertMonth = statement<
  { month: string },
  {
    month: string;
    netRevenue: number;
    pool: number;
    reads: number;
    unshared: number;
    creators: number;
    now: Date;
  }
>(
  'creators.insert-month',
  `insert into creator_months (month, net_revenue, pool, reads, unshared, creators, closed_at)
   values (:month, :netRevenue::bigint, :pool::bigint, :reads, :unshared::bigint, :creators, :now::timestamptz)
   returning month`,
);

/** A creator's line that was saved. */
export interface SavedShare {
  id: string;
  user_id: string | null;
  month: string;
  reads: number;
  paid: number;
  carried_out: number;
}

const insertShares = statement<
  SavedShare,
  {
    month: string;
    ids: readonly string[];
    creators: readonly string[];
    reads: readonly number[];
    shares: readonly number[];
    carriedIn: readonly number[];
    paid: readonly number[];
  }
>(
  'creators.insert-shares',
  `with added as (
     insert into creator_shares (id, month, creator, reads, share, carried_in, paid, carried_out, payout)
     select l.id, :month, l.creator, l.reads, l.share, l.carried_in, l.paid, l.share + l.carried_in - l.paid,
       case when l.paid > 0 then 'DUE' else 'NONE' end
     from unnest(:ids::uuid[], :creators::uuid[], :reads::int[], :shares::bigint[], :carriedIn::bigint[], :paid::bigint[])
       as l (id, creator, reads, share, carried_in, paid)
     returning id, creator, month, reads, paid, carried_out
   )
   select a.id, c.user_id, a.month, a.reads, a.paid::float8 as paid, a.carried_out::float8 as carried_out
   from added a join creators c on c.id = a.creator order by a.id`,
);

const insertPostReads = statement<
  never,
  {
    month: string;
    creators: readonly string[];
    posts: readonly string[];
    reads: readonly number[];
  }
>(
  'creators.insert-post-reads',
  `insert into creator_post_reads (month, creator, post_id, reads)
   select :month, l.creator, l.post_id, l.reads
   from unnest(:creators::uuid[], :posts::uuid[], :reads::int[]) as l (creator, post_id, reads)`,
);

/** Reads that count, of one post. */
export interface PostReads {
  creatorId: string;
  postId: string;
  reads: number;
}

const column = <Name extends keyof StatementLine>(lines: readonly StatementLine[], name: Name) =>
  lines.map((line) => line[name]);

/** Saves a closed month. The database refuses to close one twice. @returns its lines */
export async function saveMonth(
  trx: Trx,
  { month, pool, reads: count, unshared, lines }: CreatorStatement,
  more: { netRevenue: number; creators: number; posts: readonly PostReads[]; now: Date },
): Promise<SavedShare[]> {
  const { netRevenue, creators, posts, now } = more;
  const values = { month, netRevenue, pool, reads: count, unshared, creators, now };
  await insertMonth.first(trx, values);
  const saved = await insertShares.all(trx, {
    month,
    ids: lines.map(() => newId()),
    creators: column(lines, 'creatorId'),
    reads: column(lines, 'reads'),
    shares: column(lines, 'share'),
    carriedIn: column(lines, 'carriedIn'),
    paid: column(lines, 'paid'),
  });
  await insertPostReads.all(trx, {
    month,
    creators: posts.map(({ creatorId }) => creatorId),
    posts: posts.map(({ postId }) => postId),
    reads: posts.map(({ reads: ofPost }) => ofPost),
  });
  return saved;
}
