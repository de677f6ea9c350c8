import type {
  CreatorMonth,
  CreatorProgramme,
  CreatorStatement,
} from '@upround/ambassador/contract';
import { creatorLimits } from '@upround/ambassador/contract';
import { statement, type Database, type Trx } from '@upround/shared/db';

/** A creator's line of a closed month. Amounts are whole paise. */
interface ShareRow {
  month: string;
  reads: number;
  share: number;
  carried_in: number;
  paid: number;
  carried_out: number;
  payout: 'NONE' | 'DUE' | 'PAID';
  paid_at: Date | null;
}

// The driver returns bigint as text; up to 2^53 paise are exact.
const shareColumns = `s.month, s.reads, s.share::float8 as share, s.carried_in::float8 as carried_in,
  s.paid::float8 as paid, s.carried_out::float8 as carried_out, s.payout, s.paid_at`;

const toMonth = (row: ShareRow): CreatorMonth => ({
  month: row.month,
  reads: row.reads,
  share: row.share,
  carriedIn: row.carried_in,
  paid: row.paid,
  carriedOut: row.carried_out,
  payout: row.payout,
  paidAt: row.paid_at?.toISOString() ?? null,
});

const ownMonths = statement<ShareRow, { creatorId: string; limit: number }>(
  'creators.own-months',
  `select ${shareColumns} from creator_shares s
   where s.creator = :creatorId::uuid order by s.month desc limit :limit`,
);

/** Months of one's own that one's page lists: ten years. */
const OWN_MONTHS = 120;

/** A creator's months, the latest first. */
export const readOwnMonths = async (
  db: Database | Trx,
  creatorId: string,
): Promise<CreatorMonth[]> =>
  (await ownMonths.all(db, { creatorId, limit: OWN_MONTHS })).map(toMonth);

interface StatementRow extends ShareRow {
  creator: string;
  net_revenue: number;
  pool: number;
  all_reads: number;
  closed_at: Date;
  name: string;
}

const ownStatement = statement<StatementRow, { userId: string; month: string }>(
  'creators.own-statement',
  `select ${shareColumns}, s.creator, m.net_revenue::float8 as net_revenue, m.pool::float8 as pool,
     m.reads as all_reads, m.closed_at, p.display_name as name
   from creators c join creator_shares s on s.creator = c.id join creator_months m on m.month = s.month
     join people p on p.id = c.user_id
   where c.user_id = :userId::uuid and s.month = :month`,
);

interface PostRow {
  id: string;
  reads: number;
  slug: string | null;
  text: string | null;
}

const posts = statement<PostRow, { creatorId: string; month: string; limit: number }>(
  'creators.statement-posts',
  `select r.post_id as id, r.reads, v.slug, v.text
   from (select post_id, reads from creator_post_reads
     where creator = :creatorId::uuid and month = :month order by reads desc, post_id limit :limit) r
     left join lateral (select v.post_slug as slug, left(v.text, 400) as text from content_view v
       where v.id = r.post_id limit 1) v on true
   order by r.reads desc, r.post_id`,
);

const TITLE = 100;

/** The beginning of a post: its first line. */
function titleOf(text: string | null): string {
  const [line = ''] = (text ?? '').trim().split('\n');
  const letters = [...line.trim()];
  return letters.length <= TITLE ? letters.join('') : `${letters.slice(0, TITLE).join('').trim()}…`;
}

/** A statement, and whose it is. */
export interface StatementDocument {
  statement: CreatorStatement;
  name: string;
  closedAt: Date;
}

/** One's own statement of a month; undefined where one has no line in it. */
export async function findStatement(
  db: Database,
  of: { userId: string; month: string },
): Promise<StatementDocument | undefined> {
  const row = await ownStatement.first(db, of);
  if (row === undefined) return undefined;
  const wanted = { creatorId: row.creator, month: of.month, limit: creatorLimits.posts };
  const found: CreatorStatement = {
    ...toMonth(row),
    netRevenue: row.net_revenue,
    pool: row.pool,
    allReads: row.all_reads,
    posts: (await posts.all(db, wanted)).map(({ id, reads, slug, text }) => ({
      id,
      slug: slug ?? '',
      title: titleOf(text),
      reads,
    })),
  };
  return { statement: found, name: row.name, closedAt: row.closed_at };
}

const closed = statement<CreatorProgramme['months'][number], { limit: number }>(
  'creators.closed-months',
  `select month, pool::float8 as pool, reads, creators from creator_months order by month desc limit :limit`,
);

/** Closed months that everyone sees, the latest first. */
export const readClosedMonths = (db: Database): Promise<CreatorProgramme['months']> =>
  closed.all(db, { limit: creatorLimits.months });
