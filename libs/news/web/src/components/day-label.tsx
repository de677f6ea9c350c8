import { useFormat, useToday } from '@upround/shared/i18n';
import { useNewsText } from '../messages/catalogue';

/** The day above the stories that came out on it. For the eye: each story says its own time. */
export function DayLabel({ day }: { day: string }) {
  const t = useNewsText();
  const { today, yesterday } = useToday();
  const name = day === today ? t('list.today') : day === yesterday ? t('list.yesterday') : day;
  return (
    <p aria-hidden="true" className="px-4 pt-4 text-small font-semibold text-muted medium:px-6">
      {name}
    </p>
  );
}

/** The day of a story in the viewer's zone, where it is another than that of the story before it. */
export function useDayOf(): (moment: string, before: string | undefined) => string | undefined {
  const format = useFormat();
  return (moment, before) => {
    const day = format.date(moment);
    return before !== undefined && format.date(before) === day ? undefined : day;
  };
}
