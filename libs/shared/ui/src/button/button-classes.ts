import { classes } from '../styling/classes';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'small' | 'medium' | 'large';

const variants: Record<ButtonVariant, string> = {
  primary:
    'border-transparent bg-accent text-on-accent hover:bg-accent-hover active:bg-accent-active',
  secondary:
    'border-medium bg-surface-raised text-text hover:border-strong hover:bg-surface-hover active:bg-surface-active',
  quiet: 'border-transparent text-text hover:bg-surface-hover active:bg-surface-active',
  danger:
    'border-transparent bg-danger text-on-danger hover:bg-danger-hover active:bg-danger-active',
};

const disabledVariants: Record<ButtonVariant, string> = {
  primary: 'border-transparent bg-surface-active text-muted',
  secondary: 'border-border bg-surface-raised text-muted',
  quiet: 'border-transparent text-muted opacity-70',
  danger: 'border-transparent bg-surface-active text-muted',
};

const sizes: Record<ButtonSize, string> = {
  small: 'h-8 gap-1.5 text-small',
  medium: 'h-10 gap-2 text-small',
  large: 'h-12 gap-2 text-body',
};

const widths: Record<ButtonSize, { words: string; icon: string }> = {
  small: { words: 'px-3', icon: 'w-8' },
  medium: { words: 'px-4', icon: 'w-10' },
  large: { words: 'px-5', icon: 'w-12' },
};

export interface ButtonLook {
  /** `primary` is used once on a screen: for its most important action. */
  variant?: ButtonVariant;
  /** 32, 40 or 48 px high. */
  size?: ButtonSize;
  /** Takes the whole width, as in a narrow form. */
  wide?: boolean;
}

/** The looks of a button, shared by buttons and links that look like one. */
export function buttonClasses(
  { variant = 'secondary', size = 'medium', wide }: ButtonLook,
  disabled = false,
  content: 'words' | 'icon' = 'words',
): string {
  return classes(
    'relative inline-flex shrink-0 items-center justify-center rounded-control border font-medium',
    'whitespace-nowrap select-none focus-ring transition-[background-color,border-color,color]',
    sizes[size],
    widths[size][content],
    disabled ? disabledVariants[variant] : variants[variant],
    wide && 'w-full',
  );
}

export const iconSizes: Record<ButtonSize, number> = { small: 16, medium: 18, large: 20 };
