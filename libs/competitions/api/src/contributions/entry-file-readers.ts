import type { UploadReaders } from '@upround/shared/ports';
import type { CompetitionsSettings } from '../competitions-settings';
import { isFileUsed, mayReadFile } from '../files/entry-file.store';

/** Teams, judges and admins may read the files of entries, and everyone those that are public once entries are closed. */
export const entryFileReaders = ({ now }: Pick<CompetitionsSettings, 'now'>): UploadReaders => ({
  mayRead: (db, viewer, key) => mayReadFile(db, { viewer, key, now: now() }),
  uses: (trx, key) => isFileUsed(trx, key),
});
