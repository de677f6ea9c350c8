import { type Database, isId, noBlockText, statement, type Trx } from '@upround/shared/db';
import type { CounterChange, CounterMove, ReactionTarget } from '@upround/shared/ports';
import { sql } from 'kysely';

type Viewing = { viewer: string | null };

/** True where neither the viewer nor the person blocks the other; always true for a guest. */
const unblocked = noBlockText(':viewer::uuid', 'p.id');

const visiblePerson = statement<{ ownerId: string }, Viewing & { id: string }>(
  'profile.visible-person',
  `select p.id as "ownerId" from person_view p where p.id = :id::uuid and ${unblocked}`,
);

async function findPerson(db: Database | Trx, viewer: string | null, id: string) {
  return isId(id) ? ((await visiblePerson.first(db, { viewer, id })) ?? null) : null;
}

interface CountedPerson {
  id: string;
  count: number;
}

const countOf = (rows: readonly CountedPerson[], id: string) =>
  rows.find((row) => row.id === id.toLowerCase())?.count;

/** The viewer is the follower. */
type FollowValues = { viewer: string; followed: string };

/**
 * Keeps both people's rows from others, in the order of their ids, before anything else is written: so neither two who
 * follow each other nor many who follow one can wait for each other for ever.
 *
 * @param seen whether the follower may see a person
 */
const lockBoth = (name: string, seen: string) =>
  statement<CountedPerson, FollowValues>(
    name,
    `select p.id, p.follower_count as count from people p
     where p.id in (:followed::uuid, :viewer::uuid) and ${seen}
     order by p.id for no key update`,
  );
const lockToFollow = lockBoth(
  'profile.lock-to-follow',
  `p.state in ('ACTIVE', 'RESTRICTED') and ${unblocked}`,
);
/** A follow can be removed whatever happened to the followed person. */
const lockToUnfollow = lockBoth('profile.lock-to-unfollow', 'true');

const move = statement<CountedPerson, FollowValues & { delta: number }>(
  'profile.move-follow-counts',
  `update people set
     follower_count = follower_count + case when id = :followed::uuid then :delta::int else 0 end,
     following_count = following_count + case when id = :viewer::uuid then :delta::int else 0 end
   where id in (:followed::uuid, :viewer::uuid)
   returning id, follower_count as count`,
);

const summaries = statement<
  { id: string; slug: string; display_name: string },
  Viewing & { ids: readonly string[] }
>(
  'profile.describe-people',
  `select p.id, p.slug, p.display_name from person_view p
   where p.id = any(:ids::uuid[]) and ${unblocked}`,
);

async function add(trx: Trx, change: CounterChange): Promise<CounterMove | null> {
  const { referenceId: followed } = change.reference;
  if (!isId(followed)) return null;
  const values = { viewer: change.actorId, followed };
  const lock = change.delta < 0 ? lockToUnfollow : lockToFollow;
  const stands = countOf(await lock.all(trx, values), followed);
  if (stands === undefined) return null;
  // Someone may have been blocked while this waited for the locks: checked again, now that no new block can be added.
  if (change.delta > 0 && (await findPerson(trx, change.actorId, followed)) === null) return null;
  const { rows } = await change.statement.execute(trx);
  if (rows.length === 0) return { count: stands, changed: false };
  const count = countOf(await move.all(trx, { ...values, delta: change.delta }), followed);
  return { count: count ?? stands + change.delta, changed: true };
}

/** Lets social follow and report people. */
export const personTarget: ReactionTarget = {
  types: ['USER'],

  find: (db, viewerId, { referenceId }) => findPerson(db, viewerId, referenceId),

  add,

  /** Both counters are counted again from the follows, which the seed has written by then. */
  async addMany(trx) {
    await sql`
      update people set
        follower_count = (select count(*) from follow_view f where f.reference_id = people.id),
        following_count = (
          select count(*) from follow_view f
          where f.follower_id = people.id and f.reference_type = 'USER'
        )
      where id in (select reference_id from follow_view union select follower_id from follow_view)`.execute(
      trx,
    );
  },

  async describe(db, viewerId, ids) {
    const rows = await summaries.all(db, { viewer: viewerId, ids: ids.filter(isId) });
    return new Map(
      rows.map((row) => [
        row.id,
        { slug: row.slug, title: row.display_name, author: row.display_name },
      ]),
    );
  },
};
