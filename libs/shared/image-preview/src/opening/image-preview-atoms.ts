import { atom } from 'jotai';
import type { Image } from '@upround/shared/domain';

/** What the preview shows. */
export interface OpenedPreview {
  images: readonly Image[];
  /** The picture that is shown first, from 0. */
  start: number;
  /** Gets the focus back; by default the element that has it at the time. */
  opener?: HTMLElement | undefined;
}

/** The preview is open while this is not null. */
export const imagePreviewAtom = /* @__PURE__ */ atom<OpenedPreview | null>(null);
