import { notificationTab as jobsTab } from '@upround/jobs/web';
import type { NotificationTab } from '@upround/notifications/web';

export { useMuteKind } from '@upround/profile/web';

/** The tabs that slices contribute to the list of notifications. */
export const tabs: readonly NotificationTab[] = [jobsTab];
