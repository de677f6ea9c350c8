import { translatorsOf } from './catalogue';
import { useI18nSettings, type I18nSettings } from './i18n-context';
import { en } from './messages/en';

/** A moment as calls carry it (ISO 8601), or as the browser does. */
export type Moment = string | number | Date;

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export interface Format {
  /** The number in full with grouping: `12,34,567` in India. */
  number(value: number, options?: Intl.NumberFormatOptions): string;
  /** A short count for a tight place: `950`, `1.2K`, `3.4M`. Pair it with the full number. */
  count(value: number): string;
  /** A share from 0 to 1 as `42%`. */
  percent(share: number, fractionDigits?: number): string;
  /** Money in whole units of the currency (ISO 4217), without needless decimals: `₹12,500`. */
  money(amount: number, currency?: string): string;
  /** Money shortened: rupees by lakh and crore as in `₹1.2Cr`, other currencies as in `$120K`. */
  compactMoney(amount: number, currency?: string): string;
  /** How long ago or ahead, in words: `now`, `3h ago`, `in 2 days`; a date beyond a week. */
  relative(moment: Moment, now?: Moment): string;
  /** The same for a tight place: `now`, `3h`, `2d`. */
  short(moment: Moment, now?: Moment): string;
  /** `21 Nov 2026` */
  date(moment: Moment): string;
  /** `21 Nov`, with the year only when it is not the present one. */
  shortDate(moment: Moment, now?: Moment): string;
  /** `November 2026` */
  month(moment: Moment): string;
  /** `10:44 am` */
  time(moment: Moment): string;
  /** `Saturday, 21 November 2026 at 10:44 am`, for titles and tooltips. */
  dateTime(moment: Moment): string;
  /** `Asha, Ravi and Meera` */
  list(items: readonly string[]): string;
}

const made = new WeakMap<I18nSettings, Format>();

/** Numbers, money, counts and times in the reader's locale and zone. Stable between renders. */
export function useFormat(): Format {
  const settings = useI18nSettings();
  let format = made.get(settings);
  if (!format) {
    format = makeFormat(settings);
    made.set(settings, format);
  }
  return format;
}

const translatorFor = /* @__PURE__ */ translatorsOf({ en });

function makeFormat(settings: I18nSettings): Format {
  const { locale, timeZone, formatters } = settings;
  const t = translatorFor(settings);
  const number = (value: number, options?: Intl.NumberFormatOptions) =>
    formatters.getNumberFormat(locale, options).format(value);
  const dateTime = (moment: Moment, options: Intl.DateTimeFormatOptions) =>
    formatters.getDateTimeFormat(locale, { ...options, timeZone }).format(dateOf(moment));
  const language = locale.split('-')[0] ?? locale;

  const yearOf = (moment: Moment) => dateTime(moment, { year: 'numeric' });
  const shortDate: Format['shortDate'] = (moment, now = Date.now()) => {
    const sameYear = yearOf(moment) === yearOf(now);
    return dateTime(moment, {
      day: 'numeric',
      month: 'short',
      ...(sameYear ? {} : { year: 'numeric' }),
    });
  };

  return {
    number,
    // Counts keep K and M everywhere in English: lakh and crore are for money.
    count: (value) =>
      formatters
        .getNumberFormat(
          language,
          value < 1000 ? undefined : { notation: 'compact', maximumFractionDigits: 1 },
        )
        .format(value),
    percent: (share, fractionDigits = 0) =>
      number(share, { style: 'percent', maximumFractionDigits: fractionDigits }),
    money: (amount, currency = 'INR') =>
      number(amount, { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' }),
    compactMoney: (amount, currency = 'INR') =>
      formatters
        .getNumberFormat(currency === 'INR' ? locale : language, {
          style: 'currency',
          currency,
          notation: 'compact',
          minimumFractionDigits: 0,
          maximumFractionDigits: 1,
        })
        .format(amount),
    relative(moment, now = Date.now()) {
      const difference = dateOf(moment).getTime() - dateOf(now).getTime();
      const size = Math.abs(difference);
      // Future times are rounded: three days from now is not "in 2 days" a second later.
      const whole = difference > 0 ? Math.round : Math.trunc;
      const side = difference > 0 ? 'ahead' : 'ago';
      if (size < MINUTE) return t('now');
      if (size < HOUR) return t(`${side}.minute`, { count: String(Math.trunc(size / MINUTE)) });
      if (size < DAY) return t(`${side}.hour`, { count: String(whole(size / HOUR)) });
      if (size < 7 * DAY) {
        const days = whole(size / DAY);
        return side === 'ago'
          ? t('ago.day', { count: String(days) })
          : t('ahead.day', { count: days });
      }
      return shortDate(moment, now);
    },
    short(moment, now = Date.now()) {
      const size = Math.abs(dateOf(moment).getTime() - dateOf(now).getTime());
      if (size < MINUTE) return t('now');
      if (size >= 7 * DAY) return shortDate(moment, now);
      const [unit, length] =
        size < HOUR
          ? (['minute', MINUTE] as const)
          : size < DAY
            ? (['hour', HOUR] as const)
            : (['day', DAY] as const);
      return t(`short.${unit}`, { count: String(Math.trunc(size / length)) });
    },
    date: (moment) => dateTime(moment, { day: 'numeric', month: 'short', year: 'numeric' }),
    shortDate,
    month: (moment) => dateTime(moment, { month: 'long', year: 'numeric' }),
    time: (moment) => dateTime(moment, { timeStyle: 'short' }),
    dateTime: (moment) => dateTime(moment, { dateStyle: 'full', timeStyle: 'short' }),
    list: (items) => formatters.getListFormat(locale).format(items),
  };
}

function dateOf(moment: Moment): Date {
  return moment instanceof Date ? moment : new Date(moment);
}
