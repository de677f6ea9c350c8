import { memo } from 'react';
import type { FeedItem } from '@upround/feed/contract';
import { ScreenBoundary } from '@upround/shared/routing';
import { Button } from '@upround/shared/ui';
import { useFeedText } from '../../messages/catalogue';
import { isKnownItem } from '../model/feed-item';
import { PostCard } from '../post/post-card';

interface PostRowProps {
  item: FeedItem;
  position: number;
  total: number;
  hidesPod: boolean;
}

/** One item of a list. What one post breaks stays within its row. */
export const PostRow = memo(function PostRow({ item, position, total, hidesPod }: PostRowProps) {
  if (!isKnownItem(item)) return <BrokenRow {...{ position, total }} kind="unsupported" />;
  return (
    <ScreenBoundary
      resetKey={item.data.id}
      fallback={({ retry }) => (
        <BrokenRow {...{ position, total }} kind="brokenItem" onRetry={retry} />
      )}
    >
      <PostCard item={item} position={position} total={total} hidesPod={hidesPod} />
    </ScreenBoundary>
  );
});

interface BrokenRowProps {
  position: number;
  total: number;
  kind: 'unsupported' | 'brokenItem';
  onRetry?: () => void;
}

function BrokenRow({ position, total, kind, onRetry }: BrokenRowProps) {
  const t = useFeedText();
  return (
    <article
      tabIndex={0}
      aria-posinset={position}
      aria-setsize={total}
      aria-label={t(`list.${kind}`)}
      className="flex min-h-14 flex-wrap items-center gap-2 border-b px-4 medium:px-6 py-3 text-small text-muted"
    >
      <p className="grow">{t(`list.${kind}`)}</p>
      {onRetry && (
        <Button size="small" onClick={onRetry}>
          {t('list.retry')}
        </Button>
      )}
    </article>
  );
}
