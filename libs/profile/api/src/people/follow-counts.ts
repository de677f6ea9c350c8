import type { FollowCounts } from '@upround/shared/ports';
import { sql } from 'kysely';

/** Subtracts the follows of an erased person from the counters of both sides. */
export const followCounts: FollowCounts = {
  async forget(trx, { followed, followers }) {
    const ids = [...new Set([...followed, ...followers])];
    if (ids.length === 0) return;
    // In the order of ids, as follows lock them.
    await sql`
      select 1 from people where id = any(${ids}::uuid[]) order by id for no key update`.execute(
      trx,
    );
    await sql`
      update people set
        follower_count = greatest(follower_count - (id = any(${[...followed]}::uuid[]))::int, 0),
        following_count = greatest(following_count - (id = any(${[...followers]}::uuid[]))::int, 0)
      where id = any(${ids}::uuid[])`.execute(trx);
  },
};
