import { useFormat } from '@upround/shared/i18n';
import { usePipelineText } from '../messages/catalogue';
import { daysAfter, noonOf } from '../model/days';
import { useLocalDay } from '../model/use-local-day';

/** When a next step is due, in words: overdue, today, tomorrow or a date. */
export function useDueText(): (day: string) => { text: string; isOverdue: boolean } {
  const t = usePipelineText();
  const format = useFormat();
  const today = useLocalDay();
  return (day) => {
    const date = format.shortDate(noonOf(day));
    if (day < today) return { text: t('next.overdue', { date }), isOverdue: true };
    if (day === today) return { text: t('next.today'), isOverdue: false };
    const isTomorrow = day === daysAfter(today, 1);
    return { text: isTomorrow ? t('next.tomorrow') : date, isOverdue: false };
  };
}
