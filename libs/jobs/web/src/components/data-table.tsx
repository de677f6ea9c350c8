import type { ReactNode } from 'react';
import type { JobSummary } from '@upround/jobs/contract';
import { useCardLink } from '@upround/shared/routing';
import { classes, Link, Words } from '@upround/shared/ui';
import { JobMark } from './job-mark';

export interface DataColumn {
  name: string;
  label: string;
  /** Width by a class; the first column takes what is left. */
  width?: string;
  /** Of figures, which end below the end of the heading. */
  isFigures?: boolean;
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
    <table
      aria-label={label}
      aria-busy={isBusy}
      className="w-full table-fixed text-left text-small [&_tr>:first-child]:pl-6 [&_tr>:last-child]:pr-6"
    >
      <thead>
        <tr className="border-b text-caption text-muted">
          {columns.map(({ name, label: heading, width, isFigures = false, isQuiet = false }) => (
            <th
              key={name}
              scope="col"
              className={classes('px-3 py-2 font-medium', width, isFigures && 'text-right')}
            >
              <span className={isQuiet ? 'sr-only' : undefined}>{heading}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}

interface DataRowProps {
  /** Where the row leads. */
  href: string;
  job: Pick<JobSummary, 'title' | 'company' | 'companyRecord'>;
  /** The name of its link, where that is not the title alone. */
  label?: string;
  /** Below the title. */
  lines: ReactNode;
  /** Cells of the other columns. */
  children: ReactNode;
}

/** A row about a job, which opens as a whole; its first cell has the mark and title of the job. */
export function DataRow({ href, job, label, lines, children }: DataRowProps) {
  return (
    <tr
      {...useCardLink(href)}
      className="cursor-pointer border-b transition-colors hover:bg-surface-hover/40"
    >
      <th scope="row" className={`${cellClasses} font-regular`}>
        <span className="flex gap-3">
          <JobMark job={job} />
          <span className="flex min-w-0 flex-col gap-0.5">
            <Link
              href={href}
              tone="text"
              aria-label={label}
              className="text-body font-semibold text-pretty wrap-anywhere"
            >
              <Words>{job.title}</Words>
            </Link>
            {lines}
          </span>
        </span>
      </th>
      {children}
    </tr>
  );
}
