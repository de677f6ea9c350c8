import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { ApiError } from '@upround/shared/api-client';
import { links, routes } from '@upround/shared/links';
import { Page, pageNotFound } from '@upround/shared/routing';
import { FailureReason } from '@upround/shared/query';
import { ErrorState } from '@upround/shared/ui';
import { BackBar } from '../../components/back-bar';
import { storyQuery } from '../../data/story-queries';
import { useNewsText } from '../../messages/catalogue';
import { StoryDetail } from './story-detail';
import { StoryPageSkeleton } from './story-page-skeleton';

/** One story: the excerpt, a link to the original, and comments. */
export function StoryScreen() {
  const t = useNewsText();
  const { slug = '' } = useParams();
  const client = useQueryClient();
  const { pathname } = useLocation();
  const [head, setHead] = useState<Element | null>(null);
  const query = useQuery(storyQuery(client, slug));
  if (query.error instanceof ApiError && query.error.status === 404) throw pageNotFound(pathname);
  const story = query.data;
  const title = story?.title ?? t('story.title');
  return (
    <Page pattern={routes.newsStory} title={title} hideHeading>
      <div className="relative min-h-dvh">
        <BackBar home={links.news()} heading={head} kind={t('story.title')}>
          {title}
        </BackBar>
        {story !== undefined && <StoryDetail key={story.id} story={story} titleRef={setHead} />}
        {query.isPending && <StoryPageSkeleton />}
        {query.isError && story === undefined && (
          <ErrorState
            className="medium:px-6"
            title={t('story.error')}
            busy={query.isFetching}
            onRetry={() => void query.refetch()}
          >
            <FailureReason error={query.error} />
          </ErrorState>
        )}
      </div>
    </Page>
  );
}
