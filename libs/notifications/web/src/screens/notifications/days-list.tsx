import type { ReactNode } from 'react';
import type { Notification } from '@upround/notifications/contract';
import { useFormat, useToday } from '@upround/shared/i18n';
import { useNotificationsText } from '../../messages/catalogue';
import { intoDays } from '../../model/days';
import { NotificationRow } from './notification-row';

interface DaysListProps {
  items: readonly Notification[];
  onMark: (item: Notification, isRead: boolean) => void;
  /** Stands beside the name of the first day: what is done to all. */
  action: ReactNode;
}

/** The notifications below the names of their days. */
export function DaysList({ items, onMark, action }: DaysListProps) {
  const t = useNotificationsText();
  const format = useFormat();
  const { today, yesterday } = useToday();
  const names = new Map([
    [yesterday, t('day.yesterday')],
    [today, t('day.today')],
  ]);
  return intoDays(items, format.date).map(({ date, items: ofDay }, index) => {
    const day = names.get(date) ?? date;
    return (
      <section key={date} aria-label={t('row.list', { day })}>
        <div className="flex min-h-9 items-center justify-between gap-4 border-b bg-surface-sunken pr-2 pl-4">
          <h2 className="text-small font-semibold text-muted">{day}</h2>
          {index === 0 && action}
        </div>
        <ul>
          {ofDay.map((item) => (
            <NotificationRow key={item.id} item={item} onMark={onMark} />
          ))}
        </ul>
      </section>
    );
  });
}
