import type { ReactNode } from 'react';

export interface DataColumn {
  name: string;
  label: string;
  /** Width by a class; the first column takes what is left. */
  width?: string;
  /** Its heading is for screen readers only. */
  isQuiet?: boolean;
}

interface DataTableProps {
  label: string;
  columns: readonly DataColumn[];
  isBusy: boolean;
  /** Rows of `DataRow`. */
  children: ReactNode;
}

/** The padding of every cell. */
export const cellClasses = 'px-3 py-3';

/** Records under aligned columns, for wide windows. */
export function DataTable({ label, columns, isBusy, children }: DataTableProps) {
  return (
    <div className="px-3">
      <table
        aria-label={label}
        aria-busy={isBusy}
        className="w-full table-fixed text-left text-small"
      >
        <thead>
          <tr className="border-b text-caption text-muted">
            {columns.map(({ name, label: heading, width, isQuiet = false }) => (
              <th key={name} scope="col" className={`px-3 py-2 font-medium ${width ?? ''}`}>
                <span className={isQuiet ? 'sr-only' : undefined}>{heading}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}
