import { useMemo, type ReactNode } from 'react';
import { DEFAULT_LOCALE, I18nContext, makeSettings } from './i18n-context';

export interface I18nProviderProps {
  /** BCP 47 tag, `en-IN` by default. */
  locale?: string;
  /** IANA zone, the browser's own by default. */
  timeZone?: string;
  children: ReactNode;
}

/** Gives every text and format below it a language, a region and a time zone. */
export function I18nProvider({ locale = DEFAULT_LOCALE, timeZone, children }: I18nProviderProps) {
  const settings = useMemo(() => makeSettings(locale, timeZone), [locale, timeZone]);
  return <I18nContext value={settings}>{children}</I18nContext>;
}
