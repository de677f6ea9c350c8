import { Link2, MessageCircle } from 'lucide-react';
import type { FeedItem } from '@upround/feed/contract';
import { links } from '@upround/shared/links';
import { useCopyLink } from '@upround/shared/toasts';
import { ActionButton, ActionLink, ActionRow } from '@upround/shared/ui';
import { BookmarkButton, LikeButton, useCommentCount } from '@upround/social/web';
import { useFeedText } from '../../messages/catalogue';
import { referenceOf } from '../model/feed-item';

interface PostActionsProps {
  item: FeedItem;
  /** On the post's own page, with the comments below. */
  whole?: boolean;
}

/** Like, comment, save and share, each with its count. */
export function PostActions({ item, whole = false }: PostActionsProps) {
  const t = useFeedText();
  const { data } = item;
  const reference = referenceOf(item);
  const about = data.author.displayName;
  const { count: comments } = useCommentCount(data.id, data.commentCount);
  const copy = useCopyLink(links.post(data.slug));
  return (
    <ActionRow label={t('post.actions', { name: about })}>
      <LikeButton
        reference={reference}
        liked={data.viewer.liked}
        count={data.likeCount}
        about={about}
      />
      <ActionLink
        icon={MessageCircle}
        href={whole ? '#write-comment' : `${links.post(data.slug)}#comments`}
        label={t('post.comment')}
        count={comments}
        data-verb="comment"
      />
      <span className="grow" />
      <BookmarkButton
        reference={reference}
        bookmarked={data.viewer.bookmarked}
        count={data.bookmarkCount}
        about={about}
      />
      <ActionButton icon={Link2} label={t('post.share')} onClick={copy} />
    </ActionRow>
  );
}
