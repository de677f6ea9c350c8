import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { api } from '@upround/shared/api-client';
import { textLimits } from '@upround/shared/domain';
import { Button, CharacterCount } from '@upround/shared/ui';
import { editComment, editReply } from '@upround/social/contract';
import { useFailureToast } from '@upround/shared/toasts';
import { changeComment, changeReply } from '../../data/comment-cache';
import { MentionTextArea } from '../mentions/mention-text-area';
import { useCommentText } from './messages/catalogue';
import type { CommentOrReply } from '../../model/comment-or-reply';

/** Edits the member's own comment in place. */
export function EditCommentForm({
  commentOrReply,
  onDone,
}: {
  commentOrReply: CommentOrReply;
  onDone: () => void;
}) {
  const t = useCommentText();
  const id = useId();
  const client = useQueryClient();
  const fail = useFailureToast();
  const [text, setText] = useState(commentOrReply.data.text);
  const [isBusy, setBusy] = useState(false);
  const length = [...text.trim()].length;
  const isFit = length > 0 && length <= textLimits.comment;

  async function save() {
    if (!isFit || isBusy) return;
    if (text.trim() === commentOrReply.data.text) {
      onDone();
      return;
    }
    setBusy(true);
    const input = { params: { id: commentOrReply.data.id }, body: { text: text.trim() } };
    try {
      if (commentOrReply.kind === 'COMMENT') {
        const saved = await api.call(editComment, input);
        changeComment(client, saved.id, () => saved);
      } else {
        const saved = await api.call(editReply, input);
        changeReply(client, saved.id, () => saved);
      }
      onDone();
    } catch (error) {
      setBusy(false);
      fail(error, t('comments.editFailed'));
    }
  }

  return (
    <form
      className="flex flex-col gap-2 py-1"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <label htmlFor={id} className="sr-only">
        {t('comments.editLabel')}
      </label>
      <MentionTextArea
        id={id}
        dir="auto"
        rows={2}
        autoFocus
        value={text}
        onText={setText}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onDone();
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void save();
        }}
      />
      <div className="flex items-center justify-end gap-2">
        {length > textLimits.comment - 500 && (
          <CharacterCount length={length} limit={textLimits.comment} className="mr-auto" />
        )}
        <Button size="small" variant="quiet" onClick={onDone}>
          {t('comments.cancel')}
        </Button>
        <Button type="submit" size="small" variant="primary" busy={isBusy} disabled={!isFit}>
          {t('comments.save')}
        </Button>
      </div>
    </form>
  );
}
