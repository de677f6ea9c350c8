import { Skeleton, SkeletonGroup } from '@upround/shared/ui';
import { badgesClasses, cardClasses, coverRatio, factsClasses } from './card-classes';

interface CompetitionSkeletonsProps {
  label: string;
  count?: number;
}

const line = (height: string, width: string) => (
  <span className={`flex items-center ${height}`}>
    <Skeleton className={`h-3.5 ${width}`} />
  </span>
);

/** Competitions to come, in the shape of their cards. */
export function CompetitionSkeletons({ label, count = 4 }: CompetitionSkeletonsProps) {
  return (
    <SkeletonGroup label={label}>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={cardClasses}>
          <Skeleton className={`rounded-surface medium:self-start ${coverRatio}`} />
          <div className={factsClasses}>
            <span className={badgesClasses}>
              <Skeleton className="h-5 w-16" />
              <Skeleton className="h-8 w-30" />
            </span>
            <div className="flex flex-col gap-0.5">
              {line('h-6', 'w-2/5')}
              {line('h-5', 'w-4/5')}
              {line('h-5', 'w-1/3')}
            </div>
            <div className="flex flex-col">
              {line('h-5', 'w-1/4')}
              {line('h-5', 'w-1/2')}
            </div>
            {line('h-5', 'w-40')}
          </div>
        </div>
      ))}
    </SkeletonGroup>
  );
}
