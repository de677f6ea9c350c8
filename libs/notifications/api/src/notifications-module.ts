import { notificationsDocs } from '@upround/notifications/contract';
import { handleTask } from '@upround/shared/tasks';
import type { ApiModule } from '@upround/shared/server-kit';
import { sql } from 'kysely';
import { deviceRoutes } from './devices/device.routes';
import { dropStaleDevices } from './devices/device.store';
import { digestTasks } from './digest/digest.task';
import { notificationRoutes } from './list/notification.routes';
import {
  wantsAll,
  type NotificationsDeps,
  type NotificationsSettings,
} from './notifications-settings';
import { tidy } from './push/deliver.definitions';
import { deliverTask } from './push/deliver.task';
import { pagePush } from './push/page-push';
import { seedNotifications } from './seed/seed-notifications';
import { createTeller } from './tell/teller';
import { messageTask } from './tell/message.task';
import { tellTasks } from './tell/tell.tasks';

const DAY_MS = 24 * 3_600_000;
/** Push services give a token up after a month in which nobody opened the site. */
const DEVICE_DAYS = 30;
const NOTIFICATION_DAYS = 180;
/** What could not be sent for so long is not news. */
const MESSAGE_DAYS = 2;
/** Rows of one clean-up, so that it never takes longer than a statement may. */
const TIDIED = 10_000;

/** The server half of notifications: the list, the devices, and what tells them. */
export function notificationsModule(deps: NotificationsDeps = {}): ApiModule {
  const { realtime } = deps;
  const settings: NotificationsSettings = {
    realtime,
    push: deps.push ?? (realtime === undefined ? undefined : pagePush(realtime)),
    preferences: deps.preferences ?? wantsAll,
    digest: deps.digest,
    now: deps.now ?? (() => new Date()),
  };
  const before = (days: number) => new Date(settings.now().getTime() - days * DAY_MS);
  return {
    name: 'notifications',
    seed: seedNotifications,
    docs: notificationsDocs,
    calls: [...notificationRoutes(settings), ...deviceRoutes(settings)],
    tasks: [
      ...tellTasks(createTeller(settings), settings),
      ...messageTask(settings),
      ...deliverTask(settings),
      ...digestTasks(settings),
      handleTask(tidy, async ({ db }) => {
        await dropStaleDevices(db, before(DEVICE_DAYS));
        await sql`delete from push_outbox where created_at < ${before(MESSAGE_DAYS)}`.execute(db);
        await sql`delete from notifications where id in (
          select id from notifications where updated_at < ${before(NOTIFICATION_DAYS)}
          limit ${TIDIED}::int)`.execute(db);
      }),
    ],
  };
}
