import type { OwnReward, RewardId } from '@upround/ambassador/contract';
import { rewardProgress, type IncentiveRules } from '@upround/ambassador/model';
import { newId, statement, type Database, type Trx } from '@upround/shared/db';

interface ClaimRow {
  reward: string;
  state: 'CLAIMED' | 'HANDED_OUT' | 'DECLINED';
  reason: string;
}

const latest = statement<ClaimRow, { ambassadorId: string }>(
  'ambassador.claims',
  `select distinct on (reward) reward, state, reason from ambassador_rewards
   where ambassador_id = :ambassadorId::uuid order by reward, id desc`,
);

/** An ambassador's rewards with what became of each, the lowest first. */
export async function readRewards(
  db: Database | Trx,
  ambassadorId: string,
  { points, rules }: { points: number; rules: IncentiveRules | null },
): Promise<OwnReward[]> {
  if (rules === null) return [];
  const claims = await latest.all(db, { ambassadorId });
  return rewardProgress(points, rules).map(({ id, points: needed, missing }) => {
    const claim = claims.find(({ reward }) => reward === id);
    return {
      id,
      points: needed,
      missing,
      state: claim?.state ?? 'NONE',
      reason: claim?.reason ?? '',
    };
  });
}

const claim = statement<
  { id: string },
  { id: string; ambassadorId: string; reward: RewardId; now: Date }
>(
  'ambassador.claim-reward',
  `insert into ambassador_rewards (id, ambassador_id, reward, state, claimed_at)
   values (:id::uuid, :ambassadorId::uuid, :reward, 'CLAIMED', :now::timestamptz)
   on conflict (ambassador_id, reward) where state <> 'DECLINED' do nothing returning id`,
);

/** Claims a reward. @returns false where it's claimed or handed out */
export const insertClaim = async (
  trx: Trx,
  values: { ambassadorId: string; reward: RewardId; now: Date },
): Promise<boolean> => (await claim.first(trx, { ...values, id: newId() })) !== undefined;
