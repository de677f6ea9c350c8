import { X } from 'lucide-react';
import type { RefObject } from 'react';
import { ICON_STROKE } from '@upround/shared/ui';
import { chipsOf, mistakesOf } from '../../model/query-chips';
import { useSearchMessages } from '../../messages/catalogue';
import { useChipName } from './use-chip-name';
import { useRestoredFocus } from './use-restored-focus';

interface FilterChipsProps {
  query: string;
  field: RefObject<HTMLInputElement | null>;
  /** Called with the query that is to be searched for instead. */
  onChange: (query: string) => void;
}

/** The filters of the query, each with a button that removes it; and filters with an error. */
export function FilterChips({ query, field, onChange }: FilterChipsProps) {
  const t = useSearchMessages();
  const nameOf = useChipName();
  const { list, leave } = useRestoredFocus<HTMLUListElement>(query, field);
  const chips = chipsOf(query);
  const mistakes = mistakesOf(query);
  if (chips.length === 0 && mistakes.length === 0) return null;
  return (
    <div className="flex flex-col gap-2 border-b px-4 py-3 medium:px-6">
      {chips.length > 0 && (
        <ul ref={list} aria-label={t('chips.label')} className="flex flex-wrap items-center gap-2">
          {chips.map((chip, place) => (
            <li
              key={chip.key}
              className="flex h-8 max-w-full items-center rounded-control border border-medium bg-surface-raised pl-2.5 text-small"
            >
              <span className="truncate">{nameOf(chip.part)}</span>
              <button
                type="button"
                aria-label={t('chips.remove', { filter: nameOf(chip.part) })}
                onClick={() => {
                  leave(place);
                  onChange(chip.without);
                }}
                className="flex size-8 shrink-0 items-center justify-center rounded-control text-muted focus-ring hover:text-text"
              >
                <X aria-hidden size={16} strokeWidth={ICON_STROKE} />
              </button>
            </li>
          ))}
        </ul>
      )}
      {mistakes.map(({ text, problem }) => (
        <p key={text} className="text-small text-muted">
          {t(`mistakes.${problem}`, { text })}
        </p>
      ))}
    </div>
  );
}
