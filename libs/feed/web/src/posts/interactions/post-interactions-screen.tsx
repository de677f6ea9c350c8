import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocation, useParams } from 'react-router-dom';
import { ApiError } from '@upround/shared/api-client';
import { excerpt } from '@upround/shared/domain';
import { links, routes } from '@upround/shared/links';
import { Page, pageNotFound, useSearchChoice } from '@upround/shared/routing';
import { FailureReason } from '@upround/shared/query';
import {
  Avatar,
  EmptyState,
  ErrorState,
  Link,
  Name,
  NavTabs,
  SkeletonRows,
  Words,
} from '@upround/shared/ui';
import { PollResults, useCommentCount } from '@upround/social/web';
import { BackBar } from '../../components/back-bar';
import { PostQuiz } from '../post/post-quiz-host';
import { postQuery } from '../data/post-queries';
import { usePostScreenText } from '../post-page/messages/catalogue';
import { useInteractionsText } from './messages/catalogue';
import type { FeedItem } from '@upround/feed/contract';
import { CommenterList } from './commenter-list';
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
    <Page pattern={routes.postInteractions} title={title} hideHeading>
      <BackBar home={links.post(slug)}>{t('interactions.title')}</BackBar>
      {item !== undefined && <Interactions item={item} />}
      {query.isPending && <SkeletonRows label={t('interactions.loading')} people />}
      {query.isError && item === undefined && (
        <ErrorState
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
      <div className="flex items-start gap-3 px-4 py-4">
        <Avatar
          size={40}
          name={data.author.displayName}
          seed={data.author.id}
          src={data.author.avatarUrl}
        />
        <div className="min-w-0">
          <p className="truncate font-semibold">
            <Name>{data.author.displayName}</Name>
          </p>
          <Link href={links.post(data.slug)} tone="muted" className="line-clamp-2 text-small">
            <Words>{excerpt(data.text, 200) || t('interactions.toPost')}</Words>
          </Link>
        </div>
      </div>
      <NavTabs
        label={t('interactions.tabs')}
        className="px-4"
        tabs={shown.map((name) => ({
          href: links.postInteractions(data.slug, { tab: name }),
          label: t(`interactions.${name}`),
          current: name === tab,
          ...(counts[name] === undefined ? {} : { count: counts[name] }),
        }))}
      />
      {tab === 'likes' && <LikerList item={item} />}
      {tab === 'comments' && <CommenterList item={item} />}
      {tab === 'votes' &&
        (asked === undefined ? (
          <EmptyState title={t('interactions.noPoll')}>{t('interactions.noPollHint')}</EmptyState>
        ) : (
          <div className="flex flex-col gap-3 px-4 py-4">
            {data.poll && <PollResults poll={data.poll} />}
            {data.quiz && <PostQuiz post={data} quiz={data.quiz} />}
            <p className="text-small text-muted">{t('interactions.votesHint')}</p>
          </div>
        ))}
    </>
  );
}
