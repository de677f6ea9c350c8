import { Plus, X } from 'lucide-react';
import { IconButton, TextInput } from '@upround/shared/ui';
import { useOfferText } from '../messages/catalogue';
import { withRange, type LocalRange } from '../hours-values';

interface RangeFieldsProps {
  /** Names the day for screen readers: `Monday`. */
  day: string;
  ranges: readonly LocalRange[];
  /** What is said where there are none. */
  emptyText: string;
  onChange: (ranges: LocalRange[]) => void;
}

/** The hours of one day: ranges of times on the mentor's clock. */
export function RangeFields({ day, ranges, emptyText, onChange }: RangeFieldsProps) {
  const t = useOfferText();
  const put = (index: number, change: Partial<LocalRange>) =>
    onChange(ranges.map((range, at) => (at === index ? { ...range, ...change } : range)));
  const add = (
    <IconButton
      icon={Plus}
      size="small"
      label={t('hours.addNamed', { day })}
      onClick={() => onChange(withRange(ranges))}
    />
  );
  if (ranges.length === 0) {
    return (
      <div className="flex min-h-10 items-center gap-2">
        <p className="text-small text-muted">{emptyText}</p>
        {add}
      </div>
    );
  }
  return (
    <div className="flex flex-col gap-2">
      {ranges.map(({ from, to }, index) => (
        <div key={index} className="flex items-center gap-2">
          <TextInput
            type="time"
            aria-label={t('hours.from', { day })}
            className="max-w-32 min-w-0 flex-1"
            value={from}
            onChange={({ target }) => put(index, { from: target.value })}
          />
          <span aria-hidden className="text-muted">
            –
          </span>
          <TextInput
            type="time"
            aria-label={t('hours.to', { day })}
            className="max-w-32 min-w-0 flex-1"
            value={to}
            onChange={({ target }) => put(index, { to: target.value })}
          />
          <span className="flex shrink-0">
            <IconButton
              icon={X}
              size="small"
              label={t('hours.removeNamed', { day, range: `${from} – ${to}` })}
              onClick={() => onChange(ranges.filter((_, at) => at !== index))}
            />
            {index === ranges.length - 1 && add}
          </span>
        </div>
      ))}
    </div>
  );
}
