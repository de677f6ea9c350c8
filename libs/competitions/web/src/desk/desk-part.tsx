import { useId, type ReactNode } from 'react';

/** A part of a competition in the settings, under its own heading. */
export function DeskPart({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="flex min-w-0 flex-col gap-4 border-t pt-6">
      <h4 id={id} className="text-body font-semibold">
        {title}
      </h4>
      {children}
    </section>
  );
}
