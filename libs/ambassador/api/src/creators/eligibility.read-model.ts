import {
  CREATOR_WINDOW_DAYS,
  creatorProgress,
  isCreatorEligible,
  MOST_READS_BY_READER,
  MS_PER_DAY,
  type CreatorProgress,
} from '@upround/ambassador/model';
import { lowestIdAt, statement, type Database, type Trx } from '@upround/shared/db';

interface FiguresRow {
  created_at: Date;
  posts: number;
  reads: number;
  restrictions: number;
}

const figures = statement<FiguresRow, { userId: string; after: string; since: Date; most: number }>(
  'creators.figures',
  `select p.created_at,
     (select count(*)::int from writing_view w
      where w.author_id = p.id and w.is_post and w.id >= :after::uuid) as posts,
     (select coalesce(sum(least(o.count, :most::int)), 0)::int from (
        select count(*) as count from creator_reads r
          join people reader on reader.id = r.reader_id and reader.state <> 'BANNED'
        where r.author_id = p.id and r.at >= :since::timestamptz group by r.reader_id, r.month) o) as reads,
     case when p.state = 'ACTIVE' then 0 else 1 end as restrictions
   from people p where p.id = :userId::uuid`,
);

/** How far a member is with each condition, and whether all are met. */
export async function readProgress(
  db: Database | Trx,
  userId: string,
  now: Date,
): Promise<{ progress: CreatorProgress[]; isEligible: boolean }> {
  const since = new Date(now.getTime() - CREATOR_WINDOW_DAYS * MS_PER_DAY);
  const values = { userId, since, after: lowestIdAt(since), most: MOST_READS_BY_READER };
  const row = await figures.first(db, values);
  const progress = creatorProgress(
    {
      accountCreatedAt: row?.created_at ?? now,
      posts: row?.posts ?? 0,
      reads: row?.reads ?? 0,
      restrictions: row?.restrictions ?? 0,
    },
    now,
  );
  return { progress, isEligible: isCreatorEligible(progress) };
}
