import { useId } from 'react';
import type { Slot } from '@upround/mentor/contract';
import { useSessionClock } from '../../model/use-session-clock';
import { useBookingText } from '../messages/catalogue';
import { useCalendarWords } from './use-month-slots';

interface TimeChoiceProps {
  day: string;
  slots: readonly Slot[];
  start: string | null;
  onStart: (start: string) => void;
}

/** The free times of a day, of which one can be chosen. */
export function TimeChoice({ day, slots, start, onStart }: TimeChoiceProps) {
  const t = useBookingText();
  const clock = useSessionClock();
  const words = useCalendarWords();
  const name = useId();
  return (
    <fieldset className="min-w-0">
      <legend className="pb-2 text-small font-medium">
        {t('slots.times', { day: words.day(day) })}
      </legend>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(6rem,1fr))] gap-2">
        {slots.map((slot) => (
          <label
            key={slot.start}
            className="relative flex h-10 cursor-pointer items-center justify-center rounded-control border border-strong bg-surface-raised px-2 text-small font-medium whitespace-nowrap figures transition-colors select-none hover:border-muted has-checked:border-accent has-checked:bg-accent-subtle has-checked:text-accent-text has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus forced-colors:has-checked:border-[Highlight]"
          >
            <input
              type="radio"
              name={name}
              value={slot.start}
              checked={slot.start === start}
              onChange={() => onStart(slot.start)}
              className="absolute inset-0 cursor-[inherit] appearance-none rounded-control opacity-0"
            />
            <time dateTime={slot.start}>{clock.time(slot.start)}</time>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
