import { Skeleton, SkeletonGroup } from '@upround/shared/ui';
import { rowClasses } from './board-rows';

interface BoardSkeletonsProps {
  label: string;
  count?: number;
}

/** As many as fill a screen, so that what is below the list isn't seen to move. */
const FIRST = 14;

/** Places to come, in the shape of their rows. */
export function BoardSkeletons({ label, count = FIRST }: BoardSkeletonsProps) {
  return (
    <SkeletonGroup label={label} className="rounded-surface border bg-surface-raised">
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={rowClasses}>
          <Skeleton shape="circle" className="size-9" />
          <span className="flex items-center gap-3">
            <Skeleton shape="circle" className="size-10 shrink-0" />
            <span className="flex grow flex-col gap-2">
              <Skeleton className="h-4 w-1/2" />
              <Skeleton className="h-3.5 w-3/4" />
            </span>
          </span>
          <Skeleton className="h-4 w-20 max-medium:hidden" />
          <Skeleton className="ml-auto h-5 w-12" />
        </div>
      ))}
    </SkeletonGroup>
  );
}
