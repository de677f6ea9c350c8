import { randomBytes } from 'node:crypto';
import { Decoder } from './decoder';
import type { FileStore } from './file-store';

const KEY_BYTES = 16;

/** A stored picture: the key of the full one, the smaller ones, its true size and its colour. */
export interface ProcessedImage {
  key: string;
  variants: { key: string; width: number }[];
  width: number;
  height: number;
  color: string;
}

/** Takes uploaded pictures in. */
export interface Images {
  /**
   * Checks, decodes, shrinks and stores a picture.
   *
   * @throws ImageRefusedError with the reason; nothing is stored then
   */
  process(bytes: Uint8Array): Promise<ProcessedImage>;
  close(): void;
}

/**
 * @param store where the files go
 * @param seconds of processor time that one picture may take; by the rules by default
 */
export function createImages(store: FileStore, seconds?: number): Images {
  const decoder = new Decoder(seconds);
  return {
    async process(bytes) {
      const { sizes, color } = await decoder.decode(bytes);
      const name = randomBytes(KEY_BYTES).toString('base64url');
      const files = sizes.map(({ width, height, bytes: file }) => ({
        key: `${name}-${width}.webp`,
        width,
        height,
        file,
      }));
      await Promise.all(files.map(({ key, file }) => store.put(key, file, 'image/webp')));
      const full = files.at(-1);
      if (full === undefined) throw new Error('The decoder answered no picture.');
      return {
        key: full.key,
        variants: files.slice(0, -1).map(({ key, width }) => ({ key, width })),
        width: full.width,
        height: full.height,
        color,
      };
    },
    close: () => decoder.close(),
  };
}
