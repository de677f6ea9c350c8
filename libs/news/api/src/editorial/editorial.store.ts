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

/** Brings the rows of our own texts to what the files say; those without a file are shown no more. */
export async function syncEditorials(
  trx: Trx,
  editorials: Readonly<Record<EditorialKind, readonly Editorial[]>>,
): Promise<void> {
  for (const kind of ['ARTICLE', 'ESSAY'] as const) {
    for (const editorial of editorials[kind]) await write(trx, kind, editorial);
    await sql`
      update editorials set state = 'WITHDRAWN'
      where kind = ${kind} and state = 'ACTIVE'
        and slug <> all(${editorials[kind].map(({ slug }) => slug)}::text[])`.execute(trx);
  }
}
