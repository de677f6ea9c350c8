import { mediaUrl } from '@upround/shared/links';
import type { Uploads } from '@upround/shared/ports';
import { handOver, markUnused, markUsed, uploadsByKeys } from './upload.store';

const BEFORE_KEY = mediaUrl('');

/**
 * Lets other slices use a person's own uploads.
 *
 * @param now the server's clock
 */
export function uploadsPort(now: () => Date): Uploads {
  return {
    async take(trx, owner, url, purpose) {
      if (!url.startsWith(BEFORE_KEY)) return null;
      const key = url.slice(BEFORE_KEY.length);
      const row = await markUsed.first(trx, { key, owner, purpose, now: now() });
      return row === undefined ? null : { ...row, begunAt: row.begun_at, storedAt: row.created_at };
    },
    async describe(db, keys) {
      if (keys.length === 0) return new Map();
      const rows = await uploadsByKeys.all(db, { keys });
      return new Map(
        rows.map((row) => [row.key, { ...row, begunAt: row.begun_at, storedAt: row.created_at }]),
      );
    },
    release: async (trx, keys) => {
      if (keys.length > 0) await markUnused.all(trx, { keys, now: now() });
    },
    handOver: async (trx, keys, people) => {
      if (keys.length > 0) await handOver.all(trx, { keys, ...people });
    },
  };
}
