import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { deleteIdea, type Idea } from '@upround/feed/contract';
import { api, ApiError } from '@upround/shared/api-client';
import { toast, useFailureToast } from '@upround/shared/toasts';
import { AlertDialog } from '@upround/shared/ui';
import { invalidateSearch } from '../../data/search-cache';
import { changeIdea } from '../data/idea-cache';
import { useIdeaText } from './messages/catalogue';

export interface DeleteIdeaDialogProps {
  idea: Idea;
  onClose: () => void;
  onDeleted: () => void;
}

/** Confirms the deletion, and names what will be lost. */
export function DeleteIdeaDialog({ idea, onClose, onDeleted }: DeleteIdeaDialogProps) {
  const t = useIdeaText();
  const client = useQueryClient();
  const fail = useFailureToast();
  const [isBusy, setBusy] = useState(false);

  async function remove() {
    setBusy(true);
    try {
      await api.call(deleteIdea, { params: { id: idea.id }, body: { state: 'DELETED' } });
    } catch (error) {
      // An idea that's already deleted counts as success.
      if (!(error instanceof ApiError && error.status === 404)) {
        setBusy(false);
        fail(error, t('remove.failed'));
        return;
      }
    }
    onClose();
    onDeleted();
    changeIdea(client, idea.id, () => undefined);
    invalidateSearch(client);
    toast.show({ text: t('remove.done') });
  }

  return (
    <AlertDialog
      open
      onOpenChange={onClose}
      title={t('remove.title')}
      confirmText={t('remove.confirm')}
      busy={isBusy}
      onConfirm={() => void remove()}
    >
      {t('remove.text', {
        title: idea.title,
        users: idea.wouldUseCount,
        likes: idea.likeCount,
        comments: idea.commentCount,
      })}
    </AlertDialog>
  );
}
