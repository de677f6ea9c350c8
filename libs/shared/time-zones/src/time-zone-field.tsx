import { useCombobox } from 'downshift';
import { useState } from 'react';
import { classes, Field, TextInput } from '@upround/shared/ui';
import { useTimeZonesText } from './messages/catalogue';
import { findZones, labelOf, offsetOf } from './zones';

export interface TimeZoneFieldProps {
  label: string;
  hint?: string;
  /** Where a heading says it already. */
  hideLabel?: boolean;
  value: string;
  onChange: (zone: string) => void;
}

/** The most zones that are listed at once. */
const SHOWN = 8;

/** Finds a time zone by a place or by its name, among those that this browser knows. */
export function TimeZoneField({ label, hint, hideLabel, value, onChange }: TimeZoneFieldProps) {
  const t = useTimeZonesText();
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState('');
  const items = findZones(text, value).slice(0, SHOWN);
  const combobox = useCombobox<string>({
    items,
    isOpen,
    // Open, the field is for searching, and its placeholder names the saved zone.
    inputValue: isOpen ? text : labelOf(value),
    selectedItem: value,
    itemToString: (zone) => labelOf(zone ?? ''),
    onSelectedItemChange: ({ selectedItem }) => selectedItem !== null && onChange(selectedItem),
    // Leaving the field and Escape keep the saved zone: only a choice changes it.
    stateReducer: (state, { type, changes }) =>
      type === useCombobox.stateChangeTypes.InputBlur ||
      type === useCombobox.stateChangeTypes.InputKeyDownEscape
        ? { ...changes, selectedItem: state.selectedItem }
        : changes,
    onIsOpenChange({ isOpen: wanted }) {
      setOpen(wanted);
      if (!wanted) setText('');
    },
  });
  return (
    <div className="relative">
      <Field label={label} hint={hint} hideLabel={hideLabel}>
        <TextInput
          {...combobox.getInputProps({
            onChange: (event) => setText(event.currentTarget.value),
          })}
          aria-labelledby={undefined}
          id={undefined}
          placeholder={labelOf(value)}
          autoComplete="off"
        />
      </Field>
      <div
        {...combobox.getMenuProps({ 'aria-label': label, 'aria-labelledby': undefined })}
        hidden={!isOpen || items.length === 0}
        className="absolute top-full right-0 left-0 z-20 rounded-surface border bg-surface-raised p-1 shadow-floating"
      >
        {isOpen &&
          items.map((zone, index) => (
            <div
              key={zone}
              {...combobox.getItemProps({ item: zone, index })}
              className={classes(
                'flex min-h-10 cursor-pointer items-center justify-between gap-4 rounded-control px-3 text-small',
                index === combobox.highlightedIndex && 'bg-surface-hover',
              )}
            >
              <span>{labelOf(zone)}</span>
              <span className="figures text-muted">{offsetOf(zone)}</span>
            </div>
          ))}
      </div>
      <p role="status" className="text-small text-muted">
        {isOpen && items.length === 0 && t('none')}
      </p>
    </div>
  );
}
