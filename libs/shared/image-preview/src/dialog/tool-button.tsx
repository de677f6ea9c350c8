import { classes, ICON_STROKE, type Icon } from '@upround/shared/ui';
import type { ReactNode } from 'react';

export interface ToolButtonProps {
  /** Its accessible name. */
  label: string;
  icon?: Icon;
  /** The key that does the same. */
  shortcut: string;
  /** The button is disabled but keeps the focus, so that keyboard users keep their position. */
  disabled?: boolean;
  onPress: () => void;
  className?: string;
  /** Words in place of the icon. */
  children?: ReactNode;
}

/** A button of the preview, 44 px for a finger. */
export function ToolButton(props: ToolButtonProps) {
  const { label, icon: IconPart, shortcut, disabled = false, onPress, className, children } = props;
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-keyshortcuts={shortcut}
      aria-disabled={disabled || undefined}
      onClick={disabled ? undefined : onPress}
      className={classes(
        'inline-flex h-11 min-w-11 shrink-0 items-center justify-center rounded-control text-small font-medium focus-ring -outline-offset-2 transition-colors select-none',
        disabled ? 'text-muted opacity-50' : 'hover:bg-surface-hover active:bg-surface-active',
        className,
      )}
    >
      {IconPart ? <IconPart aria-hidden size={20} strokeWidth={ICON_STROKE} /> : children}
    </button>
  );
}
