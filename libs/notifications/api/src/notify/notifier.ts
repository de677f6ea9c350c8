import { CHANGED_EVENT } from '@upround/notifications/contract';
import type {
  NotificationChannel,
  NotificationDraft,
  NotificationKind,
  Notifier,
} from '@upround/shared/ports';
import type { TaskContext } from '@upround/shared/tasks';
import { hasDigestLines } from '../kinds/kind-registry';
import type { NotificationsSettings } from '../notifications-settings';
import { deliver } from '../push/deliver.definitions';
import { hasDevice, putIntoOutbox } from '../push/outbox.store';
import { storeDraft, storePushed, takeBack } from './notify.store';

/** Notifies people as they want it, and tells their open pages. */
export function createNotifier(settings: NotificationsSettings): Notifier {
  const { kinds, reader, preferences, realtime, push, digest, now } = settings;

  async function announce({ db }: TaskContext, userId: string): Promise<void> {
    if (realtime === undefined) return;
    const data = { ...(await reader.countUnread(db, userId)) };
    realtime.send([userId], { name: CHANGED_EVENT, data });
  }

  async function notifyDevices(context: TaskContext, draft: NotificationDraft): Promise<void> {
    if (push === undefined) return;
    const { userId, type } = draft;
    await context.inTransaction(async (trx, tasks) => {
      if (!(await hasDevice(trx, userId))) return;
      const at = now();
      if (!(await preferences.wants(trx, [userId], type, 'push', at)).has(userId)) return;
      const id = await storePushed(trx, draft, at);
      if (id === null) return;
      if (await putIntoOutbox(trx, userId, id, at)) await tasks.send(deliver, {});
    });
  }

  async function notifyInList(
    context: TaskContext,
    kind: NotificationKind,
    draft: NotificationDraft,
  ): Promise<void> {
    const { userId, type } = draft;
    const changed = await context.inTransaction(async (trx, tasks) => {
      const at = now();
      const wants = async (channel: NotificationChannel) =>
        (await preferences.wants(trx, [userId], type, channel, at)).has(userId);
      const inApp = await wants('inApp');
      const byPush = push !== undefined && (await wants('push'));
      const byDigest = async () =>
        digest !== undefined && hasDigestLines(kind) && (await wants('digest'));
      // Kept out of the list where only a push or a digest is made of it.
      if (!inApp && !byPush && !(await byDigest())) return false;
      const notified = await storeDraft(trx, draft, inApp, at);
      if (notified?.becameUnread === true && byPush) {
        const waiting = await putIntoOutbox(trx, userId, notified.notificationId, at);
        if (waiting) await tasks.send(deliver, {});
      }
      return notified !== null;
    });
    if (changed) await announce(context, userId);
  }

  return {
    async notify(context, draft) {
      const kind = kinds.find(draft.type);
      if (kind === undefined) throw new Error(`No slice has notifications of type ${draft.type}.`);
      if (kind.isPushOnly === true) return notifyDevices(context, draft);
      if (draft.userId === draft.actorId && kind.isSystem !== true) return;
      await notifyInList(context, kind, draft);
    },

    async takeBack(context, act) {
      const changed = await context.inTransaction((trx) => takeBack(trx, act, now()));
      if (changed) await announce(context, act.userId);
    },

    now: () => now(),
  };
}
