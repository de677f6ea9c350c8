import type { ReactNode } from 'react';

/** Room around a page within a layout's column. */
export function ColumnFrame({ children }: { children: ReactNode }) {
  return <div className="px-4 py-6 medium:px-6 medium:py-8">{children}</div>;
}
