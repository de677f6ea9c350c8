import type { ReactNode } from 'react';

/** Fields in one or two columns, as wide as the room is. */
export function FieldGrid({ children }: { children: ReactNode }) {
  return <div className="grid gap-x-6 gap-y-4 medium:grid-cols-2">{children}</div>;
}
