import { useId, type ReactNode } from 'react';
import { classes } from '@upround/shared/ui';

interface PartProps {
  title: string;
  /** A link or a figure at the end of the heading's line. */
  more?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** A part of a page under its own heading. */
export function Part({ title, more, className, children }: PartProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={classes('flex min-w-0 flex-col gap-4', className)}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 id={id} className="text-title font-semibold text-balance">
          {title}
        </h2>
        {more}
      </div>
      {children}
    </section>
  );
}

/** A part in a frame of its own. */
export function PanelPart({ title, more, className, children }: PartProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={classes(
        'flex min-w-0 flex-col gap-4 rounded-surface border bg-surface-raised p-4 medium:p-6',
        className,
      )}
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 id={id} className="font-semibold text-balance">
          {title}
        </h2>
        {more}
      </div>
      {children}
    </section>
  );
}
