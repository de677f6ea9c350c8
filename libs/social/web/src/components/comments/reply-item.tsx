import { links } from '@upround/shared/links';
import { Anchor, Avatar, classes } from '@upround/shared/ui';
import type { Reply } from '@upround/social/contract';
import { commentAnchor } from '../../model/comment-link';
import { CommentBody } from './comment-body';
import { useArrival } from './use-arrival';

interface ReplyItemProps {
  reply: Reply;
  ownerId: string;
  isTarget: boolean;
  onReply: (slug: string) => void;
}

export function ReplyItem({ reply, ownerId, isTarget, onReply }: ReplyItemProps) {
  const ref = useArrival<HTMLLIElement>(isTarget);
  const { author } = reply;
  return (
    <li
      ref={ref}
      id={commentAnchor({ commentId: reply.commentId, replyId: reply.id })}
      className={classes(
        'flex gap-3 rounded-control pt-3',
        isTarget && '-mx-3 bg-accent-subtle px-3',
      )}
    >
      <Anchor href={links.user(author.slug)} tabIndex={-1} aria-hidden="true" className="shrink-0">
        <Avatar size={24} name={author.displayName} seed={author.id} src={author.avatarUrl} />
      </Anchor>
      <div className="min-w-0 grow">
        <CommentBody
          commentOrReply={{ kind: 'REPLY', data: reply }}
          ownerId={ownerId}
          onReply={() => onReply(author.slug)}
          onDeleted={() => undefined}
        />
      </div>
    </li>
  );
}
