import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, type ReactNode } from 'react';
import { FailureReason, itemsOf, PagedList, withoutRepeats } from '@upround/shared/query';
import { announce } from '@upround/shared/routing';
import { toast } from '@upround/shared/toasts';
import { Button, InlineError } from '@upround/shared/ui';
import type { FeedPages, FeedSource } from '../data/feed-source';
import { useNewest } from '../data/use-newest';
import { useFeedText } from '../../messages/catalogue';
import { idOfItem } from '../model/feed-item';
import { PostSkeletons } from '../post/post-skeleton';
import { NewPostsPill } from './new-posts-pill';
import { VirtualPosts } from './virtual-posts';

export interface PostListProps {
  source: FeedSource;
  /** Put the reader back where they were in this list. */
  restores: boolean;
  /** The list is on the page of the posts' pod. */
  hidesPod?: boolean;
  /** Instead of a list without posts. */
  empty: ReactNode;
  /** Shown instead of the list where the viewer follows no one. */
  cleared?: ReactNode;
}

/** A list of posts in every state: loading, failed, empty, full, at its end. It never moves by itself. */
export function PostList({ source, restores, hidesPod = false, empty, cleared }: PostListProps) {
  const t = useFeedText();
  const client = useQueryClient();
  const query = useInfiniteQuery(source.query);
  const list = useMemo(() => itemsOf(query.data), [query.data]);
  const items = useMemo(() => withoutRepeats(list.items, idOfItem), [list]);
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage, error } = query;
  const newest = useNewest(source, items, query.isSuccess && !list.cleared);

  const show = (page: FeedPages['pages'][number]) => {
    client.setQueryData<FeedPages>(source.query.queryKey, { pages: [page], pageParams: [''] });
    window.scrollTo(0, 0);
    announce(t('list.refreshed'));
  };
  const refresh = () =>
    void source.readFirst().then(show, () => toast.show({ type: 'error', text: t('list.error') }));

  return (
    <PagedList
      query={query}
      skeleton={<PostSkeletons />}
      failed={t('list.error')}
      isEmpty={items.length === 0}
      empty={list.cleared ? (cleared ?? empty) : empty}
    >
      <NewPostsPill
        count={newest.count}
        isAtLeast={newest.isAtLeast}
        onPress={() => show(newest.page)}
      />
      <VirtualPosts
        sourceId={source.id}
        items={items}
        total={hasNextPage ? -1 : items.length}
        isBusy={isFetchingNextPage}
        restores={restores}
        hidesPod={hidesPod}
        onRefresh={refresh}
        onEndNear={() => {
          if (hasNextPage && !isFetchingNextPage && !isFetchNextPageError) void fetchNextPage();
        }}
      />
      {isFetchingNextPage && <PostSkeletons count={2} label={t('list.loadingMore')} />}
      {isFetchNextPageError && !isFetchingNextPage && (
        <div className="flex flex-wrap items-center gap-3 px-4 medium:px-6 py-6">
          <InlineError>
            {t('list.moreError')} <FailureReason error={error} />
          </InlineError>
          <Button size="small" onClick={() => void fetchNextPage()}>
            {t('list.retry')}
          </Button>
        </div>
      )}
      {!hasNextPage && (
        <p className="flex flex-col items-center gap-0.5 px-4 medium:px-6 py-10 text-center text-small text-muted">
          {source.id.startsWith('home:') && (
            <span className="font-medium text-text">{t('list.upToDate')}</span>
          )}
          {t('list.end')}
        </p>
      )}
    </PagedList>
  );
}
