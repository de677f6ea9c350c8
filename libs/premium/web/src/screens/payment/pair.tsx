import type { ReactNode } from 'react';

/** Two columns: what is paid, and the payment. Below each other in narrow windows. */
export function Pair({ children }: { children: ReactNode }) {
  return <div className="grid items-start gap-6 medium:grid-cols-2 medium:gap-8">{children}</div>;
}
