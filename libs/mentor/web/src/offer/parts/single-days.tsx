import { X } from 'lucide-react';
import { useState } from 'react';
import type { MentorHours } from '@upround/mentor/contract';
import { useFormat } from '@upround/shared/i18n';
import { Button, Field, FieldGroup, IconButton, InlineError, TextInput } from '@upround/shared/ui';
import { areValidRanges, singleDaysOf, type LocalRange } from '../hours-values';
import { useOfferText } from '../messages/catalogue';
import { RangeFields } from './range-fields';

interface SingleDaysProps {
  hours: MentorHours;
  onChange: (days: Pick<MentorHours, 'overrides' | 'holidays'>) => void;
}

/** Single days with other hours than usual, or with none. */
export function SingleDays({ hours, onChange }: SingleDaysProps) {
  const t = useOfferText();
  const format = useFormat();
  const days = singleDaysOf(hours);
  const write = (next: readonly (readonly [string, LocalRange[]])[]) =>
    onChange({ overrides: Object.fromEntries(next), holidays: [] });
  return (
    <FieldGroup legend={t('hours.single')} hint={t('hours.singleHint')}>
      {days.length > 0 && (
        <ul className="divide-y rounded-surface border bg-surface-raised">
          {days.map(([key, ranges]) => {
            // Noon, so that no zone makes another day of it.
            const day = format.date(`${key}T12:00:00`);
            return (
              <li
                key={key}
                className="flex flex-col gap-2 px-4 py-3 medium:grid medium:grid-cols-[9rem_1fr_auto] medium:items-start medium:gap-4"
              >
                <span className="font-medium medium:py-2">{day}</span>
                <div className="min-w-0">
                  <RangeFields
                    day={day}
                    ranges={ranges}
                    emptyText={t('hours.dayClosed')}
                    onChange={(next) =>
                      write(days.map((other) => (other[0] === key ? [key, next] : other)))
                    }
                  />
                  {!areValidRanges(ranges) && <InlineError>{t('hours.wrongRange')}</InlineError>}
                </div>
                <IconButton
                  icon={X}
                  size="small"
                  label={t('hours.removeDay', { day })}
                  onClick={() => write(days.filter(([other]) => other !== key))}
                />
              </li>
            );
          })}
        </ul>
      )}
      <AddDay taken={days.map(([key]) => key)} onAdd={(key) => write([...days, [key, []]])} />
    </FieldGroup>
  );
}

interface AddDayProps {
  /** Days that are listed already, as `2027-03-28`. */
  taken: readonly string[];
  onAdd: (day: string) => void;
}

function AddDay({ taken, onAdd }: AddDayProps) {
  const t = useOfferText();
  const [day, setDay] = useState('');
  const isTaken = taken.includes(day);
  return (
    <div className="flex items-start gap-2">
      <Field label={t('hours.date')} hideLabel error={isTaken && t('hours.dayTwice')}>
        <TextInput
          type="date"
          className="max-w-60"
          value={day}
          onChange={({ target }) => setDay(target.value)}
        />
      </Field>
      <Button
        disabled={day === '' || isTaken}
        onClick={() => {
          onAdd(day);
          setDay('');
        }}
      >
        {t('hours.addDay')}
      </Button>
    </div>
  );
}
