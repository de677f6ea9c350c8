import type { TrackerColumn } from '@upround/trackers/contract';
import { classes, Skeleton, SkeletonGroup } from '@upround/shared/ui';
import { rowColumns, tableStyle } from '../columns/table-layout';

const names = ['w-3/5', 'w-4/5', 'w-1/2', 'w-2/3', 'w-3/4'] as const;

interface RowSkeletonsProps {
  label: string;
  columns: readonly TrackerColumn[];
  count?: number;
  /** Of the headings above them, which aren't there yet. */
  hasHead?: boolean;
}

/** Rows of the table to come. */
export function RowSkeletons({ label, columns, count = 10, hasHead = false }: RowSkeletonsProps) {
  return (
    <SkeletonGroup label={label}>
      <div style={tableStyle(columns)}>
        {hasHead && <div className="h-9 border-b" />}
        {Array.from({ length: count }, (_, index) => (
          <div key={index} className={classes(rowColumns, 'h-18 items-center border-b')}>
            <div className="flex items-center gap-3 pr-3 pl-4 medium:pl-6">
              <Skeleton className="size-5 shrink-0" />
              <Skeleton className="size-8 shrink-0" />
              <div className="flex grow flex-col gap-2">
                <Skeleton className={`h-3.5 ${names[index % names.length]}`} />
                <Skeleton className="h-3 w-2/5" />
              </div>
            </div>
            {columns.map((column) => (
              <div key={column} className="px-3">
                <Skeleton className="h-3 w-4/5" />
              </div>
            ))}
          </div>
        ))}
      </div>
    </SkeletonGroup>
  );
}

/** Cards to come, on phones. */
export function CardSkeletons({ label, count = 5 }: { label: string; count?: number }) {
  return (
    <SkeletonGroup label={label}>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className="flex gap-3 border-b px-4 py-3">
          <Skeleton className="size-10 shrink-0" />
          <div className="flex min-w-0 grow flex-col gap-1">
            <span className="flex h-10 items-center">
              <Skeleton className={`h-4 ${names[index % names.length]}`} />
            </span>
            <span className="flex h-5 items-center">
              <Skeleton className="h-3 w-full" />
            </span>
            <span className="flex h-5 items-center">
              <Skeleton className="h-3 w-2/3" />
            </span>
            <span className="flex h-5 items-center">
              <Skeleton className="h-3 w-1/2" />
            </span>
          </div>
        </div>
      ))}
    </SkeletonGroup>
  );
}
