import type { NotificationDraft, Notifier } from '@upround/shared/ports';
import type { ApiModule } from '@upround/shared/server-kit';
import { handleTask } from '@upround/shared/tasks';
import { bookingStepped } from '../booking/booking-stepped';
import type { MentorDeps } from '../mentor-module';
import { mentorNotifications } from '../notices/mentor-notifications';

/** No one has an address, and everyone wants mails. */
export const noMails: MentorDeps['mails'] = {
  brand: 'Upround',
  mailer: { send: async () => undefined },
  accounts: { emailOf: async () => null },
  preferences: { wants: async (_db, userIds) => new Set(userIds) },
};

/** Hears what happens to bookings. */
export const listenerOf = (heard: string[]): ApiModule => ({
  name: 'listener',
  calls: [],
  tasks: [
    handleTask(
      { name: 'test.stepped', data: bookingStepped.data },
      async (_context, { action, by }) => void heard.push(`${action} ${by}`),
      [bookingStepped],
    ),
  ],
});

/** Notes what members would be notified of. */
export const notifierOf = (drafts: NotificationDraft[], now: () => Date): ApiModule => {
  const notifier: Notifier = {
    notify: async (_context, draft) => void drafts.push(draft),
    takeBack: async () => undefined,
    now,
  };
  const tasks = mentorNotifications.flatMap(({ listeners = [] }) =>
    listeners.map((listener) => listener(notifier)),
  );
  return { name: 'notifier', calls: [], tasks };
};
