import { Check, Plus } from 'lucide-react';
import { ICON_STROKE } from '../styling/icon';

export interface ToggleChipProps {
  label: string;
  checked: boolean;
  disabled?: boolean;
  onChange: (isChosen: boolean) => void;
}

/** One of several that can be chosen together; a checkbox in the shape of a chip. */
export function ToggleChip({ label, checked, disabled, onChange }: ToggleChipProps) {
  // Of one width, so that nothing moves when it is chosen.
  const IconPart = checked ? Check : Plus;
  return (
    <label className="relative flex h-9 cursor-pointer items-center gap-1.5 rounded-control border border-strong bg-surface-raised px-3 text-small font-medium transition-colors select-none hover:border-muted has-disabled:cursor-not-allowed has-disabled:border-medium has-disabled:text-muted has-checked:border-accent has-checked:bg-accent-subtle has-checked:text-accent-text">
      <input
        type="checkbox"
        checked={checked}
        disabled={disabled}
        onChange={({ target }) => onChange(target.checked)}
        className="absolute inset-0 cursor-[inherit] appearance-none rounded-control focus-ring"
      />
      <IconPart aria-hidden size={16} strokeWidth={ICON_STROKE} className="shrink-0" />
      {label}
    </label>
  );
}
