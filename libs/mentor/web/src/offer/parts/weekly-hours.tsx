import type { MentorHours } from '@upround/mentor/contract';
import { useI18nSettings } from '@upround/shared/i18n';
import { Button, FieldGroup, InlineError } from '@upround/shared/ui';
import { areValidRanges, onWorkdays, weekdayName, weekdays } from '../hours-values';
import { useOfferText } from '../messages/catalogue';
import { RangeFields } from './range-fields';

interface WeeklyHoursProps {
  weekly: MentorHours['weekly'];
  onChange: (weekly: MentorHours['weekly']) => void;
}

/** The hours of each day of the week. */
export function WeeklyHours({ weekly, onChange }: WeeklyHoursProps) {
  const t = useOfferText();
  const { locale } = useI18nSettings();
  return (
    <FieldGroup legend={t('hours.weekly')} hint={t('hours.weeklyHint')}>
      <ul className="divide-y rounded-surface border bg-surface-raised">
        {weekdays.map((weekday) => {
          const day = weekdayName(weekday, locale);
          const ranges = weekly[weekday];
          return (
            <li
              key={weekday}
              className="flex flex-col gap-2 px-4 py-3 medium:grid medium:grid-cols-[9rem_1fr] medium:items-start medium:gap-4"
            >
              <div className="flex items-center justify-between gap-2 medium:flex-col medium:items-start medium:gap-0">
                <span className="font-medium medium:py-2">{day}</span>
                {weekday === 'MON' && ranges.length > 0 && (
                  <Button
                    size="small"
                    variant="quiet"
                    className="medium:-ml-3"
                    aria-label={t('hours.copyNamed', { day })}
                    onClick={() => onChange(onWorkdays(weekly, ranges))}
                  >
                    {t('hours.copy')}
                  </Button>
                )}
              </div>
              <div className="min-w-0">
                <RangeFields
                  day={day}
                  ranges={ranges}
                  emptyText={t('hours.closed')}
                  onChange={(next) => onChange({ ...weekly, [weekday]: next })}
                />
                {!areValidRanges(ranges) && <InlineError>{t('hours.wrongRange')}</InlineError>}
              </div>
            </li>
          );
        })}
      </ul>
    </FieldGroup>
  );
}
