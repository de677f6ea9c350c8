import { useId, type ReactNode } from 'react';
import { classes } from '@upround/shared/ui';

interface PartProps {
  title: string;
  className?: string;
  children: ReactNode;
}

/** A part of a page under its own heading. */
export function Part({ title, className, children }: PartProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={classes('flex min-w-0 flex-col gap-3', className)}>
      <h2 id={id} className="text-title font-semibold text-balance">
        {title}
      </h2>
      {children}
    </section>
  );
}
