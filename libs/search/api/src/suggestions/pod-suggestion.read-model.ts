import type { Database } from '@upround/shared/db';
import type { SearchKind } from '@upround/shared/domain';
import type { SearchSource } from '@upround/shared/ports';
import { sql } from 'kysely';

/** How many pods that match are weighed against each other. */
const CANDIDATES = 50;

/** A pod as it is suggested. */
export interface SuggestedPod {
  id: string;
  slug: string;
  name: string;
  memberCount: number;
}

/**
 * Suggests pods in whose names a word begins with the text.
 *
 * @param pods the source of pods; without one none are suggested
 */
export async function suggestPods(
  db: Database,
  pods: SearchSource | undefined,
  text: string,
  limit: number,
): Promise<SuggestedPod[]> {
  if (pods === undefined) return [];
  const kind: SearchKind = 'POD';
  const asked = JSON.stringify([{ text, phrase: false, prefix: true, negated: false }]);
  const { rows } = await sql<{ id: string }>`
    with asked as materialized (select search_query(${asked}::jsonb, false) as words)
    select id from search_documents
    where kind = ${kind} and document @@ (select words from asked)
      and to_tsvector('search_plain', search_written(title)) @@ (select words from asked)
    order by at desc, id desc limit ${CANDIDATES}`.execute(db);
  const found = await pods.describe(
    db,
    null,
    rows.map(({ id }) => id),
  );
  return [...found]
    .map(([id, { slug, title, followerCount }]) => ({
      ...{ id, slug, name: title, memberCount: followerCount },
    }))
    .sort((a, b) => b.memberCount - a.memberCount || (a.name < b.name ? -1 : 1))
    .slice(0, limit);
}
