import { Link2, MessageCircle } from 'lucide-react';
import type { Idea } from '@upround/feed/contract';
import { useCopyLink } from '@upround/shared/toasts';
import { ActionButton, ActionLink, ActionRow } from '@upround/shared/ui';
import { links } from '@upround/shared/links';
import { BookmarkButton, LikeButton, useCommentCount } from '@upround/social/web';
import { useIdeaText } from './messages/catalogue';

/** Like, comment, save and share, each with its count. */
export function IdeaActions({ idea }: { idea: Idea }) {
  const t = useIdeaText();
  const reference = { referenceType: 'IDEA', referenceId: idea.id } as const;
  const { count: comments } = useCommentCount(idea.id, idea.commentCount);
  const copy = useCopyLink(links.idea(idea.slug));
  return (
    <ActionRow label={t('idea.actions', { title: idea.title })}>
      <LikeButton
        reference={reference}
        liked={idea.viewer.liked}
        count={idea.likeCount}
        about={idea.title}
      />
      <ActionLink
        icon={MessageCircle}
        href="#write-comment"
        label={t('idea.comment')}
        count={comments}
        data-verb="comment"
      />
      <span className="grow" />
      <BookmarkButton
        reference={reference}
        bookmarked={idea.viewer.bookmarked}
        count={idea.bookmarkCount}
        about={idea.title}
      />
      <ActionButton icon={Link2} label={t('idea.share')} onClick={copy} />
    </ActionRow>
  );
}
