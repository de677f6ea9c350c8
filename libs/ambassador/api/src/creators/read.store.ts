import { monthOf, MOST_READS_BY_READER } from '@upround/ambassador/model';
import { isId, newId, noBlockText, statement, type Database, type Trx } from '@upround/shared/db';

interface ReadableRow {
  id: string;
  author_id: string;
}

const readable = statement<ReadableRow, { id: string | null; slug: string | null; viewer: string }>(
  'creators.readable-post',
  `select v.id, v.author_id from content_view v join writing_view w on w.id = v.id and w.is_post
   where (v.id = :id::uuid or v.post_slug = :slug) and v.comment_id is null
     and ${noBlockText(':viewer::uuid', 'v.author_id')} limit 1`,
);

/** A post or an idea that a member may read, by its id or its slug. */
export const findReadable = (
  db: Database | Trx,
  { key, viewer }: { key: string; viewer: string },
): Promise<ReadableRow | undefined> =>
  readable.first(db, { id: isId(key) ? key : null, slug: isId(key) ? null : key, viewer });

const insert = statement<
  never,
  {
    id: string;
    month: string;
    postId: string;
    readerId: string;
    authorId: string;
    now: Date;
    hasPlan: boolean;
  }
>(
  'creators.insert-read',
  `insert into creator_reads (id, month, post_id, reader_id, author_id, at, has_plan)
   values (:id::uuid, :month, :postId::uuid, :readerId::uuid, :authorId::uuid, :now::timestamptz, :hasPlan::boolean)
   on conflict (month, post_id, reader_id) do update set has_plan = true, at = greatest(creator_reads.at, excluded.at)
     where excluded.has_plan`,
);

/**
 * Records a read, once a month. A later one with a plan moves it, so that it also counts for an author who joined the
 * programme in between.
 */
export const insertRead = (
  trx: Trx,
  read: { postId: string; readerId: string; authorId: string; hasPlan: boolean; now: Date },
): Promise<unknown> => insert.all(trx, { ...read, id: newId(), month: monthOf(read.now).id });

const counting = statement<{ count: number }, { creatorId: string; month: string; most: number }>(
  'creators.reads-that-count',
  `select coalesce(sum(least(o.count, :most::int)), 0)::int as count from (
   select count(*) as count from creators c
     join lateral (select max(s.at) as at from creator_steps s
       where s.request_id = c.request_id and s.state = 'APPROVED') s on true
     join creator_reads r on r.author_id = c.user_id and r.at >= s.at and r.month = :month and r.has_plan
     join people reader on reader.id = r.reader_id and reader.state <> 'BANNED'
   where c.id = :creatorId::uuid and c.state = 'APPROVED' group by r.reader_id) o`,
);

/** Reads of a month that count for a creator so far; none for who isn't in the programme. */
export const countReads = async (
  db: Database | Trx,
  of: { creatorId: string; month: string },
): Promise<number> => (await counting.first(db, { ...of, most: MOST_READS_BY_READER }))?.count ?? 0;

const remove = statement<{ id: string }, { before: Date; limit: number }>(
  'creators.delete-reads',
  `delete from creator_reads r using (
     select id from creator_reads where at < :before::timestamptz order by at limit :limit
   ) old where r.id = old.id returning r.id`,
);

/** Deletes the oldest reads from before a moment. @returns how many */
export const deleteReads = async (trx: Trx, of: { before: Date; limit: number }): Promise<number> =>
  (await remove.all(trx, of)).length;
