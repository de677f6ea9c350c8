import { lazyPart, Skeleton } from '@upround/shared/ui';
import { CommentSkeleton } from './comment-skeleton';
import type { CommentThreadProps } from './comment-thread';

/** The comments on a record, loaded apart from the page that shows them. */
export const CommentThread = /* @__PURE__ */ lazyPart<CommentThreadProps>(
  () => import('./comment-thread').then((module) => module.CommentThread),
  ({ count }) => (
    <>
      <div className="py-4">
        <Skeleton className="h-10 w-full" />
      </div>
      <CommentSkeleton count={count} />
    </>
  ),
);
