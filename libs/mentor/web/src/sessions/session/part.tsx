import { useId, type ReactNode } from 'react';

interface PartProps {
  title: string;
  children: ReactNode;
}

/** A part of a session under its title. */
export function Part({ title, children }: PartProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="flex flex-col gap-3 border-t pt-5">
      <h3 id={id} className="font-semibold">
        {title}
      </h3>
      {children}
    </section>
  );
}
