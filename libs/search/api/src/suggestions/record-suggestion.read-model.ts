import type { SuggestedRecord } from '@upround/search/contract';
import { unpreparedStatement, type Database } from '@upround/shared/db';
import { kindsThat, type KindsThat } from '@upround/shared/domain';
import type { Sources } from '../find/describe-hits';

/** How many records that match are weighed against each other. */
const CANDIDATES = 50;

const begun = unpreparedStatement<{ id: string }, { kind: string; parts: string }>(
  'search.suggest-records',
  `with asked as materialized (select search_query(:parts::jsonb, false) as words)
   select id from search_documents
   where kind = :kind and document @@ (select words from asked)
     and to_tsvector('search_plain', search_written(title)) @@ (select words from asked)
   order by at desc, id desc limit ${CANDIDATES}`,
);

async function suggestOfKind(
  db: Database,
  sources: Sources,
  kind: KindsThat<'suggest'>,
  text: string,
): Promise<SuggestedRecord[]> {
  const source = sources.get(kind);
  if (source === undefined) return [];
  const parts = JSON.stringify([{ text, phrase: false, prefix: true, negated: false }]);
  const rows = await begun.all(db, { kind, parts });
  const found = await source.describe(
    db,
    null,
    rows.map(({ id }) => id),
  );
  return [...found].map(([id, { slug, title, followerCount }]) => ({
    type: kind,
    id,
    slug,
    name: title,
    followerCount,
  }));
}

/** Suggests records in whose names a word begins with the text, those with most followers first. */
export async function suggestRecords(
  db: Database,
  sources: Sources,
  text: string,
  limit: number,
): Promise<SuggestedRecord[]> {
  const found: SuggestedRecord[] = [];
  for (const kind of kindsThat('suggest')) {
    found.push(...(await suggestOfKind(db, sources, kind, text)));
  }
  return found
    .sort((a, b) => b.followerCount - a.followerCount || (a.name < b.name ? -1 : 1))
    .slice(0, limit);
}
