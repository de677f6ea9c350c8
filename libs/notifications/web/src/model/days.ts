import type { Notification } from '@upround/notifications/contract';

/** The notifications of one day, in their order. */
export interface Day {
  /** Its date in words, in the reader's zone. */
  date: string;
  items: Notification[];
}

/**
 * Groups notifications by the day of their latest event.
 *
 * @param dateOf puts a moment into words as its date
 */
export function intoDays(
  items: readonly Notification[],
  dateOf: (moment: string) => string,
): Day[] {
  const days: Day[] = [];
  for (const item of items) {
    const date = dateOf(item.updatedAt);
    const last = days.at(-1);
    if (last?.date === date) last.items.push(item);
    else days.push({ date, items: [item] });
  }
  return days;
}
