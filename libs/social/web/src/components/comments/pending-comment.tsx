import { FailureReason } from '@upround/shared/query';
import { useSession } from '@upround/shared/session';
import { Avatar, Button, InlineError } from '@upround/shared/ui';
import { useCommentText } from './messages/catalogue';
import type { PendingComment } from '../../state/comment-atoms';
import { RichText } from '../text/rich-text';

interface PendingCommentsProps {
  pending: readonly PendingComment[];
  onRetry: (pending: PendingComment) => void;
  onDiscard: (pending: PendingComment) => void;
}

/** Comments being sent, and those that couldn't be: each stays with its text until it's sent or discarded. */
export function PendingComments({ pending, onRetry, onDiscard }: PendingCommentsProps) {
  const t = useCommentText();
  const { user } = useSession();
  const name = user?.displayName ?? '';
  return pending.map((comment) => (
    <li key={comment.id} className="flex gap-3 py-3" aria-busy={comment.state === 'sending'}>
      <Avatar size={32} name={name} seed={user?.id ?? ''} src={user?.avatarUrl ?? null} />
      <div className="flex min-w-0 grow flex-col gap-1">
        <p className="truncate text-small font-medium">{name}</p>
        <RichText text={comment.text} className="text-muted" />
        {comment.state === 'sending' ? (
          <p role="status" className="text-small text-muted">
            {t('comments.sending')}
          </p>
        ) : (
          <div className="flex flex-wrap items-center gap-2">
            <InlineError>
              {t('comments.failed')} <FailureReason error={comment.state.error} />
            </InlineError>
            <Button size="small" onClick={() => onRetry(comment)}>
              {t('comments.retry')}
            </Button>
            <Button size="small" variant="quiet" onClick={() => onDiscard(comment)}>
              {t('comments.discard')}
            </Button>
          </div>
        )}
      </div>
    </li>
  ));
}
