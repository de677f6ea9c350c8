import { CalendarDays } from 'lucide-react';
import { useRef, useState, type FormEvent } from 'react';
import { useFormat } from '@upround/shared/i18n';
import type { NewsSort } from '@upround/shared/links';
import { Button, Field, Popover, SegmentedControl, TextInput } from '@upround/shared/ui';
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

/** The order of a source's stories and their first day; both are in the URL. */
export function SourceControls({ sort, onSort, ...rest }: SourceControlsProps) {
  const t = useNewsText();
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 border-b px-4 pb-4 medium:px-6">
      <SegmentedControl
        label={t('source.order')}
        value={sort}
        onChange={onSort}
        options={[
          { value: 'newest', label: t('source.newest') },
          { value: 'oldest', label: t('source.oldest') },
        ]}
      />
      <DayChoice {...rest} />
    </div>
  );
}

type DayChoiceProps = Pick<SourceControlsProps, 'day' | 'latestDay' | 'onDay'>;

function DayChoice({ day, latestDay, onDay }: DayChoiceProps) {
  const t = useNewsText();
  const format = useFormat();
  const opener = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="flex items-center gap-2">
      {day !== '' && (
        <Button
          variant="quiet"
          onClick={() => {
            onDay('');
            // This button disappears, so the focus goes to where a day is chosen.
            opener.current?.focus();
          }}
        >
          {t('source.anyDay')}
        </Button>
      )}
      <Popover
        trigger={
          <Button ref={opener} icon={CalendarDays}>
            {day === '' ? t('source.day') : format.date(`${day}T12:00:00`)}
          </Button>
        }
        label={t('source.day')}
        align="end"
        open={isOpen}
        onOpenChange={setOpen}
      >
        <DayForm
          day={day}
          latestDay={latestDay}
          onDay={(chosen) => {
            onDay(chosen);
            setOpen(false);
          }}
        />
      </Popover>
    </div>
  );
}

function DayForm({ day, latestDay, onDay }: DayChoiceProps) {
  const t = useNewsText();
  const [typed, setTyped] = useState(day);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (dayOf(typed) !== undefined) onDay(typed);
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-3">
      <Field label={t('source.dayField')}>
        <TextInput
          type="date"
          value={typed}
          min={FIRST_DAY}
          max={latestDay === null ? undefined : localDayOf(latestDay)}
          onChange={({ target }) => setTyped(target.value)}
        />
      </Field>
      <Button type="submit" variant="primary" disabled={dayOf(typed) === undefined}>
        {t('source.showDay')}
      </Button>
    </form>
  );
}
