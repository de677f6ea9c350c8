import type { ReactNode } from 'react';

/** Room around a page within a layout's column; what is beside the column is placed by it. */
export function ColumnFrame({ children }: { children: ReactNode }) {
  return <div className="relative px-4 py-6 medium:px-6 medium:py-8">{children}</div>;
}
