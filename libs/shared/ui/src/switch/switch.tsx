import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { classes } from '../styling/classes';

export interface SwitchProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'role'> {
  label: ReactNode;
  hint?: ReactNode;
}

/** A setting that takes effect at once. In a form that is sent, use `Checkbox`. */
export function Switch({ label, hint, className, ...rest }: SwitchProps) {
  const hintId = useId();
  return (
    <label className={classes('group/switch flex min-h-10 cursor-pointer gap-4 py-2', className)}>
      <span className="flex min-w-0 grow flex-col">
        <span className={classes(rest.disabled && 'text-muted')}>{label}</span>
        {hint && (
          <span id={hintId} className="text-small text-muted">
            {hint}
          </span>
        )}
      </span>
      <span className="relative mt-px flex h-6 w-10 shrink-0">
        <input
          {...rest}
          type="checkbox"
          role="switch"
          aria-describedby={hint ? hintId : rest['aria-describedby']}
          className={classes(
            'peer h-6 w-10 appearance-none rounded-full border border-strong bg-surface-active focus-ring transition-colors forced-colors:appearance-auto',
            'group-hover/switch:border-muted checked:border-accent checked:bg-accent group-hover/switch:checked:border-accent-hover group-hover/switch:checked:bg-accent-hover',
            'disabled:border-medium disabled:bg-surface-sunken disabled:checked:bg-surface-active',
          )}
        />
        <span
          aria-hidden="true"
          className={classes(
            'pointer-events-none absolute top-1 left-1 size-4 rounded-full bg-muted transition-[transform,background-color]',
            'peer-checked:translate-x-4 peer-checked:bg-on-accent peer-disabled:bg-strong forced-colors:hidden',
          )}
        />
      </span>
    </label>
  );
}
