import { notificationsDocs } from '@upround/notifications/contract';
import { handleTask, type TaskHandler } from '@upround/shared/tasks';
import type { ApiModule } from '@upround/shared/server-kit';
import { sql } from 'kysely';
import { notificationsEraser } from './contributions/notifications-eraser';
import { notificationsExports } from './contributions/notifications-exports';
import { deviceRoutes } from './devices/device.routes';
import { dropStaleDevices } from './devices/device.store';
import { digestTasks } from './digest/digest.task';
import { kindRegistry } from './kinds/kind-registry';
import { notificationReader } from './list/notification.read-model';
import { notificationRoutes } from './list/notification.routes';
import { createNotifier } from './notify/notifier';
import {
  wantsAll,
  type NotificationsDeps,
  type NotificationsSettings,
} from './notifications-settings';
import { tidy } from './push/deliver.definitions';
import { deliverTask } from './push/deliver.task';
import { pagePush } from './push/page-push';

const DAY_MS = 24 * 3_600_000;
/** Push services drop a token if the site wasn't opened for a month. */
const DEVICE_DAYS = 30;
const NOTIFICATION_DAYS = 180;
/** What could not be sent for so long is not sent any more. */
const MESSAGE_DAYS = 2;
/** Rows of one clean-up, so that it never takes longer than a statement may. */
const TIDIED = 10_000;

function settingsOf(deps: NotificationsDeps): NotificationsSettings {
  const { realtime } = deps;
  const kinds = kindRegistry(deps.contributed().notifications);
  return {
    kinds,
    reader: notificationReader(kinds),
    realtime,
    push: deps.push ?? (realtime === undefined ? undefined : pagePush(realtime)),
    preferences: deps.preferences ?? wantsAll,
    digest: deps.digest,
    now: deps.now ?? (() => new Date()),
  };
}

function tidyTask({ now }: NotificationsSettings): TaskHandler {
  const before = (days: number) => new Date(now().getTime() - days * DAY_MS);
  return handleTask(tidy, async ({ db }) => {
    await dropStaleDevices(db, before(DEVICE_DAYS));
    await sql`delete from push_outbox where created_at < ${before(MESSAGE_DAYS)}`.execute(db);
    await sql`delete from notifications where id in (
      select id from notifications where updated_at < ${before(NOTIFICATION_DAYS)}
      limit ${TIDIED}::int)`.execute(db);
  });
}

/** The server half of notifications: the list, the devices, and what notifies them. It knows no kind by name. */
export function notificationsModule(deps: NotificationsDeps): ApiModule {
  let made: NotificationsSettings | undefined;
  const settings = () => (made ??= settingsOf(deps));
  return {
    name: 'notifications',
    docs: notificationsDocs,
    contributes: { erasers: [notificationsEraser], exports: notificationsExports },
    // Read when all modules are composed, as the kinds are known by then.
    get calls() {
      return [...notificationRoutes(settings()), ...deviceRoutes(settings())];
    },
    get tasks() {
      const listeners = settings().kinds.all.flatMap((kind) => kind.listeners ?? []);
      const notifier = createNotifier(settings());
      return [
        ...listeners.map((listen) => listen(notifier)),
        ...deliverTask(settings()),
        ...digestTasks(settings()),
        tidyTask(settings()),
      ];
    },
    seed: async (context) => {
      const { seedNotifications } = await import('./seed/seed-notifications');
      await seedNotifications(settings().kinds, context);
    },
  };
}
