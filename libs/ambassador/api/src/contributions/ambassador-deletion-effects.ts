import { statement } from '@upround/shared/db';
import type { DeletionEffects } from '@upround/shared/ports';
import { pointsText } from '../notices/points-text';

interface Counts {
  is_active: boolean;
  points: number;
  claims: number;
}

const counts = statement<Counts, { userId: string }>(
  'ambassador.count-before-deletion',
  `select a.state = 'ACTIVE' as is_active,
     (select coalesce(sum(l.points), 0)::int from ambassador_lines l
      where l.ambassador_id = a.id and l.state = 'COUNTED') as points,
     (select count(*)::int from ambassador_rewards w where w.ambassador_id = a.id and w.state = 'CLAIMED') as claims
   from ambassadors a where a.user_id = :userId::uuid`,
);

const rewardsText = (claims: number) =>
  claims === 1 ? 'a reward you’ve claimed' : `${claims} rewards you’ve claimed`;

/** Points stay on the board without a name, and rewards that wait are deleted. */
export const ambassadorDeletionEffects: DeletionEffects = {
  name: 'ambassador',
  async describe(db, userId) {
    const row = await counts.first(db, { userId });
    if (row === undefined) return [];
    const { is_active: isActive, points, claims } = row;
    const lost = [
      ...(points > 0 ? [`your ${pointsText(points)} as an ambassador`] : []),
      ...(claims > 0 ? [rewardsText(claims)] : []),
    ];
    return [
      ...(isActive ? ['Your referral link and code stop working.'] : []),
      ...(lost.length > 0 ? [`You give up ${lost.join(' and ')}.`] : []),
    ];
  },
};
