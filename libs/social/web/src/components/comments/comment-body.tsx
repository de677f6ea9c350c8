import { MessageCircle } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { links } from '@upround/shared/links';
import { useRequireMember } from '@upround/shared/session';
import { lazyDialog, LazyMenu, toast } from '@upround/shared/toasts';
import { ActionButton, ActionRow, lazyPart, Link, Name, Time } from '@upround/shared/ui';
import { HeldNotice } from '../../held/lazy-held-notice';
import { useCommentText } from './messages/catalogue';
import { commentAnchor } from '../../model/comment-link';
import { linkOf, type CommentOrReply } from '../../model/comment-or-reply';
import { LikeButton } from '../like-button';
import { ReportDialog } from '../report/report-host';
import { RichText } from '../text/rich-text';
import { EditCommentForm } from './edit-comment-form';

const CommentMenu = /* @__PURE__ */ lazyPart(() =>
  import('./comment-menu').then((m) => m.CommentMenu),
);
const DeleteCommentDialog = /* @__PURE__ */ lazyDialog(
  () => import('./delete-comment-dialog').then((m) => m.DeleteCommentDialog),
  ({ onClose }) => onClose(),
);

interface CommentBodyProps {
  commentOrReply: CommentOrReply;
  /** The author of what is commented on. */
  ownerId: string;
  onReply: () => void;
  onDeleted: () => void;
}

/** Name, time, words and actions of a comment or reply. */
export function CommentBody({ commentOrReply, ownerId, onReply, onDeleted }: CommentBodyProps) {
  const t = useCommentText();
  const requireMember = useRequireMember();
  const { pathname } = useLocation();
  const [isEditing, setEditing] = useState(false);
  const [asked, setAsked] = useState<'delete' | 'report'>();
  const { data, kind } = commentOrReply;
  const { author } = data;

  const copy = async () => {
    await navigator.clipboard.writeText(
      `${window.location.origin}${pathname}#${commentAnchor(linkOf(commentOrReply))}`,
    );
    toast.show({ text: t('comments.copied') });
  };
  const report = () => void requireMember(() => setAsked('report'));

  return (
    <>
      <p className="flex min-w-0 items-baseline gap-1.5 text-small">
        <Link href={links.user(author.slug)} tone="text" className="min-w-0 truncate font-medium">
          <Name>{author.displayName}</Name>
        </Link>
        {author.id === ownerId && (
          <span className="shrink-0 text-accent-text">{t('comments.author')}</span>
        )}
        {/* The name keeps its room for as long as there is a headline to shorten. */}
        <span className="min-w-0 shrink-[9999] truncate text-muted">{author.headline}</span>
        <span className="ml-auto shrink-0 text-muted">
          <Time value={data.createdAt} form="short" />
          {data.editedAt !== null && ` · ${t('comments.edited')}`}
        </span>
      </p>
      {isEditing ? (
        <EditCommentForm commentOrReply={commentOrReply} onDone={() => setEditing(false)} />
      ) : (
        <RichText text={data.text} className="mt-0.5" />
      )}
      {data.held && <HeldNotice reason={data.held.reason} announce />}
      {!isEditing && (
        <ActionRow label={t('comments.actions', { name: author.displayName })}>
          {!data.held && (
            <>
              <LikeButton
                reference={{ referenceType: kind, referenceId: data.id }}
                liked={data.viewer.liked}
                count={data.likeCount}
                about={author.displayName}
              />
              <ActionButton
                icon={MessageCircle}
                label={t('comments.replyTo', { name: author.displayName })}
                text={t('comments.reply')}
                onClick={() =>
                  void requireMember(onReply, {
                    verb: 'reply',
                    reference: { referenceType: kind, referenceId: data.id },
                    about: author.displayName,
                  })
                }
              />
            </>
          )}
          <LazyMenu
            label={t('comments.menu', { name: author.displayName })}
            preload={CommentMenu.preload}
            className="text-muted"
            menu={(trigger) => (
              <CommentMenu
                trigger={trigger}
                own={data.viewer.own}
                removable={data.removable}
                onCopy={() => void copy()}
                onEdit={() => setEditing(true)}
                onDelete={() => setAsked('delete')}
                onReport={report}
              />
            )}
          />
        </ActionRow>
      )}
      {asked === 'delete' && (
        <DeleteCommentDialog
          commentOrReply={commentOrReply}
          onClose={() => setAsked(undefined)}
          onDeleted={onDeleted}
        />
      )}
      {asked === 'report' && (
        <ReportDialog
          reference={{ referenceType: kind, referenceId: data.id }}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  );
}
