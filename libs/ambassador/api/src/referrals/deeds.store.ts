import { statement, type Database, type Trx } from '@upround/shared/db';
import { lockAmbassadors } from '../membership/ambassador.store';

/** A referral that is due to be looked at. */
export interface DueRow {
  person_id: string;
  ambassador_id: string;
  signed_up_at: Date;
  first_post_at: Date | null;
  active_at: Date | null;
}

const dueOf = statement<{ id: string }, { now: Date; limit: number }>(
  'ambassador.due-ambassadors',
  `select distinct r.ambassador_id as id from (
     select ambassador_id from ambassador_referrals
     where check_at <= :now::timestamptz order by check_at, person_id limit :limit) r`,
);

const due = statement<DueRow, { now: Date; limit: number; ambassadorIds: readonly string[] }>(
  'ambassador.lock-due-referrals',
  `select r.person_id, r.ambassador_id, r.signed_up_at, r.first_post_at, r.active_at from ambassador_referrals r
   where r.check_at <= :now::timestamptz and r.ambassador_id = any(:ambassadorIds::uuid[])
   order by r.check_at, r.person_id limit :limit for update skip locked`,
);

/**
 * Locks referrals that are due to be looked at, with their ambassadors. Everyone locks ambassadors first, in the order of
 * their ids, and then referrals: settling one and looking at it would otherwise wait for each other.
 */
export async function lockDue(trx: Trx, now: Date, limit: number): Promise<DueRow[]> {
  const ambassadorIds = (await dueOf.all(trx, { now, limit })).map(({ id }) => id);
  if (ambassadorIds.length === 0) return [];
  await lockAmbassadors(trx, ambassadorIds);
  return due.all(trx, { now, limit, ambassadorIds });
}

interface WrittenRow {
  author_id: string;
  id: string;
  is_post: boolean;
}

const written = statement<
  WrittenRow,
  { people: readonly string[]; after: readonly string[]; before: readonly string[] }
>(
  'ambassador.written-by-referred',
  `select w.author_id, c.id, c.is_post
   from unnest(:people::uuid[], :after::uuid[], :before::uuid[]) as w (author_id, after, before)
   cross join lateral (
     select v.id, v.is_post from writing_view v
     where v.author_id = w.author_id and v.id >= w.after and v.id < w.before order by v.id limit 500) c`,
);

/**
 * What people wrote that everyone can read: posts, ideas, comments and replies, the oldest first. What was deleted or
 * hidden isn't among it.
 *
 * @param of for each person the lowest id, and the first one that's too high
 */
export const readWritten = (
  db: Database | Trx,
  of: readonly { personId: string; after: string; before: string }[],
): Promise<WrittenRow[]> =>
  written.all(db, {
    people: of.map(({ personId }) => personId),
    after: of.map(({ after }) => after),
    before: of.map(({ before }) => before),
  });

type Deeds = {
  personId: string;
  firstPostAt: Date | null;
  activeAt: Date | null;
  checkAt: Date | null;
};

const save = statement<never, Deeds>(
  'ambassador.save-deeds',
  `update ambassador_referrals set first_post_at = :firstPostAt::timestamptz, active_at = :activeAt::timestamptz,
     check_at = :checkAt::timestamptz
   where person_id = :personId::uuid`,
);

/** Saves what is known of a referred person, and when they're looked at next. */
export const saveDeeds = (trx: Trx, values: Deeds): Promise<unknown> => save.all(trx, values);

const countActive = statement<never, { ambassadorId: string; day: string }>(
  'ambassador.count-active',
  `with counted as (
     update ambassadors set active_count = active_count + 1 where id = :ambassadorId::uuid returning id)
   insert into ambassador_days as d (ambassador_id, day, active) select id, :day::date, 1 from counted
   on conflict (ambassador_id, day) do update set active = d.active + 1`,
);

/** Counts one more active person on a day. */
export const countActivePerson = (trx: Trx, ambassadorId: string, day: string): Promise<unknown> =>
  countActive.all(trx, { ambassadorId, day });
