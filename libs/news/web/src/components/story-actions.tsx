import { Link2, MessageCircle } from 'lucide-react';
import type { Story } from '@upround/news/contract';
import { links } from '@upround/shared/links';
import { useCopyLink } from '@upround/shared/toasts';
import { ActionButton, ActionLink, ActionRow } from '@upround/shared/ui';
import { BookmarkButton, LikeButton, useCommentCount } from '@upround/social/web';
import { useNewsText } from '../messages/catalogue';
import { OutsideLink } from './outside-link';
import { ReportButton } from './report-button';

interface StoryActionsProps {
  story: Story;
  /** On the story's own page, which has room for the link to copy. */
  whole?: boolean;
}

/** Like, comment and save, and the way to the original, which is always in sight. */
export function StoryActions({ story, whole = false }: StoryActionsProps) {
  const t = useNewsText();
  const reference = { referenceType: 'NEWS', referenceId: story.id } as const;
  const { count: comments } = useCommentCount(story.id, story.commentCount);
  const copy = useCopyLink(links.newsStory(story.slug));
  return (
    <ActionRow label={t('story.actions', { title: story.title })}>
      <LikeButton
        reference={reference}
        liked={story.viewer.liked}
        count={story.likeCount}
        about={story.title}
      />
      <ActionLink
        icon={MessageCircle}
        href={whole ? '#comments' : links.newsStory(story.slug)}
        label={t('story.comment')}
        count={comments}
        data-verb="comment"
      />
      {whole && <span className="grow" />}
      <BookmarkButton
        reference={reference}
        bookmarked={story.viewer.bookmarked}
        count={story.bookmarkCount}
        about={story.title}
      />
      {whole && (
        <ActionButton
          icon={Link2}
          label={t('story.share')}
          text={<span className="max-medium:sr-only">{t('story.share')}</span>}
          onClick={copy}
        />
      )}
      {whole && <ReportButton reference={reference} />}
      {!whole && (
        <OutsideLink
          href={story.url}
          tone="muted"
          className="ml-auto h-10 min-w-0 pr-2 text-caption small:text-small"
        >
          {t('story.readAt', { host: story.host })}
        </OutsideLink>
      )}
    </ActionRow>
  );
}
