import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useId } from 'react';
import type { Slot } from '@upround/mentor/contract';
import { classes, IconButton, Skeleton } from '@upround/shared/ui';
import { useBookingText } from '../messages/catalogue';
import { addMonths, weekdays, weeksOf } from './month';
import { useCalendarWords } from './use-month-slots';

interface DayChoiceProps {
  month: string;
  days: ReadonlyMap<string, readonly Slot[]>;
  /** The chosen day. */
  day: string | null;
  today: string;
  isLoading: boolean;
  hasPrevious: boolean;
  hasNext: boolean;
  onDay: (day: string) => void;
  onMonth: (month: string) => void;
}

/** A month whose days with free times can be chosen, as radio buttons: arrow keys go from one to the next. */
export function DayChoice(props: DayChoiceProps) {
  const { month, isLoading, onMonth } = props;
  const t = useBookingText();
  const words = useCalendarWords();
  const name = useId();
  return (
    <div className="flex w-full flex-col gap-2 medium:w-80 medium:shrink-0">
      <div className="flex items-center justify-between">
        <IconButton
          icon={ChevronLeft}
          label={t('slots.previous')}
          disabled={!props.hasPrevious}
          onClick={() => onMonth(addMonths(month, -1))}
        />
        <h3 aria-live="polite" className="font-semibold figures">
          {words.month(month)}
        </h3>
        <IconButton
          icon={ChevronRight}
          label={t('slots.next')}
          disabled={!props.hasNext}
          onClick={() => onMonth(addMonths(month, 1))}
        />
      </div>
      <div aria-hidden="true" className="grid grid-cols-7 text-center text-caption text-muted">
        {weekdays.map((date) => (
          <span key={date.getTime()} className="py-1">
            {words.weekday(date)}
          </span>
        ))}
      </div>
      <fieldset className="grid min-w-0 grid-cols-7 gap-1">
        <legend className="sr-only">{t('slots.month', { month: words.month(month) })}</legend>
        {weeksOf(month, props.today)
          .flat()
          .map((day, index) =>
            day === null ? (
              <span key={index} />
            ) : isLoading ? (
              <Skeleton key={day} className="h-11 rounded-control" />
            ) : (
              <DayCell key={day} {...props} cell={day} name={name} />
            ),
          )}
      </fieldset>
    </div>
  );
}

const cellClasses =
  'relative flex h-11 items-center justify-center rounded-control border text-small figures select-none';

function DayCell({
  cell,
  name,
  day,
  days,
  today,
  onDay,
}: DayChoiceProps & { cell: string; name: string }) {
  const t = useBookingText();
  const words = useCalendarWords();
  const count = days.get(cell)?.length ?? 0;
  const number = Number(cell.slice(-2));
  const isToday = cell === today;
  if (count === 0) {
    return (
      <span
        className={classes(
          cellClasses,
          'border-transparent text-muted',
          isToday && 'font-semibold underline underline-offset-4',
        )}
      >
        {number}
      </span>
    );
  }
  return (
    <label
      className={classes(
        cellClasses,
        'cursor-pointer border-transparent bg-accent-subtle font-semibold text-accent-text transition-colors hover:border-accent',
        'has-checked:bg-accent has-checked:text-on-accent forced-colors:has-checked:border-[Highlight]',
        'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
        isToday && 'underline underline-offset-4',
      )}
    >
      <input
        type="radio"
        name={name}
        value={cell}
        checked={cell === day}
        onChange={() => onDay(cell)}
        aria-label={t('slots.day', { day: words.day(cell), count })}
        className="absolute inset-0 cursor-[inherit] appearance-none rounded-control opacity-0"
      />
      {number}
    </label>
  );
}
