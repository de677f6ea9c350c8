import { createContext, useContext } from 'react';
import { _createCache, _createIntlFormatters } from 'use-intl/core';

/** What texts and formats depend on. One object per provider, so it may serve as a cache key. */
export interface I18nSettings {
  /** BCP 47 tag. Its language picks the texts, the whole tag picks number and date forms. */
  readonly locale: string;
  /** IANA name of the zone in which dates are shown, for example `Asia/Kolkata`. */
  readonly timeZone: string;
  readonly cache: ReturnType<typeof _createCache>;
  readonly formatters: ReturnType<typeof _createIntlFormatters>;
}

export const DEFAULT_LOCALE = 'en-IN';

/** Settings with their own cache of Intl objects, which are slow to make and safe to share. */
export function makeSettings(locale: string, timeZone: string): I18nSettings {
  const cache = _createCache();
  return { locale, timeZone, cache, formatters: _createIntlFormatters(cache) };
}

export const I18nContext = /* @__PURE__ */ createContext<I18nSettings | undefined>(undefined);

let fallback: I18nSettings | undefined;

/** Settings of the nearest provider. Without one (a test of a single part): English, in UTC. */
export function useI18nSettings(): I18nSettings {
  return useContext(I18nContext) ?? (fallback ??= makeSettings(DEFAULT_LOCALE, 'UTC'));
}
