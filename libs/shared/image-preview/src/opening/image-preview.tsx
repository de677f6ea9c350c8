import { toast } from '@upround/shared/toasts';
import { useAtom } from 'jotai';
import { useEffect, useEffectEvent, useState, type ComponentType } from 'react';
import type { PreviewDialogProps } from '../dialog/preview-dialog';
import { imagePreviewAtom } from './image-preview-atoms';
import { loadPreview } from './load-preview';
import { useOpeningText } from './messages/catalogue';

/**
 * The place where pictures open in full; the app renders it once. What draws the preview is loaded
 * when it first opens, or when the pointer is over an element that opens it.
 */
export function ImagePreview() {
  const t = useOpeningText();
  const [opened, setOpened] = useAtom(imagePreviewAtom);
  const [Dialog, setDialog] = useState<ComponentType<PreviewDialogProps>>();
  const isMissing = opened !== null && Dialog === undefined;
  const giveUp = useEffectEvent(() => {
    setOpened(null);
    toast.show({ type: 'error', text: t('failed') });
  });
  useEffect(() => {
    if (!isMissing) return undefined;
    let alive = true;
    loadPreview().then(
      (module) => alive && setDialog(() => module.PreviewDialog),
      () => alive && giveUp(),
    );
    return () => {
      alive = false;
    };
  }, [isMissing]);
  if (opened === null || Dialog === undefined || opened.images.length === 0) return null;
  return <Dialog {...opened} onClose={() => setOpened(null)} />;
}
