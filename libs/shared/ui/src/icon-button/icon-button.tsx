import { useState, type ComponentPropsWithRef } from 'react';
import { Spinner } from '../spinner/spinner';
import { classes } from '../styling/classes';
import { ICON_STROKE, type Icon } from '../styling/icon';
import {
  buttonClasses,
  iconSizes,
  type ButtonSize,
  type ButtonVariant,
} from '../button/button-classes';

export interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children'> {
  /** Its accessible name: a verb and an object. */
  label: string;
  icon: Icon;
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Shows the label beside the button on hover and focus. */
  tooltip?: boolean | 'above' | 'below';
  busy?: boolean;
}

/** A button of one icon. Where there is room for words, `Button` with an icon is better. */
export function IconButton({
  label,
  icon: IconPart,
  variant = 'quiet',
  size = 'medium',
  tooltip = false,
  busy = false,
  disabled,
  className,
  onClick,
  onKeyDown,
  onPointerEnter,
  type = 'button',
  ...rest
}: IconButtonProps) {
  const [dismissed, setDismissed] = useState(false);
  return (
    <button
      {...rest}
      type={type}
      disabled={disabled}
      aria-label={label}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={busy ? undefined : onClick}
      onKeyDown={(event) => {
        if (event.key === 'Escape') setDismissed(true);
        onKeyDown?.(event);
      }}
      onPointerEnter={(event) => {
        setDismissed(false);
        onPointerEnter?.(event);
      }}
      className={classes(
        buttonClasses({ variant, size }, disabled, 'icon'),
        'group/tip',
        className,
      )}
    >
      {busy ? (
        <Spinner size={iconSizes[size]} />
      ) : (
        <IconPart aria-hidden size={iconSizes[size] + 2} strokeWidth={ICON_STROKE} />
      )}
      {tooltip && !dismissed && (
        <span
          aria-hidden="true"
          className={classes(
            'pointer-events-none absolute left-1/2 z-10 -translate-x-1/2 rounded-control bg-text px-2 py-1',
            'text-caption font-medium text-surface opacity-0 transition-opacity',
            'group-hover/tip:opacity-100 group-hover/tip:delay-300 group-focus-visible/tip:opacity-100',
            tooltip === 'below' ? 'top-full mt-1' : 'bottom-full mb-1',
          )}
        >
          {label}
        </span>
      )}
    </button>
  );
}
