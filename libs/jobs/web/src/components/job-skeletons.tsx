import { classes, Skeleton, SkeletonGroup } from '@upround/shared/ui';
import { useJobsText } from '../messages/catalogue';

const widths = ['w-3/5', 'w-2/3', 'w-1/2', 'w-3/5', 'w-2/5'] as const;

interface JobSkeletonsProps {
  count?: number;
  label?: string;
  /** Two columns where the window is wide. */
  isGrid?: boolean;
  /** As wide as cards within `listInset`. */
  isInset?: boolean;
}

/** Jobs to come, in the shape of their cards. */
export function JobSkeletons({
  count = 5,
  label,
  isGrid = false,
  isInset = false,
}: JobSkeletonsProps) {
  const t = useJobsText();
  return (
    <SkeletonGroup
      label={label ?? t('loading')}
      className={classes(isGrid && 'wide:grid wide:grid-cols-2', isInset && 'medium:*:px-6')}
    >
      {widths.slice(0, count).map((width, index) => (
        <div key={index} className="flex gap-3 border-b px-4 py-4">
          <Skeleton className="size-10 shrink-0" />
          <div className="flex min-w-0 grow flex-col gap-1">
            <span className="flex h-6 items-center">
              <Skeleton className={`h-4 ${width}`} />
            </span>
            <span className="flex h-5 items-center">
              <Skeleton className="h-3 w-2/5" />
            </span>
            <span className="flex h-5 items-center">
              <Skeleton className="h-3 w-1/2" />
            </span>
            <span className="flex h-5 items-center">
              <Skeleton className="h-3 w-3/4" />
            </span>
            <span className="flex h-5 items-center">
              <Skeleton className="h-3 w-2/3" />
            </span>
          </div>
        </div>
      ))}
    </SkeletonGroup>
  );
}
