import { useId, type ReactNode } from 'react';

interface PartProps {
  title: string;
  /** At the end of the title's line. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A part of a mentor's page under its title. */
export function Part({ title, aside, children }: PartProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="flex min-w-0 flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h3 id={id} className="text-body font-semibold">
          {title}
        </h3>
        {aside}
      </div>
      {children}
    </section>
  );
}
