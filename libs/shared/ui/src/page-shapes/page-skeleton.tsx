import { Skeleton, SkeletonGroup, SkeletonText } from '../skeleton/skeleton';
import { classes } from '../styling/classes';
import type { PageShape } from './page-shape';

export interface PageSkeletonProps {
  shape: PageShape;
  /** Announced to screen readers: `Loading`. */
  label: string;
}

/** Shown in place of a page while its code loads: the columns of its shape. */
export function PageSkeleton({ shape, label }: PageSkeletonProps) {
  return (
    <SkeletonGroup label={label} className={shape === 'work' ? 'flex min-h-dvh' : undefined}>
      <div
        className={classes(
          'flex flex-col gap-6 px-4 py-6',
          shape === 'work' ? 'w-full medium:w-72 medium:border-r wide:w-list' : 'max-w-content',
        )}
      >
        <Skeleton className="h-7 w-40" />
        <SkeletonText lines={4} />
        <SkeletonText lines={3} />
      </div>
    </SkeletonGroup>
  );
}
