import type { Trx } from '@upround/shared/db';
import type { TaskSender } from '@upround/shared/tasks';

/** The two ways to hide a person: a block hides both from each other, a mute hides one from the other's lists. */
export type Hiding = 'block' | 'mute';

/** Lets other slices block and mute people. Implemented by profile. */
export interface PersonHiding {
  /**
   * Hides a person from a member; twice is the same as once. Locks first, so it runs before other writes.
   *
   * @returns false where there is no such person for the member
   */
  hide(
    context: { trx: Trx; tasks: TaskSender },
    kind: Hiding,
    pair: { userId: string; otherId: string },
  ): Promise<boolean>;
}
