import type { Database, Trx } from '@upround/shared/db';

/** A file that somebody uploaded. */
export interface UploadedRecord {
  key: string;
  /** As it came, without folders. */
  name: string;
  /** Bytes. */
  size: number;
}

/** Lets a slice take a person's own upload for a record of its own; uploads owns the files. Bound in apps/api. */
export interface Uploads {
  /**
   * Takes an upload for good: from then on it is kept until the slice gives it back.
   *
   * @param url as the upload was answered
   * @returns null where this person has no such upload for that purpose
   */
  take(
    trx: Trx,
    userId: string,
    url: string,
    purpose: 'IMAGE' | 'RESUME',
  ): Promise<UploadedRecord | null>;
  /** The files of these keys; those that are gone are left out. */
  describe(
    db: Database | Trx,
    keys: readonly string[],
  ): Promise<ReadonlyMap<string, UploadedRecord>>;
}

/** Lets uploads ask who besides its owner may fetch a private file, and whether a file is in use. Contributed by modules. */
export interface UploadReaders {
  /** Whether somebody may fetch this file now, because it was sent to them. */
  mayRead(db: Database, viewerId: string, key: string): Promise<boolean>;
  /** Whether a record stands on this file, so that it cannot be removed by itself. */
  uses(trx: Trx, key: string): Promise<boolean>;
}
