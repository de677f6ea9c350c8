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

const KEY = /^[A-Za-z0-9_-]{1,112}\.[a-z0-9]{1,8}$/;

/** Whether a text can be the key of a file: no folders, no dots but the one before the ending. */
export function isFileKey(text: string): boolean {
  return KEY.test(text);
}
