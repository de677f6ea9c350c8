import { createHash } from 'node:crypto';
import { idAt, type Trx } from '@upround/shared/db';
import { sql } from 'kysely';
import type { EditorialKind } from '../news-tables';
import type { Editorial } from './parse-editorial';

async function write(trx: Trx, kind: EditorialKind, editorial: Editorial): Promise<void> {
  const { slug, title, summary, authorSlug, tags, preview, body, outline } = editorial;
  await sql`
    insert into editorials as e (id, kind, slug, title, summary, author_slug, tags, preview, body, outline,
      reading_minutes, published_at, updated_at)
    values (${idAt(editorial.publishedAt)}, ${kind}, ${slug}, ${title}, ${summary}, ${authorSlug},
      ${tags}, ${preview}, ${body}, ${JSON.stringify(outline)}::jsonb, ${editorial.readingMinutes},
      ${editorial.publishedAt}, ${editorial.updatedAt})
    on conflict (kind, slug) do update set
      title = excluded.title, summary = excluded.summary, author_slug = excluded.author_slug,
      tags = excluded.tags, preview = excluded.preview, body = excluded.body,
      outline = excluded.outline, reading_minutes = excluded.reading_minutes,
      updated_at = excluded.updated_at, state = 'ACTIVE'
    where (e.title, e.summary, e.author_slug, e.tags, e.body, e.outline, e.updated_at, e.state)
      is distinct from (excluded.title, excluded.summary, excluded.author_slug, excluded.tags,
        excluded.body, excluded.outline, excluded.updated_at, 'ACTIVE')`.execute(trx);
}

type Editorials = Readonly<Record<EditorialKind, readonly Editorial[]>>;

/** Raised when `parseEditorial` reads the same file in another way; a spec notices. */
export const PARSER_VERSION = 1;

/** Changes with the files and with the way they are read. */
export const versionOf = (files: Readonly<Record<EditorialKind, readonly string[]>>): string =>
  createHash('sha256')
    .update(JSON.stringify([PARSER_VERSION, files]))
    .digest('hex');

async function writeAll(trx: Trx, editorials: Editorials): Promise<void> {
  for (const kind of ['ARTICLE', 'ESSAY'] as const) {
    for (const editorial of editorials[kind]) await write(trx, kind, editorial);
    await sql`
      update editorials set state = 'WITHDRAWN'
      where kind = ${kind} and state = 'ACTIVE'
        and slug <> all(${editorials[kind].map(({ slug }) => slug)}::text[])`.execute(trx);
  }
}

/**
 * Brings the rows of the product's own texts to what the files say; those without a file are no longer shown. Does
 * nothing where the rows come from this version, so that a start does not read every text again.
 *
 * @param version of `versionOf`
 * @param read parses the files
 */
export async function syncEditorials(
  trx: Trx,
  version: string,
  read: () => Editorials,
): Promise<void> {
  const { rows } = await sql`
    insert into editorials_version as e (version) values (${version})
    on conflict (only_row) do update set version = excluded.version
      where e.version <> excluded.version
    returning 1`.execute(trx);
  if (rows.length > 0) await writeAll(trx, read());
}
