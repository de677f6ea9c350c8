import { lazy, Suspense } from 'react';
import type { FeedItem } from '@upround/feed/contract';
import { ScreenBoundary } from '@upround/shared/routing';
import { useIsWide } from '@upround/shared/ui';

const Lazy = /* @__PURE__ */ lazy(() =>
  import('./post-aside').then((module) => ({ default: module.PostAside })),
);

/** The rail beside a post, loaded where there is room for it. The page works without it if that fails. */
export function PostAside({ item }: { item: FeedItem }) {
  const isWide = useIsWide();
  if (!isWide) return null;
  return (
    <ScreenBoundary resetKey={item.data.id} fallback={() => null}>
      <Suspense fallback={null}>
        <Lazy item={item} />
      </Suspense>
    </ScreenBoundary>
  );
}
