import { useInfiniteQuery } from '@tanstack/react-query';
import { Fragment, useMemo, useRef, type ReactNode } from 'react';
import { useNavigationType } from 'react-router-dom';
import { itemsOf, PagedEnd, PagedList } from '@upround/shared/query';
import { storiesQuery, type StoryChoice } from '../data/story-queries';
import { useNewsText } from '../messages/catalogue';
import { DayLabel, useDayOf } from './day-label';
import { NewStoriesPill } from './new-stories-pill';
import { StoryCard } from './story-card';
import { StorySkeletons } from './story-skeletons';
import { useFreshStories } from './use-fresh-stories';
import { useStoryKeys } from './use-story-keys';

interface StoryListProps {
  choice: StoryChoice;
  /** The stories are on the page of their source. */
  hidesSource?: boolean;
  /** The first story is shown large. */
  hasLead?: boolean;
  /** Instead of a list without stories. */
  empty: ReactNode;
}

/** A list of stories in every state: loading, failed, empty, full, at its end. It never moves by itself. */
export function StoryList({ choice, hidesSource, hasLead, empty }: StoryListProps) {
  const t = useNewsText();
  const isReturn = useNavigationType() === 'POP';
  const query = useInfiniteQuery({
    ...storiesQuery(choice),
    // Going back shows the cached list; opening it again refetches it.
    refetchOnMount: isReturn ? true : 'always',
  });
  const stories = useMemo(() => itemsOf(query.data).items, [query.data]);
  const dayOf = useDayOf();
  const list = useRef<HTMLDivElement>(null);
  const { hasNewer, refresh } = useFreshStories(choice, stories, query.isSuccess);
  useStoryKeys(list, refresh);

  return (
    <PagedList
      query={query}
      skeleton={<StorySkeletons label={t('list.loading')} />}
      failed={t('list.error')}
      isEmpty={stories.length === 0}
      empty={empty}
    >
      <NewStoriesPill isShown={hasNewer} onPress={refresh} />
      <div ref={list} role="feed" aria-label={t('list.label')} aria-busy={query.isFetching}>
        {stories.map((story, index) => {
          const day = dayOf(story.publishedAt, stories[index - 1]?.publishedAt);
          return (
            <Fragment key={story.id}>
              {day !== undefined && !hidesSource && <DayLabel day={day} />}
              <StoryCard
                story={story}
                position={index + 1}
                total={query.hasNextPage ? -1 : stories.length}
                hidesSource={hidesSource}
                isLead={hasLead && index === 0}
              />
            </Fragment>
          );
        })}
      </div>
      <PagedEnd
        query={query}
        skeleton={<StorySkeletons count={2} label={t('list.loadingMore')} />}
        text={{ more: t('list.more'), failed: t('list.moreError'), end: t('list.end') }}
      />
    </PagedList>
  );
}
