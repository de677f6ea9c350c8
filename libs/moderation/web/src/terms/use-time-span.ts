import { useFormat } from '@upround/shared/i18n';
import { useTermsText } from './messages/catalogue';

/** Each with the seconds in it, and how many of it there are at least. */
const units = [
  ['days', 86_400, 2],
  ['hours', 3_600, 2],
  ['minutes', 60, 1],
] as const;

/**
 * Writes seconds in the largest unit that fits. Hours and days begin at two, so that 90 minutes aren’t an hour.
 *
 * @param form `short` for figures and charts (4 min), `long` for sentences (4 minutes)
 */
export function useTimeSpan(form: 'short' | 'long'): (seconds: number) => string {
  const t = useTermsText();
  const format = useFormat();
  return (seconds) => {
    const [unit, size] =
      units.find(([, of, least]) => seconds >= least * of) ?? (['seconds', 1] as const);
    const count = Math.round(seconds / size);
    return form === 'short'
      ? t(`span.short.${unit}`, { count: format.number(count) })
      : t(`span.long.${unit}`, { count });
  };
}
