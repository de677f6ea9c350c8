import { notificationTab as jobsTab } from '@upround/jobs/web';
import type { NotificationTab } from '@upround/notifications/web';

/** The tabs that slices contribute to the list of notifications. */
export const tabs: readonly NotificationTab[] = [jobsTab];
