import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { statement, type Database } from '@upround/shared/db';
import type { StoredLinkPreview } from '@upround/shared/ports';

/** Rows that one sweep takes away. */
const BATCH = 500;

/** The cached result for an address: its page, null without a preview, `later` if the site was down or slow. */
export type KeptPreview = StoredLinkPreview | 'later' | null;

/** The cache key of an address: that of the page, so without the hash. */
export function keyOf(url: URL): string {
  return createHash('sha256')
    .update(url.origin + url.pathname + url.search)
    .digest('base64url');
}

const stored = statement<{ preview: KeptPreview }, { key: string; now: Date }>(
  'search.link-preview',
  'select preview from link_previews where key = :key and expires_at > :now',
);

/** Returns the cached result for an address; undefined if it wasn't requested recently. */
export async function findKept(
  db: Database,
  key: string,
  now: Date,
): Promise<KeptPreview | undefined> {
  return (await stored.first(db, { key, now }))?.preview;
}

const deleteExpired = statement<{ preview: KeptPreview }, { key: string; now: Date }>(
  'search.delete-expired-preview',
  'delete from link_previews where key = :key and expires_at <= :now returning preview',
);

const insert = statement<{ key: string }, { key: string; preview: string | null; expiresAt: Date }>(
  'search.insert-link-preview',
  `insert into link_previews (key, preview, expires_at)
   values (:key, :preview::jsonb, :expiresAt)
   on conflict (key) do nothing returning key`,
);

/**
 * Caches the result for an address. A result that another process has cached meanwhile stays.
 *
 * @returns keys of files that nothing points at any more
 */
export async function keep(
  db: Database,
  key: string,
  preview: KeptPreview,
  times: { now: Date; expiresAt: Date },
): Promise<string[]> {
  const gone = await deleteExpired.all(db, { key, now: times.now });
  const inserted = await insert.first(db, {
    key,
    preview: preview && JSON.stringify(preview),
    expiresAt: times.expiresAt,
  });
  const unused = inserted === undefined ? [preview] : [];
  return [...gone.map((row) => row.preview), ...unused].flatMap(fileKeysOf);
}

/**
 * Takes away some of what is out of date.
 *
 * @returns keys of their files; null where nothing was left to take away
 */
export async function sweep(db: Database, now: Date): Promise<string[] | null> {
  const { rows } = await sql<{ preview: KeptPreview }>`
    delete from link_previews where key in (
      select key from link_previews where expires_at <= ${now}
      order by expires_at limit ${BATCH} for update skip locked
    ) returning preview`.execute(db);
  return rows.length === 0 ? null : rows.flatMap(({ preview }) => fileKeysOf(preview));
}

function fileKeysOf(preview: KeptPreview): string[] {
  const image = preview === 'later' ? null : (preview?.image ?? null);
  return image === null ? [] : [image.key, ...image.variants.map(({ key }) => key)];
}
