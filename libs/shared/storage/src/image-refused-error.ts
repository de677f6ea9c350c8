import type { ImageRefusal } from './image-messages';

/** A picture that is not taken, with the reason. */
export class ImageRefusedError extends Error {
  constructor(readonly reason: ImageRefusal) {
    super(`The picture was refused: ${reason}`);
    this.name = 'ImageRefusedError';
  }
}
