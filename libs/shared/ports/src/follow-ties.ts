import type { TaskSender } from '@upround/shared/tasks';
import type { Trx } from '@upround/shared/db';

/** Deletes follows when a person is blocked; called by profile, owned by social. */
export interface FollowTies {
  /** Deletes the follows between two people in both directions, and updates their counters. */
  cut(trx: Trx, tasks: TaskSender, one: string, other: string): Promise<void>;
}

/** Subtracts the follows of an erased person from counters; called by social, owned by profile. */
export interface FollowCounts {
  /**
   * Subtracts one from the follower count of each of `followed`, and from the following count of each of `followers`.
   */
  forget(
    trx: Trx,
    lost: { followed: readonly string[]; followers: readonly string[] },
  ): Promise<void>;
}
