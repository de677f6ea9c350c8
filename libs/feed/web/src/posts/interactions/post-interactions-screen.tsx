import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocation, useParams } from 'react-router-dom';
import { ApiError } from '@upround/shared/api-client';
import { links, routes } from '@upround/shared/links';
import { Page, pageNotFound, useSearchChoice } from '@upround/shared/routing';
import { FailureReason } from '@upround/shared/query';
import { EmptyState, ErrorState, NavTabs, Skeleton } from '@upround/shared/ui';
import { PollResults, useCommentCount } from '@upround/social/web';
import { BackBar } from '../../components/back-bar';
import { PersonRowsSkeleton } from '../../components/person-rows-skeleton';
import { PostQuiz } from '../post/post-quiz-host';
import { postQuery } from '../data/post-queries';
import { usePostScreenText } from '../post-page/messages/catalogue';
import { useInteractionsText } from './messages/catalogue';
import type { FeedItem } from '@upround/feed/contract';
import { CommenterList } from './commenter-list';
import { CompactPost } from './compact-post';
import { LikerList } from './liker-list';

const tabs = ['likes', 'comments', 'votes'] as const;

/** Who liked and commented on a post, and its poll's results. */
export function PostInteractionsScreen() {
  const t = useInteractionsText();
  const tScreen = usePostScreenText();
  const { slug = '' } = useParams();
  const client = useQueryClient();
  const { pathname } = useLocation();
  const query = useQuery(postQuery(client, slug));
  if (query.error instanceof ApiError && query.error.status === 404) throw pageNotFound(pathname);
  const item = query.data;
  const title =
    item === undefined
      ? t('interactions.title')
      : t('interactions.titleOf', { name: item.data.author.displayName });
  return (
    <Page pattern={routes.postInteractions} title={title} hideHeading className="relative">
      <BackBar home={links.post(slug)}>{t('interactions.title')}</BackBar>
      {item !== undefined && <Interactions item={item} />}
      {query.isPending && (
        <>
          <div className="px-4 pt-4 pb-2 medium:px-6">
            <Skeleton className="h-24 w-full" />
          </div>
          <div className="h-11 border-b" />
          <PersonRowsSkeleton label={t('interactions.loading')} count={6} />
        </>
      )}
      {query.isError && item === undefined && (
        <ErrorState
          className="medium:px-6"
          title={tScreen('postScreen.error')}
          busy={query.isFetching}
          onRetry={() => void query.refetch()}
        >
          <FailureReason error={query.error} />
        </ErrorState>
      )}
    </Page>
  );
}

function Interactions({ item }: { item: FeedItem }) {
  const t = useInteractionsText();
  const [tab] = useSearchChoice('tab', tabs);
  const { data } = item;
  const comments = useCommentCount(data.id, data.commentCount);
  const asked = data.poll ?? data.quiz;
  const counts = { likes: data.likeCount, comments: comments.count, votes: asked?.voters };
  const shown = tabs.filter((name) => name !== 'votes' || asked !== undefined || tab === 'votes');
  return (
    <>
      <div className="px-4 pt-4 pb-2 medium:px-6">
        <CompactPost post={data} />
      </div>
      <NavTabs
        label={t('interactions.tabs')}
        className="px-4 medium:px-6"
        tabs={shown.map((name) => ({
          href: links.postInteractions(data.slug, { tab: name }),
          label: t(`interactions.${name}`),
          current: name === tab,
          ...(counts[name] !== undefined && { count: counts[name] }),
        }))}
      />
      {tab === 'likes' && <LikerList item={item} />}
      {tab === 'comments' && <CommenterList item={item} />}
      {tab === 'votes' &&
        (asked === undefined ? (
          <EmptyState className="medium:px-6" title={t('interactions.noPoll')}>
            {t('interactions.noPollHint')}
          </EmptyState>
        ) : (
          <div className="flex flex-col gap-3 px-4 medium:px-6 py-4">
            {data.poll && <PollResults poll={data.poll} />}
            {data.quiz && <PostQuiz post={data} quiz={data.quiz} />}
            <p className="text-small text-muted">{t('interactions.votesHint')}</p>
          </div>
        ))}
    </>
  );
}
