import type { FeedItem } from '@upround/feed/contract';
import { ScreenBoundary } from '@upround/shared/routing';
import { lazyPart, useIsWide } from '@upround/shared/ui';

const Lazy = /* @__PURE__ */ lazyPart<{ item: FeedItem }>(() =>
  import('./post-aside').then((module) => module.PostAside),
);

/** The rail beside a post, loaded where there is room for it. The page works without it if that fails. */
export function PostAside({ item }: { item: FeedItem }) {
  const isWide = useIsWide();
  if (!isWide) return null;
  return (
    <ScreenBoundary resetKey={item.data.id} fallback={() => null}>
      <Lazy item={item} />
    </ScreenBoundary>
  );
}
