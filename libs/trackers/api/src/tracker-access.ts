import { statement, type Database, type Trx } from '@upround/shared/db';
import { opensFor } from '@upround/shared/domain';
import type { TrackersSettings } from './trackers-settings';

/** What a viewer can use of trackers besides the free facts. */
export interface TrackerAccess {
  /** How to reach funders and where to apply. */
  contacts: boolean;
  exports: boolean;
  /** The whole angel tracker. */
  angels: boolean;
  /** The bundle was paid and not returned. */
  bundle: boolean;
}

const paidBundle = statement<{ id: string }, { userId: string }>(
  'trackers.paid-bundle',
  `select id from bundle_bookings where user_id = :userId::uuid and state = 'PAID'`,
);

/** The viewer's plan and bundle together; `userId` is null for a guest. */
export async function accessOf(
  { entitlements }: Pick<TrackersSettings, 'entitlements'>,
  db: Database | Trx,
  userId: string | null,
): Promise<TrackerAccess> {
  if (userId === null) return { contacts: false, exports: false, angels: false, bundle: false };
  const entitlement = await entitlements.of(db, userId);
  const plan = opensFor(entitlement?.tier ?? null);
  const bundle = (await paidBundle.first(db, { userId })) !== undefined;
  return {
    contacts: bundle || plan.trackerContacts,
    exports: bundle || plan.trackerExports,
    angels: bundle || plan.angelTracker,
    bundle,
  };
}
