import { useCombobox } from 'downshift';
import { useState } from 'react';
import type { CompanySummary } from '@upround/jobs/contract';
import { classes, CompanyMark, Name, TextInput } from '@upround/shared/ui';
import { useCompanyText } from './messages/catalogue';
import { useCompanies } from './use-companies';

export interface CompanyInputProps {
  /** The name as typed. */
  value: string;
  onChange: (name: string) => void;
  onBlur?: () => void;
  /** Gets the input, so that a form can put the focus on it. */
  onInput?: (input: HTMLInputElement | null) => void;
}

const SHOWN = 6;

/** The name of a company within a `Field`: typed, or chosen from those that are there. */
export function CompanyInput({ value, onChange, onBlur, onInput }: CompanyInputProps) {
  const t = useCompanyText();
  const [isTyped, setTyped] = useState(false);
  const found = useCompanies(isTyped ? value.trim() : '').slice(0, SHOWN);
  const items = found.length === 1 && found[0]?.name === value.trim() ? [] : [...found];
  const combobox = useCombobox<CompanySummary>({
    items,
    inputValue: value,
    selectedItem: null,
    itemToString: (item) => item?.name ?? '',
    onSelectedItemChange: ({ selectedItem }) => {
      if (selectedItem === null) return;
      setTyped(false);
      onChange(selectedItem.name);
    },
    // What is highlighted is chosen by a press or Enter alone, not by leaving the field.
    stateReducer: (_, { type, changes }) =>
      type === useCombobox.stateChangeTypes.InputBlur
        ? { ...changes, selectedItem: null }
        : changes,
  });
  const isShown = combobox.isOpen && items.length > 0;
  return (
    <div className="relative">
      <TextInput
        {...combobox.getInputProps({
          ...(onInput !== undefined && { ref: onInput }),
          onChange: (event) => {
            setTyped(true);
            onChange(event.currentTarget.value);
          },
          onBlur: () => onBlur?.(),
        })}
        dir="auto"
        aria-labelledby={undefined}
        aria-expanded={isShown}
        id={undefined}
        autoComplete="off"
      />
      <div
        {...combobox.getMenuProps({ 'aria-label': t('suggestions'), 'aria-labelledby': undefined })}
        hidden={!isShown}
        className="absolute top-full right-0 left-0 z-20 rounded-surface border bg-surface-raised p-1 shadow-floating"
      >
        {isShown &&
          items.map((item, index) => (
            <div
              key={item.id}
              {...combobox.getItemProps({ item, index })}
              className={classes(
                'flex min-h-10 cursor-pointer items-center gap-3 rounded-control px-3 text-small',
                index === combobox.highlightedIndex && 'bg-surface-hover',
              )}
            >
              <CompanyMark name={item.name} logoUrl={item.logoUrl} size={32} />
              <span className="min-w-0 grow truncate">
                <Name>{item.name}</Name>
              </span>
              <span className="max-w-1/2 shrink-0 truncate text-muted">{item.location}</span>
            </div>
          ))}
      </div>
    </div>
  );
}
