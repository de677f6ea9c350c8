import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api, ApiError } from '@upround/shared/api-client';
import { AlertDialog } from '@upround/shared/ui';
import { deleteComment, deleteReply } from '@upround/social/contract';
import { useFailureToast } from '@upround/shared/toasts';
import { changeComment, changeReply } from '../../data/comment-cache';
import { useCommentText } from './messages/catalogue';
import type { CommentOrReply } from '../../model/comment-or-reply';

export interface DeleteCommentDialogProps {
  commentOrReply: CommentOrReply;
  onClose: () => void;
  onDeleted: () => void;
}

/** Asks for a confirmation and says what else is deleted. Loaded when it is opened. */
export function DeleteCommentDialog({
  commentOrReply,
  onClose,
  onDeleted,
}: DeleteCommentDialogProps) {
  const t = useCommentText();
  const client = useQueryClient();
  const fail = useFailureToast();
  const [isBusy, setBusy] = useState(false);
  const { data, kind } = commentOrReply;
  const replies = kind === 'COMMENT' ? commentOrReply.data.replyCount : 0;

  async function remove() {
    setBusy(true);
    try {
      await api.call(kind === 'COMMENT' ? deleteComment : deleteReply, { params: { id: data.id } });
    } catch (error) {
      // Gone already is what was wanted.
      if (!(error instanceof ApiError && error.status === 404)) {
        setBusy(false);
        fail(error, t('comments.deleteFailed'));
        return;
      }
    }
    onClose();
    if (commentOrReply.kind === 'COMMENT') changeComment(client, data.id, () => undefined);
    else {
      changeReply(client, data.id, () => undefined);
      changeComment(client, commentOrReply.data.commentId, (comment) => ({
        ...comment,
        // One that is held isn't counted.
        replyCount: Math.max(0, comment.replyCount - (data.held ? 0 : 1)),
      }));
    }
    onDeleted();
  }

  return (
    <AlertDialog
      open
      onOpenChange={onClose}
      title={kind === 'COMMENT' ? t('comments.deleteTitle') : t('comments.deleteReplyTitle')}
      confirmText={t('comments.deleteConfirm')}
      busy={isBusy}
      onConfirm={() => void remove()}
    >
      {data.viewer.own
        ? t('comments.deleteText', { replies })
        : t('comments.deleteOther', { replies, name: data.author.displayName })}
    </AlertDialog>
  );
}
