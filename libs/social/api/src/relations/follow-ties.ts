import { unfollowed, type FollowTies, type ReactionTarget } from '@upround/shared/ports';
import { unsetStatement } from './relation.statements';

/**
 * Ends follows for the profile slice when someone is blocked.
 *
 * @param people owner of the counters of followers
 */
export function followTies(people: ReactionTarget): FollowTies {
  return {
    async cut(trx, tasks, one, other) {
      for (const [follower, referenceId] of [
        [one, other],
        [other, one],
      ] as const) {
        const reference = { referenceType: 'USER', referenceId } as const;
        const move = await people.add(trx, {
          reference,
          kind: 'FOLLOW',
          delta: -1,
          actorId: follower,
          name: 'social.unset-follow',
          statement: unsetStatement('FOLLOW', follower, reference),
        });
        if (move?.changed === true) {
          await tasks.publish(unfollowed, { userId: follower, ...reference });
        }
      }
    },
  };
}
