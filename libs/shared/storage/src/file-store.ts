import type { Readable } from 'node:stream';

/** A stored file as it is served. */
export interface StoredFile {
  bytes: Buffer;
  contentType: string;
}

/** Where uploaded files live. The folder and the S3 bucket pass one contract test. */
export interface FileStore {
  /**
   * Keeps a file; an existing one under the same key is replaced.
   *
   * @param key letters, digits, `_`, `-` and one ending, at most 128 characters
   * @param bytes the whole file
   * @param contentType its media type
   */
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>;
  /** The file, or null where there is none. */
  get(key: string): Promise<StoredFile | null>;
  /** Takes files away; keys without a file are passed over. */
  remove(keys: readonly string[]): Promise<void>;
}

/** A stored file that is read piece by piece. */
export interface OpenFile {
  /** Bytes of the whole. */
  size: number;
  contentType: string;
  /** To be read to its end or destroyed. */
  stream: Readable;
}

/** A store that also takes and gives files too large to be held in memory. */
export interface LargeFileStore extends FileStore {
  /**
   * Keeps a copy of a file of this machine, piece by piece.
   *
   * @param key as of `put`
   * @param source path of the file; it stays where it is
   */
  putFile(key: string, source: string, contentType: string): Promise<void>;
  /** Opens a file, or null where there is none. */
  open(key: string): Promise<OpenFile | null>;
}

const KEY = /^[A-Za-z0-9_-]{1,112}\.[a-z0-9]{1,8}$/;

/** Whether a text can be the key of a file: no folders, no dots but the one before the ending. */
export function isFileKey(text: string): boolean {
  return KEY.test(text);
}
