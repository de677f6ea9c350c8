import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '@upround/shared/db';
import type { StoredLinkPreview } from '@upround/shared/ports';

/** Rows that one sweep takes away. */
const BATCH = 500;

/** What is kept of an address: its page, null where that gave nothing, `later` where the site was down or late. */
export type KeptPreview = StoredLinkPreview | 'later' | null;

/** Under which an address is kept: of the page, so without what follows the hash. */
export function keyOf(url: URL): string {
  return createHash('sha256')
    .update(url.origin + url.pathname + url.search)
    .digest('base64url');
}

/** What is kept of an address; undefined where it was not asked lately. */
export async function findKept(
  db: Database,
  key: string,
  now: Date,
): Promise<KeptPreview | undefined> {
  const { rows } = await sql<{ preview: KeptPreview }>`
    select preview from link_previews where key = ${key} and expires_at > ${now}`.execute(db);
  return rows[0]?.preview;
}

/**
 * Keeps what an address gave. Where another process kept something meanwhile, that stays.
 *
 * @returns keys of files that nothing points at any more
 */
export async function keep(
  db: Database,
  key: string,
  preview: KeptPreview,
  times: { now: Date; expiresAt: Date },
): Promise<string[]> {
  const gone = await sql<{ preview: KeptPreview }>`
    delete from link_previews where key = ${key} and expires_at <= ${times.now}
    returning preview`.execute(db);
  const kept = await sql`
    insert into link_previews (key, preview, expires_at)
    values (${key}, ${preview && JSON.stringify(preview)}::jsonb, ${times.expiresAt})
    on conflict (key) do nothing returning key`.execute(db);
  const unused = kept.rows.length === 0 ? [preview] : [];
  return [...gone.rows.map((row) => row.preview), ...unused].flatMap(fileKeysOf);
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
