import { lazy, Suspense } from 'react';
import { CommentSkeleton } from './comment-skeleton';
import type { CommentThreadProps } from './comment-thread';

const load = () => import('./comment-thread');
const Lazy = /* @__PURE__ */ lazy(() =>
  load().then((module) => ({ default: module.CommentThread })),
);

/** The comments on a record, loaded apart from the page that shows them. */
export function CommentThread(props: CommentThreadProps) {
  return (
    <Suspense fallback={<CommentSkeleton />}>
      <Lazy {...props} />
    </Suspense>
  );
}
