import { pipelineStages } from '@upround/trackers/contract';
import type { PipelineLayout } from '@upround/shared/links';
import { classes, Skeleton, SkeletonGroup } from '@upround/shared/ui';
import { usePipelineText } from '../messages/catalogue';

/** The pipeline to come, in the shape of its layout. */
export function PipelineSkeleton({ layout }: { layout: PipelineLayout }) {
  const t = usePipelineText();
  return (
    <SkeletonGroup label={t('loading')} className="flex grow flex-col">
      <div className="border-b px-4 py-3 medium:px-6">
        <Skeleton className="h-5 w-20" />
        <div className="flex gap-2 overflow-hidden pt-2">
          {Array.from({ length: 4 }, (_, index) => (
            <Skeleton key={index} className="h-20 w-60 shrink-0 grow" />
          ))}
        </div>
      </div>
      <div className="hidden h-12 items-center gap-4 border-b px-6 medium:flex">
        <Skeleton className="h-4 w-24" />
        <Skeleton className="h-4 w-20" />
      </div>
      {layout === 'board' ? <BoardShape /> : layout === 'table' ? <TableShape /> : <FunnelShape />}
    </SkeletonGroup>
  );
}

export const BoardShape = () => (
  <div className="flex min-h-96 grow gap-2 p-4 medium:px-6">
    {pipelineStages.map((stage, index) => (
      <div
        key={stage}
        className={classes(
          'min-w-0 grow basis-0 flex-col gap-2',
          index === 0 ? 'flex' : 'hidden medium:flex',
        )}
      >
        <Skeleton className="h-5 w-24 max-w-full" />
        {Array.from({ length: index % 2 === 0 ? 2 : 1 }, (_, card) => (
          <Skeleton key={card} className="h-32 w-full" />
        ))}
      </div>
    ))}
  </div>
);

const TableShape = () => (
  <div>
    {Array.from({ length: 8 }, (_, row) => (
      <div key={row} className="flex h-20 items-center gap-3 border-b px-4 medium:h-16 medium:px-6">
        <Skeleton className="size-8 shrink-0" />
        <Skeleton className="h-4 w-48" />
        <Skeleton className="ml-auto h-4 w-24" />
        <Skeleton className="hidden h-4 w-40 medium:block" />
      </div>
    ))}
  </div>
);

export const FunnelShape = () => (
  <div className="flex flex-col gap-4 px-4 py-6 medium:px-6">
    <Skeleton className="h-6 w-56" />
    <Skeleton className="h-5 w-80 max-w-full" />
    {['w-full', 'w-4/5', 'w-3/5', 'w-2/5', 'w-1/4', 'w-1/6'].map((width) => (
      <Skeleton key={width} className={`h-8 ${width}`} />
    ))}
  </div>
);
