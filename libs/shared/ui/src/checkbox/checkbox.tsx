import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { classes } from '../styling/classes';

export interface CheckboxProps extends Omit<ComponentPropsWithRef<'input'>, 'type'> {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  /** Some of the things in its group are so, and others not. */
  mixed?: boolean;
}

/** One thing that is so or not so. The whole line is the target. */
export function Checkbox(props: CheckboxProps) {
  const { label, hint, error, mixed = false, className, ref, ...rest } = props;
  const noteId = useId();
  const note = error ?? hint;
  return (
    <label className={classes('group/check flex min-h-10 cursor-pointer gap-3 py-2', className)}>
      <span className="relative mt-0.5 flex size-5 shrink-0">
        <input
          {...rest}
          type="checkbox"
          ref={(box) => {
            if (box !== null) box.indeterminate = mixed;
            if (typeof ref === 'function') return ref(box);
            if (ref) ref.current = box;
          }}
          aria-invalid={error ? true : rest['aria-invalid']}
          aria-describedby={note ? noteId : rest['aria-describedby']}
          className={classes(
            'peer size-5 appearance-none rounded-[4px] border focus-ring transition-colors forced-colors:appearance-auto',
            mixed ? 'border-accent bg-accent' : 'border-strong bg-surface-raised',
            'group-hover/check:border-muted checked:border-accent checked:bg-accent active:bg-surface-active checked:active:bg-accent-active',
            'aria-invalid:border-danger disabled:border-medium disabled:bg-surface-active disabled:checked:bg-surface-active',
          )}
        />
        <svg
          aria-hidden="true"
          viewBox="0 0 20 20"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinecap="round"
          strokeLinejoin="round"
          className={classes(
            'pointer-events-none absolute inset-0 text-on-accent peer-checked:opacity-100 peer-disabled:text-muted forced-colors:hidden',
            mixed ? 'opacity-100' : 'opacity-0',
          )}
        >
          <path d={mixed ? 'M5.5 10h9' : 'm5.5 10.5 3 3 6-7'} />
        </svg>
      </span>
      <span className="flex min-w-0 flex-col">
        <span className={classes(rest.disabled && 'text-muted')}>{label}</span>
        {note && (
          <span
            id={noteId}
            className={classes('text-small', error ? 'text-danger-text' : 'text-muted')}
          >
            {note}
          </span>
        )}
      </span>
    </label>
  );
}
