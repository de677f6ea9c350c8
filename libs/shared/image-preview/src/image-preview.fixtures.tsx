import type { Image } from '@upround/shared/domain';
import { useImagePreview } from './opening/use-image-preview';

/** Three pictures; the last has no description. */
export const pictures: readonly Image[] = [
  'Whiteboard after the review',
  'Our first office',
  '',
].map((alt, at) => ({
  url: `/files/${at}.webp`,
  variants: [{ url: `/files/${at}-480.webp`, width: 480 }],
  width: 1600,
  height: 900,
  alt,
  color: '#8899aa',
}));

/** A link to each file that opens the preview. */
export function PictureLinks({ images = pictures }: { images?: readonly Image[] }) {
  const { linkProps } = useImagePreview();
  return images.map((image, index) => (
    <a key={image.url} {...linkProps(images, index)} href={image.url}>
      Picture {index + 1}
    </a>
  ));
}

/** jsdom has no modal dialogs. Focus and the inert page are tested by the journey in a browser. */
export function lendModalDialogs(): void {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
}
