import { Skeleton, SkeletonGroup } from '@upround/shared/ui';

const names = ['w-2/5', 'w-1/2', 'w-1/3', 'w-2/5', 'w-1/2'] as const;

interface MentorSkeletonsProps {
  label: string;
  count?: number;
}

/** Mentors to come, in the shape of their cards. */
export function MentorSkeletons({ label, count = 5 }: MentorSkeletonsProps) {
  return (
    <SkeletonGroup label={label}>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className="flex gap-3 border-b p-4">
          <Skeleton shape="circle" className="size-12 shrink-0" />
          <div className="flex min-w-0 grow flex-col gap-2">
            <span className="flex h-6 items-center">
              <Skeleton className={`h-4 ${names[index % names.length]}`} />
            </span>
            <span className="flex h-5 items-center">
              <Skeleton className="h-3 w-4/5" />
            </span>
            <span className="flex h-5 items-center gap-1.5">
              <Skeleton className="h-5 w-16" />
              <Skeleton className="h-5 w-20" />
            </span>
            <span className="flex h-5 items-center">
              <Skeleton className="h-3 w-3/4" />
            </span>
            <span className="flex h-5 items-center">
              <Skeleton className="h-3 w-1/2" />
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
