import { createContext, useContext } from 'react';
import { _createCache, _createIntlFormatters } from 'use-intl/core';

type Formatters = ReturnType<typeof _createIntlFormatters>;

/** What texts and formats depend on. One object per provider, so it may serve as a cache key. */
export interface I18nSettings {
  /** BCP 47 tag. Its language picks the texts, the whole tag picks number and date forms. */
  readonly locale: string;
  /** IANA name of the zone in which dates are shown, for example `Asia/Kolkata`; the browser's own by default. */
  readonly timeZone: string | undefined;
  readonly cache: ReturnType<typeof _createCache>;
  readonly formatters: Formatters;
}

export const DEFAULT_LOCALE = 'en-IN';

/** Settings with their own cache of Intl objects, which are slow to make and safe to share. */
export function makeSettings(locale: string, timeZone?: string): I18nSettings {
  const cache = _createCache();
  const formatters = withPlainDigits(_createIntlFormatters(cache));
  return { locale, timeZone, cache, formatters };
}

/**
 * The first number that a page formats takes the browser some 30 ms. What English writes as it is counted, a whole
 * number below 1000 without options, is written so.
 */
function withPlainDigits(intl: Formatters): Formatters {
  return {
    ...intl,
    getNumberFormat(locale, options) {
      const full = () => intl.getNumberFormat(locale, options);
      if (options !== undefined || !String(locale).startsWith('en')) return full();
      return {
        format: (value: number) =>
          Number.isInteger(value) && value >= 0 && value < 1000
            ? String(value)
            : full().format(value),
      } as Intl.NumberFormat;
    },
  };
}

export const I18nContext = /* @__PURE__ */ createContext<I18nSettings | undefined>(undefined);

let fallback: I18nSettings | undefined;

/** Settings of the nearest provider. Without one (a test of a single part): English, in UTC. */
export function useI18nSettings(): I18nSettings {
  return useContext(I18nContext) ?? (fallback ??= makeSettings(DEFAULT_LOCALE, 'UTC'));
}
