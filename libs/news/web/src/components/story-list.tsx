import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo, useRef, type ReactNode } from 'react';
import { useNavigationType } from 'react-router-dom';
import { FailureReason, itemsOf } from '@upround/shared/query';
import { ErrorState } from '@upround/shared/ui';
import { storiesQuery, type StoryChoice } from '../data/story-queries';
import { useNewsText } from '../messages/catalogue';
import { NewsEnd } from './news-end';
import { NewStoriesPill } from './new-stories-pill';
import { StoryCard } from './story-card';
import { StorySkeletons } from './story-skeletons';
import { useFreshStories } from './use-fresh-stories';
import { useStoryKeys } from './use-story-keys';

interface StoryListProps {
  choice: StoryChoice;
  /** The stories stand on the page of their source. */
  hidesSource?: boolean;
  /** Instead of a list without stories. */
  empty: ReactNode;
}

/** A list of stories in every state: loading, failed, empty, full, at its end. It never moves by itself. */
export function StoryList({ choice, hidesSource = false, empty }: StoryListProps) {
  const t = useNewsText();
  const isReturn = useNavigationType() === 'POP';
  const query = useInfiniteQuery({
    ...storiesQuery(choice),
    // Whoever comes back finds what they left; whoever opens the list finds it as it is now.
    refetchOnMount: isReturn ? true : 'always',
  });
  const stories = useMemo(() => itemsOf(query.data).items, [query.data]);
  const list = useRef<HTMLDivElement>(null);
  const { hasNewer, refresh } = useFreshStories(choice, stories, query.isSuccess);
  useStoryKeys(list, refresh);

  if (query.isPending) return <StorySkeletons label={t('list.loading')} />;
  if (query.isError && query.data === undefined) {
    return (
      <ErrorState
        title={t('list.error')}
        busy={query.isFetching}
        onRetry={() => void query.refetch()}
      >
        <FailureReason error={query.error} />
      </ErrorState>
    );
  }
  if (stories.length === 0) return empty;
  return (
    <>
      <NewStoriesPill isShown={hasNewer} onPress={refresh} />
      <div ref={list} role="feed" aria-label={t('list.label')} aria-busy={query.isFetching}>
        {stories.map((story, index) => (
          <StoryCard
            key={story.id}
            story={story}
            position={index + 1}
            total={query.hasNextPage ? -1 : stories.length}
            hidesSource={hidesSource}
          />
        ))}
      </div>
      <NewsEnd
        hasMore={query.hasNextPage}
        isLoading={query.isFetchingNextPage}
        isFailed={query.isFetchNextPageError}
        onMore={() => void query.fetchNextPage()}
        more={t('list.more')}
        skeleton={<StorySkeletons count={2} label={t('list.loadingMore')} />}
        end={t('list.end')}
      />
    </>
  );
}
