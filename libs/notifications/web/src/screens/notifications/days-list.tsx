import type { Notification } from '@upround/notifications/contract';
import { useFormat } from '@upround/shared/i18n';
import { useNotificationsText } from '../../messages/catalogue';
import { intoDays } from '../../model/days';
import { NotificationRow } from './notification-row';

const DAY_MS = 24 * 3_600_000;

interface DaysListProps {
  items: readonly Notification[];
  /** When the list was read, which says what today is. */
  readAt: number;
  onMark: (item: Notification, isRead: boolean) => void;
}

/** The notifications below the names of their days. */
export function DaysList({ items, readAt, onMark }: DaysListProps) {
  const t = useNotificationsText();
  const format = useFormat();
  const names = new Map([
    [format.date(readAt - DAY_MS), t('day.yesterday')],
    [format.date(readAt), t('day.today')],
  ]);
  return intoDays(items, format.date).map(({ date, items: ofDay }) => {
    const day = names.get(date) ?? date;
    return (
      <section key={date} aria-label={t('row.list', { day })}>
        <h2 className="border-b bg-surface-sunken px-4 py-1.5 text-small font-semibold text-muted">
          {day}
        </h2>
        <ul>
          {ofDay.map((item) => (
            <NotificationRow key={item.id} item={item} onMark={onMark} />
          ))}
        </ul>
      </section>
    );
  });
}
