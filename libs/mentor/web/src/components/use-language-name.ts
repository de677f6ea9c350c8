import { useMemo } from 'react';
import { useI18nSettings } from '@upround/shared/i18n';

/** Names languages in the viewer's own: `Hindi` for `hi`; the code itself where it has no name. */
export function useLanguageName(): (code: string) => string {
  const { locale } = useI18nSettings();
  return useMemo(() => {
    const names = new Intl.DisplayNames([locale], { type: 'language', fallback: 'code' });
    return (code) => {
      try {
        return names.of(code) ?? code;
      } catch {
        return code;
      }
    };
  }, [locale]);
}
