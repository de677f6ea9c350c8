import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { classes } from '../styling/classes';

export interface InlineErrorProps {
  id?: string;
  className?: string;
  children: ReactNode;
}

/** One line with the error of the element above; marked by an icon besides the colour. */
export function InlineError({ id, className, children }: InlineErrorProps) {
  return (
    <p id={id} className={classes('flex gap-1.5 text-small text-danger-text', className)}>
      <CircleAlert aria-hidden size={16} strokeWidth={2} className="mt-0.5 shrink-0" />
      <span className="min-w-0">{children}</span>
    </p>
  );
}
