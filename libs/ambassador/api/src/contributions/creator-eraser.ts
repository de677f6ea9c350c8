import { statement } from '@upround/shared/db';
import type { Eraser } from '@upround/shared/ports';

type Person = { userId: string };

const erasing = (name: string, source: string) =>
  statement<never, Person>(`creators.erase-${name}`, source);

/** In this order. */
const steps = [
  erasing(
    'reads',
    'delete from creator_reads where reader_id = :userId::uuid or author_id = :userId::uuid',
  ),
  erasing(
    'timeline',
    `delete from creator_steps s using creators c where c.id = s.creator and c.user_id = :userId::uuid`,
  ),
  erasing(
    'posts',
    `delete from creator_post_reads r using creators c where c.id = r.creator and c.user_id = :userId::uuid`,
  ),
  // Shares of closed months stay, without a name.
  erasing(
    'creator',
    `update creators set user_id = null, state = 'LEFT', about = '', reason = '', payout_vpa = null
     where user_id = :userId::uuid`,
  ),
];

/** Erases what a person read, and their place in the creator programme; closed months stay as sums without a name. */
export const creatorEraser: Eraser = {
  name: 'creators',
  tables: ['creators', 'creator_reads'],
  async erase(trx, userId) {
    for (const step of steps) await step.all(trx, { userId });
    return [];
  },
};
