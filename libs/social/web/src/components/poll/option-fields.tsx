import { useId } from 'react';
import { classes } from '@upround/shared/ui';

interface OptionFieldsProps {
  /** How many may be chosen: one line. */
  legend: string;
  options: readonly { id: string; text: string }[];
  multiple: boolean;
  chosen: readonly string[];
  disabled?: boolean;
  onChange: (chosen: readonly string[]) => void;
}

/** Options as radio buttons or check boxes, so that it is plain how many may be chosen. */
export function OptionFields(props: OptionFieldsProps) {
  const { legend, options, multiple, chosen, disabled = false, onChange } = props;
  const name = useId();
  const choose = (id: string, checked: boolean) => {
    if (!multiple) onChange([id]);
    else onChange(checked ? [...chosen, id] : chosen.filter((other) => other !== id));
  };
  return (
    <fieldset disabled={disabled} className="flex flex-col gap-2">
      <legend className="mb-2 text-small text-muted">{legend}</legend>
      {options.map((option) => {
        const checked = chosen.includes(option.id);
        return (
          <label
            key={option.id}
            className={classes(
              'group/option flex min-h-10 cursor-pointer items-center gap-3 rounded-control border px-3 py-2 transition-colors',
              checked
                ? 'border-accent bg-accent-subtle'
                : 'border-medium bg-surface-raised hover:border-strong hover:bg-surface-hover',
            )}
          >
            <input
              type={multiple ? 'checkbox' : 'radio'}
              name={name}
              value={option.id}
              checked={checked}
              onChange={(event) => choose(option.id, event.target.checked)}
              className={classes(
                'shrink-0',
                multiple
                  ? 'size-4 accent-accent'
                  : 'size-5 appearance-none rounded-full border border-strong bg-surface-raised checked:border-4 checked:border-accent disabled:border-medium forced-colors:appearance-auto',
              )}
            />
            <span dir="auto" className="min-w-0 grow wrap-anywhere">
              {option.text}
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}
