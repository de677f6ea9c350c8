import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Slot } from '@upround/mentor/contract';
import { useI18nSettings } from '@upround/shared/i18n';
import { useSessionClock } from '../../model/use-session-clock';
import { monthOf } from './month';
import { monthSlotsQuery, type SlotsOf } from './slot-queries';

/** The free times of a month by its days, as `2027-03-10`, in a zone. */
function slotsByDay(slots: readonly Slot[], month: string, zone: string): Map<string, Slot[]> {
  const format = new Intl.DateTimeFormat('en-CA', { timeZone: zone });
  const days = new Map<string, Slot[]>();
  for (const { start, end } of slots) {
    const day = format.format(new Date(start));
    if (monthOf(day) !== month) continue;
    days.set(day, [...(days.get(day) ?? []), { start, end }]);
  }
  return days;
}

/** The free times of a month by day, on the viewer's clock. */
export function useMonthSlots(of: SlotsOf, month: string) {
  const query = useQuery(monthSlotsQuery(of, month));
  const { zone } = useSessionClock();
  const { data } = query;
  const days = useMemo(() => slotsByDay(data?.slots ?? [], month, zone), [data, month, zone]);
  return { query, days };
}

/** Months and days of calendars in words; they have no zone. */
export function useCalendarWords() {
  const { locale, formatters } = useI18nSettings();
  const format = (date: Date, options: Intl.DateTimeFormatOptions) =>
    formatters.getDateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(date);
  return {
    /** `March 2027` */
    month: (month: string) =>
      format(new Date(`${month}-01T00:00:00Z`), { month: 'long', year: 'numeric' }),
    /** `Wednesday, 10 March` */
    day: (day: string) =>
      format(new Date(`${day}T00:00:00Z`), { weekday: 'long', day: 'numeric', month: 'long' }),
    /** `Wed` */
    weekday: (date: Date) => format(date, { weekday: 'short' }),
  };
}
