import { useAtomValue } from 'jotai';
import { Suspense, useState } from 'react';
import { ScreenBoundary } from '@upround/shared/routing';
import { useSession } from '@upround/shared/session';
import { lazyWithRetry } from '@upround/shared/ui';
import { outboxAtom } from './composer-atoms';
import { unsentPostsFlag } from './outbox/unsent-posts-flag';

const OutboxList = /* @__PURE__ */ lazyWithRetry(() =>
  import('./outbox/outbox-list').then((module) => ({ default: module.OutboxList })),
);

/** The member's posts that are being sent or failed, above the list that they belong to. */
export function PendingPosts({ podId }: { podId?: string }) {
  const { user } = useSession();
  const isSending = useAtomValue(outboxAtom).length > 0;
  const [isKept] = useState(unsentPostsFlag.mayExist);
  if (user === null || !(isSending || isKept)) return null;
  return (
    <ScreenBoundary resetKey="outbox" fallback={() => null}>
      <Suspense fallback={null}>
        <OutboxList userId={user.id} podId={podId} />
      </Suspense>
    </ScreenBoundary>
  );
}
