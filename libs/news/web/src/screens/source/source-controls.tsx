import type { NewsSort } from '@upround/shared/links';
import { Button, Field, SegmentedControl, TextInput } from '@upround/shared/ui';
import { useRef, useState } from 'react';
import { useNewsText } from '../../messages/catalogue';
import { dayOf, FIRST_DAY, localDayOf } from '../../model/day';

interface SourceControlsProps {
  sort: NewsSort;
  /** The day at which the list begins; empty for all. */
  day: string;
  /** When the newest story came out; no later day can be chosen. */
  latestDay: string | null;
  onSort: (sort: NewsSort) => void;
  onDay: (day: string) => void;
}

/** The order of a source's stories and the day at which they begin; both stand in the address. */
export function SourceControls({ sort, day, latestDay, onSort, onDay }: SourceControlsProps) {
  const t = useNewsText();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(day);
  const [shown, setShown] = useState(day);
  if (day !== shown) {
    setShown(day);
    setTyped(day);
  }
  return (
    <div className="flex flex-wrap items-center gap-3 border-y px-4 py-3">
      <SegmentedControl
        label={t('source.order')}
        value={sort}
        onChange={onSort}
        options={[
          { value: 'newest', label: t('source.newest') },
          { value: 'oldest', label: t('source.oldest') },
        ]}
      />
      <div className="flex items-center gap-2 small:ml-auto">
        <Field label={t('source.day')} hideLabel className="w-40">
          <TextInput
            ref={field}
            type="date"
            value={typed}
            min={FIRST_DAY}
            max={latestDay === null ? undefined : localDayOf(latestDay)}
            onChange={({ target }) => {
              setTyped(target.value);
              // A date is whole only now and then while its parts are typed.
              if (target.value === '' || dayOf(target.value) !== undefined) onDay(target.value);
            }}
          />
        </Field>
        {day !== '' && (
          <Button
            variant="quiet"
            onClick={() => {
              onDay('');
              // The button goes; whoever pressed it stays where the day is chosen.
              field.current?.focus();
            }}
          >
            {t('source.anyDay')}
          </Button>
        )}
      </div>
    </div>
  );
}
