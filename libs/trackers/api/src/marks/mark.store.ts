import { trackerLimits } from '@upround/trackers/contract';
import { isId, statement, type Trx } from '@upround/shared/db';

/** What a member can mark a record as: not a fit, or to be reminded of. */
export type OwnMark = 'hidden' | 'watches';

const limits: Record<OwnMark, number> = {
  hidden: trackerLimits.hidden,
  watches: trackerLimits.watched,
};

type Marked = { userId: string; recordId: string };

function statementsOf(mark: OwnMark) {
  const table = `tracker_${mark}`;
  return {
    lock: statement<{ locked: string }, { userId: string }>(
      `trackers.lock-${mark}`,
      `select pg_advisory_xact_lock(hashtextextended('${table}:' || :userId::text, 0))::text as locked`,
    ),
    count: statement<{ count: number }, { userId: string }>(
      `trackers.count-${mark}`,
      `select count(*)::int as count from ${table} where user_id = :userId::uuid`,
    ),
    set: statement<never, Marked & { now: Date }>(
      `trackers.set-${mark}`,
      `insert into ${table} (user_id, record_id, created_at) values (:userId::uuid, :recordId::uuid, :now)
       on conflict do nothing`,
    ),
    has: statement<{ has: boolean }, Marked>(
      `trackers.has-${mark}`,
      `select exists (
         select from ${table} where user_id = :userId::uuid and record_id = :recordId::uuid) as has`,
    ),
    unset: statement<never, { userId: string; id: string | null; slug: string }>(
      `trackers.unset-${mark}`,
      `delete from ${table} where user_id = :userId::uuid and record_id in (
         select r.id from tracker_records r where r.id = :id::uuid or r.slug = :slug)`,
    ),
  };
}

const statements = { hidden: statementsOf('hidden'), watches: statementsOf('watches') };

/**
 * Sets a mark; a second time changes nothing.
 *
 * @returns false where the member has set as many as possible
 */
export async function setMark(
  trx: Trx,
  mark: OwnMark,
  { now, ...marked }: Marked & { now: Date },
): Promise<boolean> {
  const { lock, count, has, set } = statements[mark];
  await lock.all(trx, { userId: marked.userId });
  if ((await has.first(trx, marked))?.has === true) return true;
  const taken = (await count.first(trx, { userId: marked.userId }))?.count ?? 0;
  if (taken >= limits[mark]) return false;
  await set.all(trx, { ...marked, now });
  return true;
}

/** Removes a mark of a record by its id or slug, also where the member can't read the record any more. */
export const unsetMark = (
  trx: Trx,
  mark: OwnMark,
  { userId, key }: { userId: string; key: string },
): Promise<unknown> =>
  statements[mark].unset.all(trx, { userId, id: isId(key) ? key : null, slug: key.toLowerCase() });
