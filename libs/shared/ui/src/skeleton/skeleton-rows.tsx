import { Skeleton, SkeletonGroup } from './skeleton';

export interface SkeletonRowsProps {
  label: string;
  count?: number;
  /** The rows are people, with a picture. */
  people?: boolean;
}

/** Rows of a list to come: a line, and a shorter one below it. */
export function SkeletonRows({ label, count = 6, people = false }: SkeletonRowsProps) {
  return (
    <SkeletonGroup label={label}>
      {Array.from({ length: count }, (_, row) => (
        <div key={row} className="flex items-center gap-3 border-b px-4 py-3 medium:px-6">
          {people && <Skeleton shape="circle" className="size-12 shrink-0" />}
          <div className="flex grow flex-col gap-2">
            <Skeleton className="h-3.5 w-48 max-w-full" />
            <Skeleton className="h-3 w-72 max-w-full" />
          </div>
        </div>
      ))}
    </SkeletonGroup>
  );
}
