import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { api } from '@upround/shared/api-client';
import { links } from '@upround/shared/links';
import { useSession } from '@upround/shared/session';
import { Anchor, Avatar, Button, classes } from '@upround/shared/ui';
import { createReply, type Comment } from '@upround/social/contract';
import { addReply } from '../../data/comment-cache';
import { useCommentText } from './messages/catalogue';
import { commentAnchor, type CommentLink } from '../../model/comment-link';
import { CommentForm } from './comment-form';
import { PendingComments } from './pending-comment';
import { CommentBody } from './comment-body';
import { ReplyList } from './reply-list';
import { useArrival } from './use-arrival';
import { useSendComment } from './use-send-comment';

const NONE: NonNullable<Comment['replies']> = [];

interface CommentItemProps {
  comment: Comment;
  ownerId: string;
  /** What the address points at, when it is this comment or a reply to it. */
  target: CommentLink | undefined;
  onDeleted: () => void;
}

/** A comment with its replies, one visual level deeper. The line beside it folds it away. */
export function CommentItem({ comment, ownerId, target, onDeleted }: CommentItemProps) {
  const t = useCommentText();
  const { user } = useSession();
  const isTarget = target !== undefined && target.replyId === undefined;
  const ref = useArrival<HTMLLIElement>(isTarget);
  const [isFolded, setFolded] = useState(false);
  const [isOpen, setOpen] = useState(target?.replyId !== undefined);
  const [replyTo, setReplyTo] = useState<{ prefix: string }>();
  const { author } = comment;
  const name = author.displayName;
  const key = `${user?.id ?? ''}:reply:${comment.id}`;
  const outbox = useSendComment(key, async (client, text, id) => {
    const body = { commentId: comment.id, text };
    addReply(client, await api.call(createReply, { body }, { idempotencyKey: id }));
  });
  const reply = (slug?: string) => {
    setOpen(true);
    setReplyTo({ prefix: slug === undefined || slug === user?.slug ? '' : `@${slug} ` });
  };
  const anchor = commentAnchor({ commentId: comment.id });

  if (isFolded) {
    return (
      <li id={anchor} className="py-1">
        <Button
          size="small"
          variant="quiet"
          icon={ChevronRight}
          aria-label={t('comments.expand', { name })}
          className="-ml-2"
          onClick={() => setFolded(false)}
        >
          <span className="text-muted">{t('comments.collapsed', { name })}</span>
        </Button>
      </li>
    );
  }
  return (
    <li
      ref={ref}
      id={anchor}
      className={classes(
        'flex gap-3 rounded-control pt-2',
        isTarget && '-mx-3 bg-accent-subtle px-3',
      )}
    >
      <div className="flex shrink-0 flex-col items-center gap-1">
        <Anchor href={links.user(author.slug)} tabIndex={-1} aria-hidden="true">
          <Avatar size={32} name={name} seed={author.id} src={author.avatarUrl} />
        </Anchor>
        <button
          type="button"
          aria-label={t('comments.collapse', { name })}
          onClick={() => setFolded(true)}
          className="group/line flex w-8 grow justify-center rounded-control focus-ring"
        >
          <span
            className={classes(
              'w-px transition-colors group-hover/line:bg-strong',
              (comment.replyCount > 0 || replyTo) && 'bg-border',
            )}
          />
        </button>
      </div>
      <div className="min-w-0 grow">
        <CommentBody
          commentOrReply={{ kind: 'COMMENT', data: comment }}
          ownerId={ownerId}
          onReply={() => reply()}
          onDeleted={onDeleted}
        />
        <ReplyList
          commentId={comment.id}
          replyCount={comment.replyCount}
          first={comment.replies ?? NONE}
          ownerId={ownerId}
          targetId={target?.replyId}
          isOpen={isOpen}
          onOpen={() => setOpen(true)}
          onReply={reply}
        >
          <PendingComments
            pending={outbox.pending}
            onRetry={outbox.retry}
            onDiscard={outbox.discard}
          />
          {replyTo && (
            <li className="flex pt-3">
              <CommentForm
                key={replyTo.prefix}
                draftKey={key}
                initial={replyTo.prefix}
                label={t('comments.writeReply', { name })}
                placeholder={t('comments.placeholderReply')}
                sendText={t('comments.sendReply')}
                autoFocus
                onSend={outbox.send}
                onCancel={() => setReplyTo(undefined)}
              />
            </li>
          )}
        </ReplyList>
      </div>
    </li>
  );
}
