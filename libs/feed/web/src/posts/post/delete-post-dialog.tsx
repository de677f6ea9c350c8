import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { deletePost, type FeedItem } from '@upround/feed/contract';
import { api, ApiError } from '@upround/shared/api-client';
import { excerpt } from '@upround/shared/domain';
import { toast, useFailureToast } from '@upround/shared/toasts';
import { AlertDialog } from '@upround/shared/ui';
import { invalidateSearch } from '../../data/search-cache';
import { changePost } from '../data/post-cache';
import { usePostDialogText } from './messages/catalogue';

export interface DeletePostDialogProps {
  item: FeedItem;
  onClose: () => void;
  onDeleted?: (() => void) | undefined;
}

/** Confirms the deletion, and names what will be lost. */
export function DeletePostDialog({ item, onClose, onDeleted }: DeletePostDialogProps) {
  const t = usePostDialogText();
  const client = useQueryClient();
  const fail = useFailureToast();
  const [isBusy, setBusy] = useState(false);
  const { data, type } = item;
  const lost = { likes: data.likeCount, comments: data.commentCount };

  async function remove() {
    setBusy(true);
    try {
      await api.call(deletePost, { params: { id: data.id }, body: { state: 'DELETED' } });
    } catch (error) {
      // A post that's already deleted counts as success.
      if (!(error instanceof ApiError && error.status === 404)) {
        setBusy(false);
        fail(error, t('remove.failed'));
        return;
      }
    }
    onClose();
    changePost(client, data.id, () => undefined);
    invalidateSearch(client);
    toast.show({ text: t('remove.done') });
    onDeleted?.();
  }

  return (
    <AlertDialog
      open
      onOpenChange={onClose}
      title={type === 'THREAD' ? t('remove.titleThread') : t('remove.title')}
      confirmText={t('remove.confirm')}
      busy={isBusy}
      onConfirm={() => void remove()}
    >
      {data.text === ''
        ? t('remove.textPicture', lost)
        : t('remove.text', { ...lost, text: excerpt(data.text, 80) })}
    </AlertDialog>
  );
}
