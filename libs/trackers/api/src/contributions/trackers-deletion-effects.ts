import { statement } from '@upround/shared/db';
import type { DeletionEffects } from '@upround/shared/ports';

const counts = statement<{ items: number; bundle: boolean }, { userId: string }>(
  'trackers.deletion-effects',
  `select (select count(*)::int from pipeline_items where user_id = :userId::uuid) as items,
     exists (select from bundle_bookings where user_id = :userId::uuid and state = 'PAID') as bundle`,
);

/** What a person loses of trackers with their account. */
export const trackersDeletionEffects: DeletionEffects = {
  name: 'trackers',
  async describe(db, userId) {
    const { items = 0, bundle = false } = (await counts.first(db, { userId })) ?? {};
    return [
      ...(items === 0
        ? []
        : [`Your pipeline of ${items} ${items === 1 ? 'funder' : 'funders'} is deleted.`]),
      ...(bundle ? ['You lose the tracker bundle.'] : []),
    ];
  },
};
