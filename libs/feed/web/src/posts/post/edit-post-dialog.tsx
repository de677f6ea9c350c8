import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { editPost, type FeedItem } from '@upround/feed/contract';
import { api, ApiError } from '@upround/shared/api-client';
import { textLimits } from '@upround/shared/domain';
import { toast, useFailureToast } from '@upround/shared/toasts';
import { AlertDialog, Button, CharacterCount, Dialog, Field, TextArea } from '@upround/shared/ui';
import { invalidateSearch } from '../../data/search-cache';
import { changePost } from '../data/post-cache';
import { usePostDialogText } from './messages/catalogue';

export interface EditPostDialogProps {
  item: FeedItem;
  onClose: () => void;
}

/** Edits the text of the author's post; of a thread, that of its first part. */
export function EditPostDialog({ item, onClose }: EditPostDialogProps) {
  const t = usePostDialogText();
  const client = useQueryClient();
  const fail = useFailureToast();
  const [text, setText] = useState(item.data.text);
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  const length = [...text.trim()].length;
  const isChanged = text.trim() !== item.data.text;
  const max = textLimits.post;

  async function save() {
    if (isBusy) return;
    if (!isChanged) {
      onClose();
      return;
    }
    if (length === 0) {
      setError(t('edit.empty'));
      return;
    }
    if (length > max) {
      setError(t('edit.long', { max }));
      return;
    }
    setBusy(true);
    try {
      const saved = await api.call(editPost, {
        params: { id: item.data.id },
        body: { text: text.trim() },
      });
      changePost(client, saved.data.id, () => saved);
      invalidateSearch(client);
      onClose();
      toast.show({ text: t('edit.saved') });
    } catch (failure) {
      setBusy(false);
      if (failure instanceof ApiError && failure.path === 'text') setError(failure.clientMessage);
      else fail(failure, t('edit.failed'));
    }
  }

  return (
    <>
      <Dialog
        open
        keepOpenOutside
        onOpenChange={() => (isChanged ? setLeaving(true) : onClose())}
        title={t('edit.title')}
        description={item.type === 'THREAD' ? t('edit.hintThread') : undefined}
        footer={
          <>
            <Button onClick={() => (isChanged ? setLeaving(true) : onClose())}>
              {t('edit.cancel')}
            </Button>
            <Button variant="primary" busy={isBusy} onClick={() => void save()}>
              {t('edit.save')}
            </Button>
          </>
        }
      >
        <Field label={t('edit.text')} hideLabel error={error}>
          <TextArea
            dir="auto"
            rows={5}
            autoFocus
            value={text}
            onChange={(event) => {
              setText(event.target.value);
              setError(undefined);
            }}
            onKeyDown={(event) => {
              if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void save();
            }}
          />
        </Field>
        <div className="mt-2 flex justify-end">
          <CharacterCount length={length} limit={max} near={100} />
        </div>
      </Dialog>
      <AlertDialog
        open={isLeaving}
        onOpenChange={setLeaving}
        title={t('edit.discardTitle')}
        confirmText={t('edit.discardConfirm')}
        cancelText={t('edit.keep')}
        onConfirm={onClose}
      >
        {t('edit.discardText')}
      </AlertDialog>
    </>
  );
}
