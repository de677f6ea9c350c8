import { handleTasks, type TaskContext, type TaskHandler } from '@upround/shared/tasks';
import type { PushMessage, PushService } from '@upround/shared/ports';
import type { NotificationsSettings } from '../notifications-settings';
import { nextTry, TRIES_MAX } from './back-off';
import { deliver } from './deliver.definitions';
import { claim, drop, forget, putOff, type Claimed } from './outbox.store';
import { toPushMessage } from './push-message';

/** Messages of one claim, of which so many are under way at once. */
const BATCH = 50;
const AT_ONCE = 10;
/** Longer than a claim's messages take when every one of them hangs. */
const CLAIM_MS = 120_000;
/** What is older than a day is no longer pushed. */
const KEEP_MS = 24 * 3_600_000;
/** Claims of one task; what is left is for the next one. */
const ROUNDS = 40;

async function sendOne(
  { db, log }: TaskContext,
  push: PushService,
  row: Claimed,
  message: PushMessage,
  now: () => Date,
): Promise<void> {
  const result = await push.send(message);
  if (result === 'sent') return drop(db, row);
  if (result === 'unregistered') return forget(db, row);
  if (result === 'refused' || row.tries >= TRIES_MAX) {
    log.warn(
      { deviceId: row.push_device_id, notificationId: row.notification_id },
      'push given up',
    );
    return drop(db, row);
  }
  return putOff(db, row, nextTry(now(), row.tries, result.retryAfter), true);
}

async function sendBatch(
  context: TaskContext,
  settings: NotificationsSettings,
  push: PushService,
  rows: readonly Claimed[],
): Promise<void> {
  const { db } = context;
  const { kinds, reader, now, preferences } = settings;
  const userIds = [...new Set(rows.map((row) => row.user_id))];
  const quiet = await preferences.quietUntil(db, userIds, now());
  // Read last: a notification that was read, deleted, hidden or undone until now is not sent.
  const ids = rows.map((row) => row.notification_id);
  const toPush = await reader.readForPush(db, ids);
  const shownOf = ({ notification_id, token, device_id, user_id }: Claimed) => {
    const row = toPush.get(notification_id);
    return row && toPushMessage(kinds, row, { token, deviceId: device_id, userId: user_id });
  };
  const waiting = [...rows];
  const worker = async () => {
    for (let row = waiting.shift(); row !== undefined; row = waiting.shift()) {
      const shown = shownOf(row);
      const isOld = now().getTime() - row.created_at.getTime() > KEEP_MS;
      const quietUntil = quiet.get(row.user_id);
      if (shown === undefined || isOld) await drop(db, row);
      else if (quietUntil !== undefined) await putOff(db, row, quietUntil, false);
      else await sendOne(context, push, row, shown, now);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

/** The task that empties the outbox. It runs outside of requests and transactions. */
export function deliverTask(settings: NotificationsSettings): TaskHandler[] {
  const { push, now } = settings;
  if (push === undefined) return [];
  return [
    handleTasks(deliver, async (context) => {
      for (let round = 0; round < ROUNDS; round += 1) {
        const until = new Date(now().getTime() + CLAIM_MS);
        const rows = await claim(context.db, now(), until, BATCH);
        if (rows.length === 0) return;
        await sendBatch(context, settings, push, rows);
      }
    }),
  ];
}
