import { useId, type ReactNode } from 'react';

/** A part of a record under its title. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="flex flex-col gap-2">
      <h3 id={id} className="text-small font-semibold">
        {title}
      </h3>
      {children}
    </section>
  );
}
