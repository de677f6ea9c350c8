import type { ReactNode } from 'react';

/** Two short fields side by side where there is room. */
export function FieldPair({ children }: { children: ReactNode }) {
  return <div className="grid gap-4 medium:grid-cols-2">{children}</div>;
}
