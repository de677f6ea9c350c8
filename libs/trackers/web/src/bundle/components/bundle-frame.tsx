import type { ReactNode } from 'react';
import type { TrackerType } from '@upround/trackers/contract';
import type { RoutePattern } from '@upround/shared/links';
import { FailureReason } from '@upround/shared/query';
import { Page } from '@upround/shared/routing';
import { ErrorState, FormColumns, Skeleton, SkeletonGroup } from '@upround/shared/ui';
import { TrackersNav } from '../../components/trackers-nav';
import { useAccessEvents } from '../../events/use-access-events';
import { useBundleParts, type BundleParts } from '../data/bundle-parts';
import { useBundleText } from '../messages/catalogue';

interface BundleFrameProps {
  pattern: RoutePattern;
  /** The tab that it belongs to. */
  current?: TrackerType;
  /** Among the full trackers. */
  isFull?: boolean;
  title: string;
  /** The heading once the counts are there; the title until then. */
  heading?: (parts: BundleParts) => string;
  lead?: string | ((parts: BundleParts) => ReactNode);
  asideLabel: string;
  aside: (parts: BundleParts) => ReactNode;
  /** Above both columns, where the aside isn't in sight. */
  brief?: (parts: BundleParts) => ReactNode;
  /** At the bottom of the window, when the aside isn't visible. */
  bar?: (parts: BundleParts) => ReactNode;
  /** A form at most as wide as its fields, with the aside beside it. */
  isForm?: boolean;
  /** Below both columns, over the whole width. */
  below?: (parts: BundleParts) => ReactNode;
  children: (parts: BundleParts) => ReactNode;
}

/** A page about the bundle: its text, and beside it the price or what the viewer has; in every state. */
export function BundleFrame(props: BundleFrameProps) {
  const {
    pattern,
    current,
    isFull = false,
    isForm = false,
    title,
    heading,
    asideLabel,
    children,
    ...slots
  } = props;
  const t = useBundleText();
  const { parts, failed } = useBundleParts();
  useAccessEvents();
  const { lead } = props;
  const leadPart = typeof lead === 'function' ? parts && lead(parts) : lead;
  return (
    <>
      <TrackersNav current={current} isFull={isFull} />
      <div className="px-4 py-6 medium:px-6 medium:py-8">
        <Page
          pattern={pattern}
          title={title}
          heading={
            <span className="text-display">{parts && heading ? heading(parts) : title}</span>
          }
        >
          {leadPart !== undefined && (
            <p className="mt-1 max-w-measure text-pretty text-muted">{leadPart}</p>
          )}
          <div className="mt-6">
            {parts !== undefined ? (
              <div className="flex flex-col gap-10">
                {slots.brief && (
                  <div className="-mb-4 empty:hidden wide:hidden">{slots.brief(parts)}</div>
                )}
                {isForm ? (
                  <div className={formGrid}>
                    <div className="min-w-0">{children(parts)}</div>
                    <aside aria-label={asideLabel} className="min-w-0">
                      {slots.aside(parts)}
                    </aside>
                  </div>
                ) : (
                  <FormColumns
                    asideLabel={asideLabel}
                    aside={<div className="flex flex-col gap-4">{slots.aside(parts)}</div>}
                  >
                    {children(parts)}
                  </FormColumns>
                )}
                {slots.below?.(parts)}
              </div>
            ) : failed === undefined ? (
              <FrameSkeleton isForm={isForm} />
            ) : (
              <ErrorState
                title={t('failed')}
                className="px-0"
                busy={failed.isFetching}
                onRetry={failed.retry}
              >
                <FailureReason error={failed.error} />
              </ErrorState>
            )}
          </div>
        </Page>
      </div>
      {parts !== undefined && slots.bar?.(parts)}
    </>
  );
}

const formGrid =
  'grid max-w-content items-start gap-8 wide:max-w-none wide:grid-cols-[minmax(0,1fr)_26rem] wide:gap-16';

function FrameSkeleton({ isForm }: { isForm: boolean }) {
  const t = useBundleText();
  if (isForm) {
    return (
      <SkeletonGroup label={t('loading')} className={formGrid}>
        <div className="flex flex-col gap-5">
          <Skeleton className="h-16 w-full rounded-surface wide:hidden" />
          <Skeleton className="h-7 w-32" />
          <div className="grid gap-5 medium:grid-cols-2">
            <Skeleton className="h-18 w-full" />
            <Skeleton className="h-23 w-full" />
          </div>
          <Skeleton className="h-12 w-full medium:w-52" />
        </div>
        <Skeleton className="h-80 w-full rounded-surface" />
      </SkeletonGroup>
    );
  }
  return (
    <SkeletonGroup label={t('loading')} className="flex flex-col gap-8 wide:flex-row">
      <div className="flex w-full max-w-content flex-col gap-4">
        <Skeleton className="h-7 w-40" />
        {Array.from({ length: 6 }, (_, row) => (
          <div key={row} className="flex items-center justify-between border-b pb-4">
            <Skeleton className="h-5 w-1/2" />
            <Skeleton className="h-5 w-24" />
          </div>
        ))}
      </div>
      <Skeleton className="h-64 w-full min-w-72 rounded-surface wide:w-auto wide:grow" />
    </SkeletonGroup>
  );
}
