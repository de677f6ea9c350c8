import { useI18nSettings } from '@upround/shared/i18n';
import { labelOf, offsetOf, ownZone } from '@upround/shared/time-zones';

/** Moments as the reader's clock has them, and in UTC. Moments are ISO 8601. */
export interface Moments {
  /** `Sun, 14 March, 11:59 pm`, with the year where it isn't the present one. */
  local: (moment: string) => string;
  /** `Asia/Kolkata (GMT+5:30)`, at that moment: summer time changes it. `UTC` is just that. */
  zone: (moment: string) => string;
  /** `India Standard Time (GMT+5:30)` for several moments; without the offset where it differs between them. */
  zoneOfAll: (moments: readonly string[]) => string;
  /** `GMT+5:30` at that moment, or `UTC`. */
  offset: (moment: string) => string;
  /** `14 Mar, 18:29 UTC` */
  utc: (moment: string) => string;
  /** `11:59:30 pm` */
  clock: (moment: string) => string;
  /** The reader's clock is UTC itself. */
  isUtc: (moment: string) => boolean;
}

/** Browsers write it with or without the nought. */
const UTC_OFFSET = /^GMT(\+0)?$/;
const UTC_NAME = /^(Etc\/)?UTC$/;

/** Puts moments into words, in the reader's zone and in UTC. */
export function useMoments(): Moments {
  const { locale, timeZone, formatters } = useI18nSettings();
  const zone = timeZone ?? ownZone();
  const format = (moment: string, options: Intl.DateTimeFormatOptions) =>
    formatters.getDateTimeFormat(locale, { timeZone: zone, ...options }).format(new Date(moment));
  const yearOf = (moment: string) => format(moment, { year: 'numeric' });
  const yearOption = (moment: string) =>
    yearOf(moment) === yearOf(new Date().toISOString()) ? {} : ({ year: 'numeric' } as const);
  const nameOf = (moment: string, timeZoneName: 'long' | 'longGeneric') =>
    formatters
      .getDateTimeFormat(locale, { timeZone: zone, timeZoneName })
      .formatToParts(new Date(moment))
      .find(({ type }) => type === 'timeZoneName')?.value ?? labelOf(zone);
  // With a minus sign: a line may break after a hyphen.
  const offset = (moment: string) =>
    UTC_NAME.test(zone) ? 'UTC' : offsetOf(zone, new Date(moment)).replace('-', '−');
  const zoneOfAll = (moments: readonly string[]) => {
    const [first = new Date().toISOString()] = moments;
    if (UTC_NAME.test(zone)) return 'UTC';
    const isOne = new Set(moments.map(offset)).size < 2;
    const name = nameOf(first, isOne ? 'long' : 'longGeneric');
    // Zones without a name of their own are called by their offset.
    return !isOne || name.startsWith('GMT') ? name : `${name} (${offset(first)})`;
  };
  return {
    local: (moment) =>
      `${format(moment, { weekday: 'short', day: 'numeric', month: 'long', ...yearOption(moment) })}, ${format(moment, { hour: 'numeric', minute: '2-digit' })}`,
    zone: (moment) => (UTC_NAME.test(zone) ? 'UTC' : `${labelOf(zone)} (${offset(moment)})`),
    zoneOfAll,
    offset,
    utc: (moment) => {
      const inUtc = { timeZone: 'UTC' } as const;
      const day = format(moment, { day: 'numeric', month: 'short', ...inUtc });
      const time = format(moment, {
        hour: '2-digit',
        minute: '2-digit',
        hourCycle: 'h23',
        ...inUtc,
      });
      return `${day}, ${time} UTC`;
    },
    clock: (moment) => format(moment, { hour: 'numeric', minute: '2-digit', second: '2-digit' }),
    isUtc: (moment) => UTC_OFFSET.test(offsetOf(zone, new Date(moment))),
  };
}
