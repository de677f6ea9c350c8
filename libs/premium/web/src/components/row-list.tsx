import { Check } from 'lucide-react';
import { ICON_STROKE } from '@upround/shared/ui';

interface RowListProps {
  /** Names the list for screen readers, where no heading does. */
  label?: string;
  texts: readonly string[];
}

/** What a plan opens, row by row. */
export function RowList({ label, texts }: RowListProps) {
  return (
    <ul aria-label={label} className="flex flex-col gap-2 text-small">
      {texts.map((text) => (
        <li key={text} className="flex gap-2">
          <Check
            aria-hidden
            size={16}
            strokeWidth={ICON_STROKE}
            className="mt-0.5 shrink-0 text-accent-text"
          />
          <span className="min-w-0">{text}</span>
        </li>
      ))}
    </ul>
  );
}
