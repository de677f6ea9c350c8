import { useId, type ReactNode } from 'react';

export interface AsidePartProps {
  title: string;
  /** A link at the end of the heading's line. */
  more?: ReactNode;
  children: ReactNode;
}

/** One part of an aside, in the frame of the rail's sections. */
export function AsidePart({ title, more, children }: AsidePartProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="flex flex-col gap-3 rounded-surface border bg-surface-raised p-4"
    >
      <div className="flex items-baseline justify-between gap-4">
        <h2 id={id} className="min-w-0 text-body font-semibold wrap-anywhere">
          {title}
        </h2>
        {more !== undefined && <span className="shrink-0">{more}</span>}
      </div>
      {children}
    </section>
  );
}
