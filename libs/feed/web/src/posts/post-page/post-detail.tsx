import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, type Ref } from 'react';
import { useNavigate } from 'react-router-dom';
import { readPost, type FeedItem } from '@upround/feed/contract';
import { useFormat } from '@upround/shared/i18n';
import { links } from '@upround/shared/links';
import { keyOf } from '@upround/shared/query';
import { Deferred, Link, MetaLine, Notice, Time } from '@upround/shared/ui';
import { CommentThread, useAreCommentsThere, useCommentCount } from '@upround/social/web';
import { AuthorHead } from '../../components/author-head';
import { PostContent } from '../post/post-card';
import { InPod, PostLabel } from '../post/post-header';
import { PostActions } from '../post/post-actions';
import { PostOptions } from '../post/post-options';
import { useFeedText } from '../../messages/catalogue';
import { usePostScreenText } from './messages/catalogue';
import { labelIdOf, referenceOf } from '../model/feed-item';

const RelatedPosts = /* @__PURE__ */ lazy(() =>
  import('./related/related-posts').then((module) => ({ default: module.RelatedPosts })),
);

interface PostDetailProps {
  item: FeedItem;
  /** Given the line that says whose post it is. */
  headRef?: Ref<HTMLDivElement>;
}

/** A post in full: every word and part, its exact time, and the comments. */
export function PostDetail({ item, headRef }: PostDetailProps) {
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
      <article aria-labelledby={labelIdOf(data)} className="flex flex-col gap-3 px-4 pt-4">
        <AuthorHead
          ref={headRef}
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
          <span className="max-medium:basis-full">
            <Link href={links.postInteractions(data.slug)} tone="muted">
              {tScreen('postScreen.people', { likes: data.likeCount, comments: comments.count })}
            </Link>
          </span>
        </MetaLine>
        {data.state === 'HIDDEN' && (
          <Notice tone="warning" title={t('post.hidden')}>
            {t('post.hiddenHint')}
          </Notice>
        )}
        <div className="border-t pt-1">
          <PostActions item={item} whole />
        </div>
      </article>
      <div className="border-t px-4">
        <h2 id="comments" className="scroll-mt-16 pt-4 text-body font-semibold outline-hidden">
          {tScreen('postScreen.comments')}{' '}
          <span className="font-regular text-muted figures">{format.count(comments.count)}</span>
        </h2>
        <Deferred>
          <CommentThread
            reference={referenceOf(item)}
            ownerId={author.id}
            about={author.displayName}
            onCountChange={comments.add}
            onNewer={() => void client.invalidateQueries({ queryKey: keyOf(readPost) })}
          />
        </Deferred>
      </div>
      {areCommentsThere && (
        <Suspense fallback={null}>
          <RelatedPosts id={data.id} />
        </Suspense>
      )}
    </>
  );
}
