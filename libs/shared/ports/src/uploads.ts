import type { Database, Trx } from '@upround/shared/db';

/** An uploaded file. */
export interface UploadedRecord {
  key: string;
  /** The file's original name, without folders. */
  name: string;
  /** Bytes. */
  size: number;
  /** SHA-256 of a PDF, in hex; null for others. */
  sha256: string | null;
  /** When the upload began; null where that wasn't recorded. */
  begunAt: Date | null;
  /** When it was stored. */
  storedAt: Date;
}

/** Lets a slice use a person's upload in a record; uploads owns the files. Bound in apps/api. */
export interface Uploads {
  /**
   * Claims an upload: it is then stored until the slice releases it.
   *
   * @param url the upload's URL, as the upload call returned it
   * @returns null where this person has no such upload for that purpose
   */
  take(
    trx: Trx,
    userId: string,
    url: string,
    purpose: 'IMAGE' | 'RESUME' | 'ENTRY_FILE',
  ): Promise<UploadedRecord | null>;
  /** The files of these keys; those that are gone are left out. */
  describe(
    db: Database | Trx,
    keys: readonly string[],
  ): Promise<ReadonlyMap<string, UploadedRecord>>;
  /** Lets go of files that no record uses any more: they are deleted after a day unless they are taken again. */
  release(trx: Trx, keys: readonly string[]): Promise<void>;
  /** Makes another person the owner of files, before the account of the present one is erased. */
  handOver(trx: Trx, keys: readonly string[], people: { from: string; to: string }): Promise<void>;
}

/** Decides who besides the owner may read a private file, and whether a file is in use. Contributed by modules. */
export interface UploadReaders {
  /** Whether the viewer may read this file because it was sent to them. */
  mayRead(db: Database, viewerId: string, key: string): Promise<boolean>;
  /** Whether a record uses this file, which then can't be deleted by itself. */
  uses(trx: Trx, key: string): Promise<boolean>;
}
