import { useAtom } from 'jotai';
import { useI18nSettings } from '@upround/shared/i18n';
import { offsetOf, ownZone } from '@upround/shared/time-zones';
import { hourCycleAtom, zoneAtom } from './clock-atoms';

/** Times of sessions as the viewer reads them. Moments are ISO 8601; zones are IANA names. */
export interface SessionClock {
  /** The viewer's zone. */
  zone: string;
  isTwelveHour: boolean;
  chooseZone: (zone: string) => void;
  chooseTwelveHour: (isTwelveHour: boolean) => void;
  /** `10:30 am` or `10:30`, in the viewer's zone by default. */
  time: (moment: string, zone?: string) => string;
  /** `10:30 – 11:00 am` */
  timeRange: (start: string, end: string, zone?: string) => string;
  /** `Wed, 10 March`, with the year where it isn't the present one. */
  day: (moment: string, zone?: string) => string;
  /** `Wed, 10 March, 10:30 am` */
  dayAndTime: (moment: string, zone?: string) => string;
  /** `Wed, 10 Mar, 10:30 am`, where there's little room. */
  shortDayAndTime: (moment: string) => string;
  /** `GMT+5:30` at that moment: summer time changes it. */
  offset: (moment: string, zone?: string) => string;
  /** The offset where times aren't shown in the zone of this device; otherwise empty. */
  otherOffset: (moment: string) => string;
  /** A time with its zone behind it, where that isn't the one of this device: `10:30 am (GMT+5:30)`. */
  withOtherZone: (time: string, moment: string) => string;
  /** The calendar day of a moment in the viewer's zone, as `2027-03-10`. */
  dayKey: (moment: string) => string;
}

/** Whether a stored zone is one that this browser knows. */
function isKnown(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}

/** The clock on which the viewer reads sessions: their zone, and 12 or 24 hours. */
export function useSessionClock(): SessionClock {
  const { locale, timeZone, formatters } = useI18nSettings();
  const [hourCycle, setHourCycle] = useAtom(hourCycleAtom);
  const [chosen, setChosen] = useAtom(zoneAtom);
  const zone = chosen !== null && isKnown(chosen) ? chosen : (timeZone ?? ownZone());
  const localCycle = new Intl.DateTimeFormat(locale, { hour: 'numeric' }).resolvedOptions();
  const isTwelveHour = hourCycle === null ? localCycle.hour12 === true : hourCycle === 'h12';

  const formatOf = (options: Intl.DateTimeFormatOptions, timeZone: string) =>
    formatters.getDateTimeFormat(locale, { ...options, timeZone });
  const hours = {
    hour: isTwelveHour ? 'numeric' : '2-digit',
    minute: '2-digit',
    hourCycle: isTwelveHour ? 'h12' : 'h23',
  } as const;
  const yearOf = (moment: Date, inZone: string) =>
    formatOf({ year: 'numeric' }, inZone).format(moment);
  const dayOptions = (moment: Date, inZone: string): Intl.DateTimeFormatOptions => ({
    weekday: 'short',
    day: 'numeric',
    month: 'long',
    ...(yearOf(moment, inZone) !== yearOf(new Date(), inZone) && { year: 'numeric' }),
  });

  const time = (moment: string, inZone = zone) => formatOf(hours, inZone).format(new Date(moment));
  const day = (moment: string, inZone = zone) =>
    formatOf(dayOptions(new Date(moment), inZone), inZone).format(new Date(moment));
  const dayKey = (moment: string, inZone = zone) =>
    formatters.getDateTimeFormat('en-CA', { timeZone: inZone }).format(new Date(moment));

  // With a minus sign: a line may break after a hyphen.
  const offset = (moment: string, inZone = zone) =>
    offsetOf(inZone, new Date(moment)).replace('-', '−');
  const otherOffset = (moment: string) =>
    offset(moment) === offset(moment, ownZone()) ? '' : offset(moment);

  return {
    zone,
    isTwelveHour,
    chooseZone: (next) => setChosen(next),
    chooseTwelveHour: (next) => setHourCycle(next ? 'h12' : 'h23'),
    time,
    // A session over midnight ends on the next day: a range would write both dates in full.
    timeRange: (start, end, inZone = zone) =>
      dayKey(start, inZone) === dayKey(end, inZone)
        ? formatOf(hours, inZone).formatRange(new Date(start), new Date(end))
        : `${time(start, inZone)} – ${time(end, inZone)}`,
    day,
    // Joined by hand: with a long month some languages write “at” between the two.
    dayAndTime: (moment, inZone = zone) => `${day(moment, inZone)}, ${time(moment, inZone)}`,
    shortDayAndTime(moment) {
      const options = { ...dayOptions(new Date(moment), zone), month: 'short' } as const;
      return `${formatOf(options, zone).format(new Date(moment))}, ${time(moment)}`;
    },
    offset,
    otherOffset,
    withOtherZone(text, moment) {
      const other = otherOffset(moment);
      return other === '' ? text : `${text} (${other})`;
    },
    dayKey,
  };
}
