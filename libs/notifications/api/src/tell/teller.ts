import { CHANGED_EVENT } from '@upround/notifications/contract';
import type { TaskContext } from '@upround/shared/tasks';
import type { NotificationChannel } from '@upround/shared/ports';
import { isUnacted } from '../list/job-details';
import { readUnreadCount } from '../list/notification.read-model';
import type { NotificationsSettings } from '../notifications-settings';
import { deliver } from '../push/deliver.definitions';
import { putIntoOutbox } from '../push/outbox.store';
import type { News } from './news';
import { takeBack, tell } from './tell.store';

/** Tells people, each in a transaction of their own, so that two tasks can never wait for each other's people. */
export interface Teller {
  tell(context: TaskContext, news: News): Promise<void>;
  takeBack(context: TaskContext, news: Pick<News, 'userId' | 'actKey' | 'holds'>): Promise<void>;
}

export function createTeller(settings: NotificationsSettings): Teller {
  const { preferences, realtime, push, digest, now } = settings;

  async function announce({ db }: TaskContext, userId: string): Promise<void> {
    if (realtime === undefined) return;
    const data = { ...(await readUnreadCount(db, userId)) };
    realtime.send([userId], { name: CHANGED_EVENT, data });
  }

  return {
    async tell(context, news) {
      const { userId, type, actorId } = news;
      if (userId === actorId && !isUnacted(type)) return;
      const changed = await context.inTransaction(async (trx, tasks) => {
        const at = now();
        const wants = async (channel: NotificationChannel) =>
          (await preferences.wants(trx, [userId], type, channel, at)).has(userId);
        const inApp = await wants('inApp');
        const byPush = push !== undefined && (await wants('push'));
        // Kept out of the list where only a push or a digest is made of it.
        if (!inApp && !byPush && !(digest !== undefined && (await wants('email')))) return false;
        const told = await tell(trx, news, inApp, at);
        if (told?.becameUnread === true && byPush) {
          const waiting = await putIntoOutbox(trx, userId, told.notificationId, at);
          if (waiting) await tasks.send(deliver, {});
        }
        return told !== null;
      });
      if (changed) await announce(context, userId);
    },

    async takeBack(context, act) {
      const changed = await context.inTransaction((trx) => takeBack(trx, act, now()));
      if (changed) await announce(context, act.userId);
    },
  };
}
