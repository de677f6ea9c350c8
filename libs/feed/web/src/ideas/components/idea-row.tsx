import { MessageCircle } from 'lucide-react';
import type { Idea } from '@upround/feed/contract';
import { links } from '@upround/shared/links';
import { Avatar, Badge, Count, ICON_STROKE, Link, MetaLine, Name, Time } from '@upround/shared/ui';
import { useCommentCount } from '@upround/social/web';
import { useIdeaText } from './messages/catalogue';
import { WouldUseButton } from './would-use-button';

interface IdeaRowProps {
  idea: Idea;
  /** Within its author's own list they are neither pictured nor named again. */
  hidesAuthor?: boolean;
  level?: 2 | 3;
}

/** An idea in a list: its author's face, what it is, how far it is, and how many would use it, which a press joins. */
export function IdeaRow({ idea, hidesAuthor = false, level = 3 }: IdeaRowProps) {
  const t = useIdeaText();
  const Heading = level === 2 ? 'h2' : 'h3';
  const { author } = idea;
  const { count: comments } = useCommentCount(idea.id, idea.commentCount);
  return (
    <li className="flex items-start gap-3 border-b px-4 medium:px-6 py-4">
      {!hidesAuthor && (
        <Avatar size={40} name={author.displayName} seed={author.id} src={author.avatarUrl} />
      )}
      {/* At the end of the row where there's room, otherwise below. */}
      <div className="flex min-w-0 grow flex-col gap-3 medium:flex-row medium:items-center medium:gap-4">
        <div className="flex min-w-0 grow flex-col gap-1">
          <Heading className="font-semibold wrap-anywhere">
            <Link href={links.idea(idea.slug)} tone="text" dir="auto">
              {idea.title}
            </Link>
          </Heading>
          <p dir="auto" className="line-clamp-2 text-small text-muted wrap-anywhere">
            {idea.description}
          </p>
          <MetaLine className="mt-1">
            <span>
              <span className="sr-only">{t('idea.stage')}: </span>
              {t(`stages.${idea.stage}`)}
            </span>
            {!hidesAuthor && (
              <span className="max-w-full truncate">
                <Link href={links.user(author.slug)} tone="muted">
                  <Name>{author.displayName}</Name>
                </Link>
              </span>
            )}
            <span>
              <Time value={idea.createdAt} form="short" />
            </span>
            {comments > 0 && (
              <span>
                <span className="inline-flex items-center gap-1">
                  <MessageCircle aria-hidden size={14} strokeWidth={ICON_STROKE} />
                  <span className="sr-only">{t('idea.comments')}: </span>
                  <Count value={comments} />
                </span>
              </span>
            )}
            {idea.state === 'HIDDEN' && (
              <span>
                <Badge tone="warning">{t(idea.held ? 'idea.held' : 'idea.hidden')}</Badge>
              </span>
            )}
          </MetaLine>
        </div>
        <div className="shrink-0">
          <WouldUseButton idea={idea} />
        </div>
      </div>
    </li>
  );
}
