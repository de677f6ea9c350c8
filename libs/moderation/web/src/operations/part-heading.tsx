import type { ReactNode } from 'react';

/** The title of a part, and what it shows. */
export function PartHeading({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="flex flex-col gap-1">
      <h3 className="font-semibold">{title}</h3>
      <p className="max-w-measure text-small text-muted">{children}</p>
    </div>
  );
}
