import { CalendarCheck, Clock, GraduationCap, Star, type LucideIcon } from 'lucide-react';
import { mentorLimits, type BookingSide } from '@upround/mentor/contract';
import { ICON_STROKE } from '@upround/shared/ui';
import { useSessionsText } from '../messages/catalogue';

/** Beside an empty list: how sessions work for a side. */
export function NoSession({ side }: { side: BookingSide }) {
  const t = useSessionsText();
  const steps: readonly [LucideIcon, string][] = [
    [GraduationCap, t(`none.request.${side}`)],
    [Clock, t(`none.answer.${side}`, { hours: mentorLimits.answerHours })],
    [CalendarCheck, t('none.join', { minutes: mentorLimits.joinMinutes })],
    [Star, t('none.review', { days: mentorLimits.reviewDays })],
  ];
  return (
    <div className="flex max-w-content flex-col items-start gap-6 px-6 py-10">
      <h2 className="text-title font-semibold">{t('none.title')}</h2>
      <ol className="flex flex-col gap-4">
        {steps.map(([IconPart, text]) => (
          <li key={text} className="flex gap-3">
            <IconPart
              aria-hidden
              size={20}
              strokeWidth={ICON_STROKE}
              className="mt-0.5 shrink-0 text-accent-text"
            />
            <span>{text}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
