import { useI18nSettings } from '@upround/shared/i18n';
import { ownZone } from '@upround/shared/time-zones';

/** A moment in a few words, on the reader's clock: `12 Dec, 6:00 pm IST`; with the year where it isn't the present one. */
export function useShortMoment(): (moment: string) => string {
  const { locale, timeZone, formatters } = useI18nSettings();
  const zone = timeZone ?? ownZone();
  const format = (moment: string, options: Intl.DateTimeFormatOptions) =>
    formatters.getDateTimeFormat(locale, { timeZone: zone, ...options }).format(new Date(moment));
  const yearOf = (moment: string) => format(moment, { year: 'numeric' });
  return (moment) => {
    const isThisYear = yearOf(moment) === yearOf(new Date().toISOString());
    const day = format(moment, {
      day: 'numeric',
      month: 'short',
      ...(isThisYear ? {} : ({ year: 'numeric' } as const)),
    });
    const clock = { hour: 'numeric', minute: '2-digit', timeZoneName: 'short' } as const;
    return `${day}, ${format(moment, clock)}`;
  };
}
