import { Search, X } from 'lucide-react';
import type { KeyboardEventHandler } from 'react';
import { Field } from '../field/field';
import { IconButton } from '../icon-button/icon-button';
import { TextInput } from '../text-input/text-input';

export interface SearchFieldProps {
  /** Read by screen readers. */
  label: string;
  placeholder: string;
  /** Label of the button that clears the field. */
  clearLabel: string;
  value: string;
  onChange: (value: string) => void;
  onClear: () => void;
  /** In characters. */
  maxLength?: number;
  name?: string;
  onKeyDown?: KeyboardEventHandler<HTMLInputElement>;
  className?: string;
}

/** A text field for a search, with a button that clears it. */
export function SearchField({
  label,
  clearLabel,
  value,
  onChange,
  onClear,
  className,
  ...input
}: SearchFieldProps) {
  return (
    <Field label={label} hideLabel className={className}>
      <TextInput
        {...input}
        type="search"
        enterKeyHint="search"
        icon={Search}
        value={value}
        // The browser's own button has no label.
        className="[&_input::-webkit-search-cancel-button]:appearance-none"
        onChange={({ target }) => onChange(target.value)}
        trailing={
          value !== '' && <IconButton icon={X} size="small" label={clearLabel} onClick={onClear} />
        }
      />
    </Field>
  );
}
