import type { Notification } from '@upround/notifications/contract';
import { useFormat, useToday } from '@upround/shared/i18n';
import { useNotificationsText } from '../../messages/catalogue';
import { intoDays } from '../../model/days';
import { NotificationRow } from './notification-row';

interface DaysListProps {
  items: readonly Notification[];
  onMark: (item: Notification, isRead: boolean) => void;
}

/** The notifications below the names of their days. */
export function DaysList({ items, onMark }: DaysListProps) {
  const t = useNotificationsText();
  const format = useFormat();
  const { today, yesterday } = useToday();
  const names = new Map([
    [yesterday, t('day.yesterday')],
    [today, t('day.today')],
  ]);
  return intoDays(items, format.date).map(({ date, items: ofDay }) => {
    const day = names.get(date) ?? date;
    return (
      <section key={date} aria-label={t('row.list', { day })}>
        <h2 className="border-b px-4 pt-5 pb-2 medium:px-6 text-small font-semibold">{day}</h2>
        <ul>
          {ofDay.map((item) => (
            <NotificationRow key={item.id} item={item} onMark={onMark} />
          ))}
        </ul>
      </section>
    );
  });
}
