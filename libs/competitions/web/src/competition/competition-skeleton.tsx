import { Skeleton, SkeletonGroup, SkeletonText } from '@upround/shared/ui';
import { headCoverClasses, headCoverSkeleton, headGridClasses } from '../components/head-grid';

interface CompetitionSkeletonProps {
  label: string;
  /** The page will have its short head. */
  isShort?: boolean;
}

/** A competition to come, in the shape of its page while entries are open. */
export function CompetitionSkeleton({ label, isShort = false }: CompetitionSkeletonProps) {
  return (
    <SkeletonGroup label={label}>
      {isShort ? <ShortHeadSkeleton /> : <HeadSkeleton />}
      <div className="px-4 medium:px-6">
        <div className="flex h-11 items-center gap-6 border-b">
          {[0, 1, 2].map((place) => (
            <Skeleton key={place} className="h-4 w-16" />
          ))}
        </div>
        <div className="flex flex-col gap-10 py-6 medium:py-8">
          {!isShort && <Skeleton className="h-11.5 rounded-surface medium:hidden" />}
          <SkeletonText lines={6} className="max-w-content" />
        </div>
      </div>
    </SkeletonGroup>
  );
}

function ShortHeadSkeleton() {
  return (
    <div className="flex flex-col px-4 pb-3 medium:px-6">
      <span className="flex h-13 items-center">
        <Skeleton className="h-6 w-2/3 max-w-80" />
      </span>
      <span className="flex h-5 items-center">
        <Skeleton className="h-4 w-64" />
      </span>
    </div>
  );
}

function HeadSkeleton() {
  return (
    <div className={headGridClasses}>
      <div className="flex flex-col gap-4 px-4 pt-6 pb-6 medium:pr-0 medium:pb-4 medium:pl-6">
        <span className="flex h-9 items-center">
          <Skeleton className="h-7 w-2/3" />
        </span>
        <span className="flex h-6 items-center">
          <Skeleton className="h-4 w-4/5" />
        </span>
        <Skeleton className="h-5 w-1/2" />
        <Skeleton className="h-6 w-2/5 medium:h-12" />
        <div className="flex flex-wrap gap-2">
          <Skeleton className="h-10 w-40 max-medium:w-full" />
          <Skeleton className="h-10 w-30" />
        </div>
      </div>
      <div
        className={`mx-4 mt-4 medium:mt-6 medium:mr-6 medium:mb-4 medium:ml-0 ${headCoverClasses}`}
      >
        <Skeleton className={`rounded-surface ${headCoverSkeleton}`} />
      </div>
      <DatesSkeleton />
    </div>
  );
}

function DatesSkeleton() {
  return (
    <div className="flex flex-col gap-2 px-6 pt-2 pb-6 max-medium:hidden medium:col-span-full">
      <div className="grid gap-4 small:grid-cols-2 wide:grid-cols-4">
        {[0, 1, 2, 3].map((place) => (
          <div key={place} className="flex flex-col gap-1 border-t-2 pt-3">
            <span className="flex h-5 items-center">
              <Skeleton className="h-4 w-1/2" />
            </span>
            <span className="flex h-5 items-center">
              <Skeleton className="h-4 w-4/5" />
            </span>
          </div>
        ))}
      </div>
      <span className="flex h-7 items-center">
        <Skeleton className="h-4 w-64" />
      </span>
    </div>
  );
}
