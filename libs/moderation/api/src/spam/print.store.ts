import { statement } from '@upround/shared/db';
import { spamLimits, type HeldReason } from '@upround/shared/domain';

/** What was found of a text. */
export interface PrintFindings {
  is_new: boolean;
  /** Why it is held; null where it isn't. */
  reason: HeldReason | null;
}

type CheckedText = {
  id: string;
  author: string;
  /** Null for a short text. */
  digest: string | null;
  /** How many links to other sites it has. */
  links: number;
  at: Date;
  newSince: Date;
  since: Date;
};

/** The most prints of one text that are read; since repetitions are held, each author has few. */
const COPIES_READ = 20;
const { links, linkedTexts, repeats, copies } = spamLimits;

/**
 * Compares a text with those of the last 24 hours, and stores a print of one that isn't held and may repeat. Only prints
 * of texts that weren't held are stored, so no count exceeds its limit. For an account that isn't new, only its own
 * repetitions are looked up. One statement: it is part of each post.
 */
export const checkPrint = statement<PrintFindings, CheckedText>(
  'moderation.check-print',
  `with author as (
     select created_at > :newSince::timestamptz as is_new from account_age_view where id = :author::uuid
   ), found as (
     select a.is_new, case
       when a.is_new and :links::int > ${links} then 'LINKS'
       when a.is_new and :links::int > 0 and (select count(*) from (
         select from text_prints t
         where t.author_id = :author::uuid and t.link_count > 0 and t.created_at > :since::timestamptz
         limit ${linkedTexts}) linked) >= ${linkedTexts} then 'LINKS_A_DAY'
       when (select count(*) from (
         select from text_prints t
         where t.author_id = :author::uuid and t.digest = :digest::text and t.created_at > :since::timestamptz
         limit ${repeats - 1}) repeated) >= ${repeats - 1} then 'REPEATED'
       when a.is_new and (select count(distinct others.author_id) from (
         select t.author_id from text_prints t
         where t.digest = :digest::text and t.is_new and t.created_at > :since::timestamptz
           and t.author_id <> :author::uuid
         limit ${COPIES_READ}) others) >= ${copies - 1} then 'COPIED'
     end as reason
     from author a
   ), stored as (
     insert into text_prints (id, author_id, digest, link_count, is_new, created_at)
     select :id::uuid, :author::uuid, :digest::text, :links::int, f.is_new, :at::timestamptz from found f
     where f.reason is null and (:digest::text is not null or (f.is_new and :links::int > 0))
   )
   select is_new, reason from found`,
);

/** Deletes prints that no check reads any more. */
export const deletePrints = statement<never, { before: Date }>(
  'moderation.delete-prints',
  `delete from text_prints where created_at < :before::timestamptz`,
);
