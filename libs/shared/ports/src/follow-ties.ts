import type { TaskSender } from '@upround/shared/tasks';
import type { Trx } from '@upround/shared/db';

/** Lets profile end follows when somebody is blocked; social owns them. */
export interface FollowTies {
  /** Ends the follows between two people, both ways, with their counters. */
  cut(trx: Trx, tasks: TaskSender, one: string, other: string): Promise<void>;
}

/** Lets social count many follows out at once when somebody is erased; profile owns the counters. */
export interface FollowCounts {
  /**
   * Takes one off the followers of each of `followed`, and one off what each of `followers` follows.
   */
  forget(
    trx: Trx,
    lost: { followed: readonly string[]; followers: readonly string[] },
  ): Promise<void>;
}
