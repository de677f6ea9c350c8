import { CHANGED_EVENT } from '@upround/notifications/contract';
import type { JobContext } from '@upround/shared/jobs-queue';
import { readUnreadCount } from '../list/notification.read-model';
import type { NotificationsSettings } from '../notifications-settings';
import { deliver } from '../push/deliver.definitions';
import { putIntoOutbox } from '../push/outbox.store';
import type { News } from './news';
import { takeBack, tell } from './tell.store';

/** Tells people, each in a transaction of their own, so that two jobs can never wait for each other's people. */
export interface Teller {
  tell(context: JobContext, news: News): Promise<void>;
  takeBack(context: JobContext, news: Pick<News, 'userId' | 'actKey' | 'holds'>): Promise<void>;
}

export function createTeller(settings: NotificationsSettings): Teller {
  const { preferences, realtime, push, now } = settings;

  async function announce({ db }: JobContext, userId: string): Promise<void> {
    if (realtime === undefined) return;
    const data = { ...(await readUnreadCount(db, userId)) };
    realtime.send([userId], { name: CHANGED_EVENT, data });
  }

  return {
    async tell(context, news) {
      const { userId, type, actorId } = news;
      const system = type === 'POLL' || type === 'SYSTEM';
      if (userId === actorId && !system) return;
      const changed = await context.inTransaction(async (trx, jobs) => {
        const at = now();
        const [inApp, byPush] = [
          (await preferences.wants(trx, [userId], type, 'inApp', at)).has(userId),
          push !== undefined &&
            (await preferences.wants(trx, [userId], type, 'push', at)).has(userId),
        ];
        if (!inApp && !byPush) return false;
        const told = await tell(trx, news, inApp, at);
        if (told?.becameUnread === true && byPush) {
          const waiting = await putIntoOutbox(trx, userId, told.notificationId, at);
          if (waiting) await jobs.send(deliver, {});
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
