import { useSetAtom } from 'jotai';
import type { MouseEvent } from 'react';
import type { Image } from '@upround/shared/domain';
import { loadPreview } from './load-preview';
import { imagePreviewAtom } from './image-preview-atoms';

const preload = () => void loadPreview().catch(() => undefined);

/**
 * Opens pictures over the page.
 *
 * @returns `open(images, start, opener)`, and `linkProps(images, start)` for a link to the file of
 * a picture: a plain press opens the preview, one that asks for a tab or window follows the link
 */
export function useImagePreview() {
  const set = useSetAtom(imagePreviewAtom);
  const open = (images: readonly Image[], start = 0, opener?: HTMLElement) =>
    set({ images, start, opener });
  const linkProps = (images: readonly Image[], start: number) => ({
    'aria-haspopup': 'dialog' as const,
    onPointerEnter: preload,
    onFocus: preload,
    onClick(event: MouseEvent<HTMLElement>) {
      const { button, metaKey, ctrlKey, shiftKey, altKey } = event;
      if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return;
      event.preventDefault();
      open(images, start, event.currentTarget);
    },
  });
  return { open, linkProps };
}
