import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { readPost, type FeedItem } from '@upround/feed/contract';
import { useFormat } from '@upround/shared/i18n';
import { links } from '@upround/shared/links';
import { keyOf } from '@upround/shared/query';
import { ScreenBoundary } from '@upround/shared/routing';
import { Deferred, lazyPart, Link, MetaLine, Notice, Time } from '@upround/shared/ui';
import {
  CommentThread,
  CommentTitle,
  useAreCommentsThere,
  useCommentCount,
  HeldNotice,
} from '@upround/social/web';
import { AuthorHead } from '../../components/author-head';
import { PostContent } from '../post/post-card';
import { InPod, PostLabel } from '../post/post-header';
import { PostActions } from '../post/post-actions';
import { PostOptions } from '../post/post-options';
import { useFeedText } from '../../messages/catalogue';
import { usePostScreenText } from './messages/catalogue';
import { labelIdOf, referenceOf } from '../model/feed-item';
import { PostAside } from './post-aside-host';

const RelatedPosts = /* @__PURE__ */ lazyPart<{ post: FeedItem['data'] }>(() =>
  import('./related/related-posts').then((module) => module.RelatedPosts),
);

/** A post in full: every word and part, its exact time, and the comments. */
export function PostDetail({ item }: { item: FeedItem }) {
  const t = useFeedText();
  const tScreen = usePostScreenText();
  const format = useFormat();
  const navigate = useNavigate();
  const client = useQueryClient();
  const { data } = item;
  const { author, reference } = data;
  const comments = useCommentCount(data.id, data.commentCount);
  const areCommentsThere = useAreCommentsThere(data.id);
  return (
    <>
      <article
        aria-labelledby={labelIdOf(data)}
        className="flex flex-col gap-3 px-4 medium:px-6 pt-4"
      >
        <AuthorHead
          author={author}
          viewer={data.viewer}
          label={<PostLabel item={item} />}
          menu={
            <PostOptions
              item={item}
              className="-mr-2 text-muted"
              onDeleted={() => void navigate(links.home(), { replace: true })}
            />
          }
        />
        <PostContent item={item} whole eager />
        <MetaLine>
          <span>
            <Time value={data.createdAt} form="dateTime" />
          </span>
          {data.editedAt !== null && (
            <span title={format.dateTime(data.editedAt)}>{t('post.edited')}</span>
          )}
          {reference.type === 'POD' && (
            <span className="truncate">
              <InPod reference={reference} />
            </span>
          )}
          {data.likeCount > 0 && (
            <span>
              <Link href={links.postInteractions(data.slug)} tone="muted">
                {tScreen('postScreen.likers')}
              </Link>
            </span>
          )}
        </MetaLine>
        {data.state === 'HIDDEN' && !data.held && (
          <Notice tone="warning" title={t('post.hidden')}>
            {t('post.hiddenHint')}
          </Notice>
        )}
        {data.held && <HeldNotice reason={data.held.reason} hint={t('post.hiddenHint')} />}
        <div className="border-t pt-1">
          <PostActions item={item} whole />
        </div>
      </article>
      <div className="border-t px-4 medium:px-6">
        <CommentTitle reference={referenceOf(item)} count={comments.count} />
        <Deferred>
          <CommentThread
            reference={referenceOf(item)}
            ownerId={author.id}
            about={author.displayName}
            count={comments.count}
            onCountChange={comments.add}
            onNewer={() => void client.invalidateQueries({ queryKey: keyOf(readPost) })}
          />
        </Deferred>
      </div>
      {/* The page works without them if their code can't be loaded. */}
      <ScreenBoundary resetKey={data.id} fallback={() => null}>
        {areCommentsThere && <RelatedPosts post={data} />}
      </ScreenBoundary>
      <PostAside item={item} />
    </>
  );
}
