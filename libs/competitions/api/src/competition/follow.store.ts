import { statement, type Trx } from '@upround/shared/db';

type Follow = { competitionId: string; userId: string };

const follow = statement<{ count: number }, Follow & { now: Date }>(
  'competitions.follow',
  `with added as (
     insert into competition_follows (competition_id, user_id, created_at)
     values (:competitionId::uuid, :userId::uuid, :now::timestamptz)
     on conflict (competition_id, user_id) do nothing returning 1)
   update competitions set follower_count = follower_count + (select count(*)::int from added)
   where id = :competitionId::uuid returning follower_count as count`,
);

const unfollow = statement<{ count: number }, Follow>(
  'competitions.unfollow',
  `with gone as (
     delete from competition_follows where competition_id = :competitionId::uuid and user_id = :userId::uuid
     returning 1)
   update competitions set follower_count = follower_count - (select count(*)::int from gone)
   where id = :competitionId::uuid returning follower_count as count`,
);

/** @returns how many follow it now */
export const followCompetition = async (
  trx: Trx,
  values: Follow & { now: Date },
): Promise<number> => (await follow.first(trx, values))?.count ?? 0;

/** @returns how many follow it now */
export const unfollowCompetition = async (trx: Trx, values: Follow): Promise<number> =>
  (await unfollow.first(trx, values))?.count ?? 0;
