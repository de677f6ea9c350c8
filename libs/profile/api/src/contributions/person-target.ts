import { type Database, isId, noBlock, type PersonRow, type Trx } from '@upround/shared/db';
import type { CounterChange, CounterMove, ReactionTarget } from '@upround/shared/ports';
import { sql, type RawBuilder } from 'kysely';

/** Where neither of the two blocks the other; guests block nobody. */
const unblocked = (viewerId: string | null) => noBlock(viewerId, sql.ref('p.id'));

async function findPerson(db: Database | Trx, viewerId: string | null, id: string) {
  if (!isId(id)) return null;
  const { rows } = await sql<{ ownerId: string }>`
    select p.id as "ownerId" from person_view p
    where p.id = ${id} and ${unblocked(viewerId)}`.execute(db);
  return rows[0] ?? null;
}

interface CountedPerson {
  id: string;
  count: number;
}

const countOf = (rows: readonly CountedPerson[], id: string) =>
  rows.find((row) => row.id === id.toLowerCase())?.count;

/**
 * Keeps both people's rows from others, in the order of their ids, before anything else is written: so neither two who
 * follow each other nor many who follow one can wait for each other for ever.
 *
 * @param seen whether the follower may see a person
 * @returns the followed person's counter, or undefined where the follower may not see them
 */
async function lockBoth(
  trx: Trx,
  followed: string,
  follower: string,
  seen: RawBuilder<unknown>,
): Promise<number | undefined> {
  const { rows } = await sql<CountedPerson>`
    select p.id, p.follower_count as count from people p
    where p.id in (${followed}, ${follower}) and ${seen}
    order by p.id for no key update`.execute(trx);
  return countOf(rows, followed);
}

async function move(
  trx: Trx,
  followed: string,
  follower: string,
  delta: number,
): Promise<number | undefined> {
  const { rows } = await sql<CountedPerson>`
    update people set
      follower_count = follower_count + case when id = ${followed} then ${delta}::int else 0 end,
      following_count = following_count + case when id = ${follower} then ${delta}::int else 0 end
    where id in (${followed}, ${follower})
    returning id, follower_count as count`.execute(trx);
  return countOf(rows, followed);
}

async function add(trx: Trx, change: CounterChange): Promise<CounterMove | null> {
  const { referenceId: followed } = change.reference;
  if (!isId(followed)) return null;
  // A follow can be taken back whatever became of the followed person.
  const seen =
    change.delta < 0
      ? sql`true`
      : sql`p.state in ('ACTIVE', 'RESTRICTED') and ${unblocked(change.actorId)}`;
  const stands = await lockBoth(trx, followed, change.actorId, seen);
  if (stands === undefined) return null;
  // While it waited for the rows somebody may have been blocked: asked again, now that nobody else can be.
  if (change.delta > 0 && (await findPerson(trx, change.actorId, followed)) === null) return null;
  const { rows } = await change.statement.execute(trx);
  if (rows.length === 0) return { count: stands, changed: false };
  const count = await move(trx, followed, change.actorId, change.delta);
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
    const { rows } = await sql<PersonRow>`
      select p.id, p.slug, p.display_name, p.headline, p.role, p.avatar_key from person_view p
      where p.id = any(${ids.filter(isId)}::uuid[]) and ${unblocked(viewerId)}`.execute(db);
    return new Map(
      rows.map((row) => [
        row.id,
        { slug: row.slug, title: row.display_name, author: row.display_name },
      ]),
    );
  },
};
