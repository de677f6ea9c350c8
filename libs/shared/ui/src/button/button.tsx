import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { Anchor, type AnchorProps } from '../anchor/anchor';
import { Spinner } from '../spinner/spinner';
import { classes } from '../styling/classes';
import { ICON_STROKE, type Icon } from '../styling/icon';
import { buttonClasses, iconSizes, type ButtonLook } from './button-classes';

export interface ButtonProps extends ComponentPropsWithRef<'button'>, ButtonLook {
  icon?: Icon;
  /** The action it started is running: the button keeps its width and focus, and ignores presses. */
  busy?: boolean;
}

/** Says a verb and an object. `type` is `button` by default. */
export function Button({
  variant,
  size = 'medium',
  wide,
  icon: IconPart,
  busy = false,
  disabled,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    // A busy button stays focusable, hence not `disabled`; its press must not submit twice.
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...rest}
      type={type}
      disabled={disabled}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={press}
      className={classes(buttonClasses({ variant, size, wide }, disabled), className)}
    >
      {IconPart && (
        <IconPart
          aria-hidden
          size={iconSizes[size]}
          strokeWidth={ICON_STROKE}
          className={classes('shrink-0', busy && 'invisible')}
        />
      )}
      <span className={classes('truncate', busy && 'opacity-0')}>{children}</span>
      {busy && (
        <span className="absolute inset-0 flex items-center justify-center">
          <Spinner size={iconSizes[size]} />
        </span>
      )}
    </button>
  );
}

export interface ButtonLinkProps extends AnchorProps, ButtonLook {
  icon?: Icon;
}

/** A link that looks like a button: it leads somewhere, it does not do anything. */
export function ButtonLink({
  variant,
  size = 'medium',
  wide,
  icon: IconPart,
  className,
  children,
  ...rest
}: ButtonLinkProps) {
  return (
    <Anchor {...rest} className={classes(buttonClasses({ variant, size, wide }), className)}>
      {IconPart && (
        <IconPart
          aria-hidden
          size={iconSizes[size]}
          strokeWidth={ICON_STROKE}
          className="shrink-0"
        />
      )}
      <span className="truncate">{children}</span>
    </Anchor>
  );
}
