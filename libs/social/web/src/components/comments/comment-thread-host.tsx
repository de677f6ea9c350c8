import { lazy, Suspense } from 'react';
import { Skeleton } from '@upround/shared/ui';
import { CommentSkeleton } from './comment-skeleton';
import type { CommentThreadProps } from './comment-thread';

const load = () => import('./comment-thread');
const Lazy = /* @__PURE__ */ lazy(() =>
  load().then((module) => ({ default: module.CommentThread })),
);

/** The comments on a record, loaded apart from the page that shows them. */
export function CommentThread(props: CommentThreadProps) {
  return (
    <Suspense
      fallback={
        <>
          <div className="py-4">
            <Skeleton className="h-10 w-full" />
          </div>
          <CommentSkeleton count={props.count} />
        </>
      }
    >
      <Lazy {...props} />
    </Suspense>
  );
}
