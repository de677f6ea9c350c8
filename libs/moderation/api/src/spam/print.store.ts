import { statement } from '@upround/shared/db';

/** Counts of the last 24 hours, none higher than its limit: only prints of texts that weren't held are stored. */
export interface PrintCounts {
  is_new: boolean;
  /** The author's texts with the same words. */
  repeated: number;
  /** The author's texts with links. */
  linked: number;
  /** Other new accounts with the same words. */
  copied: number;
}

type CountValues = {
  author: string;
  /** Null for a short text. */
  digest: string | null;
  hasLinks: boolean;
  newSince: Date;
  since: Date;
  repeatedMax: number;
  linkedMax: number;
};

/** The most prints of one text that are read; since repetitions are held, each author has few. */
const COPIES_READ = 20;

/** For an account that isn't new, only its own repetitions are looked up. */
export const countPrints = statement<PrintCounts, CountValues>(
  'moderation.count-prints',
  `select a.is_new,
     (select count(*) from (
       select from text_prints t
       where t.author_id = :author::uuid and t.digest = :digest::text and t.created_at > :since::timestamptz
       limit :repeatedMax::int) own)::int as repeated,
     case when a.is_new and :hasLinks::boolean then (select count(*) from (
       select from text_prints t
       where t.author_id = :author::uuid and t.link_count > 0 and t.created_at > :since::timestamptz
       limit :linkedMax::int) own)::int else 0 end as linked,
     case when a.is_new then (select count(distinct others.author_id) from (
       select t.author_id from text_prints t
       where t.digest = :digest::text and t.is_new and t.created_at > :since::timestamptz
         and t.author_id <> :author::uuid
       limit ${COPIES_READ}) others)::int else 0 end as copied
   from (select created_at > :newSince::timestamptz as is_new from account_age_view
     where id = :author::uuid) a`,
);

export const insertPrint = statement<
  never,
  {
    id: string;
    author: string;
    digest: string | null;
    links: number;
    isNew: boolean;
    at: Date;
  }
>(
  'moderation.insert-print',
  `insert into text_prints (id, author_id, digest, link_count, is_new, created_at)
   values (:id::uuid, :author::uuid, :digest, :links::int, :isNew::boolean, :at::timestamptz)`,
);

/** Deletes prints that no check reads any more. */
export const deletePrints = statement<never, { before: Date }>(
  'moderation.delete-prints',
  `delete from text_prints where created_at < :before::timestamptz`,
);
