import { classes, Skeleton, SkeletonGroup } from '@upround/shared/ui';
import { JobSkeletons } from '../../components/job-skeletons';
import { useApplicantAddress, type ApplicantLayout } from '../model/use-applicant-address';
import { tableColumns } from './table-columns';

const widths = ['w-3/5', 'w-2/3', 'w-1/2', 'w-3/5', 'w-2/5'] as const;

interface ApplicantRowSkeletonsProps {
  /** As in the table: beside an open applicant there is room for cards alone. */
  isNarrow: boolean;
  count?: number;
}

function RowSkeletons({ isNarrow, count = 5 }: ApplicantRowSkeletonsProps) {
  return widths.slice(0, count).map((width, index) => (
    <div
      key={index}
      className={classes(
        'flex items-start gap-2 border-b px-4 py-2',
        !isNarrow && classes('max-medium:py-3', tableColumns),
      )}
    >
      <span className="flex h-10 w-8 shrink-0 items-center">
        <Skeleton className="size-5" />
      </span>
      <div className={classes('flex min-w-0 grow flex-col gap-1', !isNarrow && 'medium:contents')}>
        <div className={classes('flex items-center gap-3', !isNarrow && 'medium:contents')}>
          <span
            className={classes(
              'flex min-w-0 grow items-center gap-3',
              isNarrow ? 'h-8' : 'h-15 medium:h-10',
            )}
          >
            <Skeleton
              shape="circle"
              className={classes('shrink-0', isNarrow ? 'size-8' : 'size-10')}
            />
            <span className="flex min-w-0 grow flex-col gap-2">
              <Skeleton className="h-3.5 w-32 max-w-full" />
              {!isNarrow && <Skeleton className={`h-3 ${width}`} />}
            </span>
          </span>
          <Skeleton className="h-3.5 w-12 shrink-0" />
        </div>
        <span
          className={classes(
            'flex items-center',
            isNarrow ? 'h-5' : 'h-10 medium:hidden wide:flex wide:h-5',
          )}
        >
          <Skeleton className="h-3 w-3/4" />
        </span>
        <span className={classes('hidden h-5 items-center', !isNarrow && 'wide:flex')}>
          <Skeleton className="h-3 w-24" />
        </span>
        <div className={classes('flex h-8 items-center', !isNarrow && 'medium:contents')}>
          <Skeleton className="h-3.5 w-20" />
        </div>
      </div>
    </div>
  ));
}

const cardsOf = [2, 1, 3, 1] as const;

function ColumnSkeletons({ isNarrow }: { isNarrow: boolean }) {
  return (
    <>
      <span className={classes('flex h-11 items-center gap-4 px-4', !isNarrow && 'medium:hidden')}>
        <Skeleton className="h-4 w-16" />
        <Skeleton className="h-4 w-16" />
        <Skeleton className="h-4 w-16" />
      </span>
      <div className="flex grow gap-2 p-4">
        {cardsOf.map((cards, index) => (
          <div
            key={index}
            className={classes(
              'min-w-0 grow basis-0 flex-col',
              index === 0 ? 'flex' : 'hidden',
              !isNarrow && 'medium:flex',
            )}
          >
            <span className={classes('hidden h-7 items-start px-1', !isNarrow && 'medium:flex')}>
              <Skeleton className="h-4 w-24" />
            </span>
            <div
              className={classes(
                'flex grow flex-col gap-2',
                !isNarrow && 'medium:rounded-surface medium:bg-surface-sunken medium:p-2',
              )}
            >
              {Array.from({ length: cards }, (_, card) => (
                <Skeleton key={card} className="h-36 w-full" />
              ))}
            </div>
          </div>
        ))}
      </div>
    </>
  );
}

interface ApplicantSkeletonsProps {
  layout: ApplicantLayout;
  isNarrow: boolean;
  label: string;
}

/** The columns of the board or rows of the table to come. */
export function ApplicantLayoutSkeletons({ layout, isNarrow, label }: ApplicantSkeletonsProps) {
  return (
    <SkeletonGroup label={label} className="flex grow flex-col">
      <div data-skeleton={layout} className="contents">
        {layout === 'board' ? (
          <ColumnSkeletons isNarrow={isNarrow} />
        ) : (
          <>
            {!isNarrow && <div className="hidden h-8.5 border-b medium:block" />}
            <RowSkeletons isNarrow={isNarrow} />
          </>
        )}
      </div>
    </SkeletonGroup>
  );
}

/** The next rows to come. */
export function MoreApplicantSkeletons({ label, isNarrow }: { label: string; isNarrow: boolean }) {
  return (
    <SkeletonGroup label={label}>
      <RowSkeletons isNarrow={isNarrow} count={2} />
    </SkeletonGroup>
  );
}

/** The list of applicants to come, in the shape of its layout, below the bar that selects them. */
export function ApplicantSkeletons(props: ApplicantSkeletonsProps) {
  return (
    <>
      <div className="min-h-12 shrink-0 border-b" />
      <ApplicantLayoutSkeletons {...props} />
    </>
  );
}

/** The whole page of applicants to come: as wide as it will be, with the same frame for both layouts. */
export function ApplicantsPageSkeleton({ label }: { label: string }) {
  const { layout, openId } = useApplicantAddress();
  const isNarrow = openId !== null;
  return (
    <div className="flex h-[calc(100dvh-var(--frame-top)-var(--frame-bottom))] overflow-hidden">
      <div
        className={classes(
          'min-h-0 min-w-0 grow flex-col overflow-hidden medium:flex',
          isNarrow ? 'hidden medium:max-w-80 medium:border-r' : 'flex',
        )}
      >
        <div
          aria-hidden
          className={classes(
            'flex shrink-0 flex-col gap-3 border-b p-4',
            !isNarrow && 'medium:px-6',
          )}
        >
          <span className="flex h-10 items-center">
            <Skeleton className="h-4 w-28" />
          </span>
          <span className="flex h-12 items-center gap-3">
            <Skeleton className={classes('shrink-0', isNarrow ? 'size-8' : 'size-12')} />
            <Skeleton className="h-6 w-3/5" />
          </span>
          {!isNarrow && (
            <>
              <Skeleton className="h-5 w-72 max-w-full" />
              <Skeleton className="hidden h-10 w-140 max-w-full medium:block" />
            </>
          )}
        </div>
        <ApplicantSkeletons layout={layout} isNarrow={isNarrow} label={label} />
      </div>
      {isNarrow && (
        <div aria-hidden className="min-w-0 grow basis-0">
          <JobSkeletons count={2} label={label} />
        </div>
      )}
    </div>
  );
}
