import { MessageCircle, ThumbsUp } from 'lucide-react';
import type { Idea } from '@upround/feed/contract';
import { links } from '@upround/shared/links';
import { Badge, Count, ICON_STROKE, Link, MetaLine, Name, Time } from '@upround/shared/ui';
import { useCommentCount } from '@upround/social/web';
import { useIdeaText } from './messages/catalogue';
import { useWouldUse } from './use-would-use';

interface IdeaRowProps {
  idea: Idea;
  /** Within its author's own list they are not named again. */
  hidesAuthor?: boolean;
  level?: 2 | 3;
}

/** An idea in a list: its title, what it is, its stage, and what people say. */
export function IdeaRow({ idea, hidesAuthor = false, level = 3 }: IdeaRowProps) {
  const t = useIdeaText();
  const Heading = level === 2 ? 'h2' : 'h3';
  const { author } = idea;
  const users = useWouldUse(idea);
  const { count: comments } = useCommentCount(idea.id, idea.commentCount);
  return (
    <li className="flex flex-col gap-1.5 border-b px-4 py-4">
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <Heading className="min-w-0 font-semibold wrap-anywhere">
          <Link href={links.idea(idea.slug)} tone="text" dir="auto">
            {idea.title}
          </Link>
        </Heading>
        <Badge>{t(`stages.${idea.stage}`)}</Badge>
        {idea.state === 'HIDDEN' && <Badge tone="warning">{t('idea.hidden')}</Badge>}
      </div>
      <p dir="auto" className="line-clamp-2 wrap-anywhere text-muted">
        {idea.description}
      </p>
      <MetaLine>
        {!hidesAuthor && (
          <span className="max-w-full truncate">
            <Link href={links.user(author.slug)} tone="muted">
              <Name>{author.displayName}</Name>
            </Link>
          </span>
        )}
        <span>
          <Time value={idea.createdAt} />
        </span>
        <span className="inline-flex items-center gap-1">
          <ThumbsUp aria-hidden size={14} strokeWidth={ICON_STROKE} />
          {t('wouldUse.short', { count: users.count })}
        </span>
        <span className="inline-flex items-center gap-1">
          <MessageCircle aria-hidden size={14} strokeWidth={ICON_STROKE} />
          <span className="sr-only">{t('idea.comments')}: </span>
          <Count value={comments} />
        </span>
      </MetaLine>
    </li>
  );
}
