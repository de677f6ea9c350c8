import type { ReactNode } from 'react';
import { classes } from '../styling/classes';

export type BadgeTone = 'neutral' | 'accent' | 'success' | 'warning' | 'danger' | 'info';

export interface BadgeProps {
  tone?: BadgeTone;
  className?: string;
  children: ReactNode;
}

const tones: Record<BadgeTone, string> = {
  neutral: 'border-border bg-surface-sunken text-muted',
  accent: 'border-transparent bg-accent-subtle text-accent-text',
  success: 'border-transparent bg-success-subtle text-success-text',
  warning: 'border-transparent bg-warning-subtle text-warning-text',
  danger: 'border-transparent bg-danger-subtle text-danger-text',
  info: 'border-transparent bg-info-subtle text-info-text',
};

/** A word or two that says what a person or a thing is: a role, a state. Not a control. */
export function Badge({ tone = 'neutral', className, children }: BadgeProps) {
  return (
    <span
      className={classes(
        'inline-flex h-5 max-w-full shrink-0 items-center rounded-[4px] border px-1.5 text-caption font-medium whitespace-nowrap',
        tones[tone],
        className,
      )}
    >
      {children}
    </span>
  );
}
