import type { SearchHit } from '@upround/search/contract';
import type { Database } from '@upround/shared/db';
import type { SearchKind } from '@upround/shared/domain';
import type { FoundRecord, SearchSource } from '@upround/shared/ports';
import { highlight } from './highlight.read-model';

/** A record by kind and id. */
export interface Found {
  kind: SearchKind;
  id: string;
}

/** The sources by the kind that each knows. */
export type Sources = ReadonlyMap<SearchKind, SearchSource>;

/** Ids of records by their kind. */
export function byKind(found: readonly Found[]): Map<SearchKind, string[]> {
  const ids = new Map<SearchKind, string[]>();
  for (const { kind, id } of found) ids.set(kind, [...(ids.get(kind) ?? []), id]);
  return ids;
}

/**
 * Asks each slice what its records are to the viewer; those that they may not see are left out.
 *
 * @returns in the order that was given
 */
export async function describeFound<Row extends Found>(
  db: Database,
  sources: Sources,
  viewerId: string | null,
  found: readonly Row[],
): Promise<{ row: Row; record: FoundRecord }[]> {
  const records = new Map<string, FoundRecord>();
  for (const [kind, ids] of byKind(found)) {
    const described = await sources.get(kind)?.describe(db, viewerId, ids);
    for (const [id, record] of described ?? []) records.set(id, record);
  }
  return found.flatMap((row) => {
    const record = records.get(row.id);
    return record === undefined ? [] : [{ row, record }];
  });
}

/**
 * Makes hits of records, with what matches marked.
 *
 * @param shows any of the words, as `compileQuery` answers it; null marks nothing
 */
export async function toHits(
  db: Database,
  shows: string | null,
  found: readonly { row: Found; record: FoundRecord }[],
): Promise<SearchHit[]> {
  if (found.length === 0) return [];
  const texts = await highlight(
    db,
    shows,
    found.map(({ record }) => record),
  );
  return found.flatMap(({ row, record }, index) => {
    const marked = texts[index];
    if (marked === undefined) return [];
    const { text: _, title: __, createdAt, details = {}, former, ...rest } = record;
    return [
      {
        type: row.kind,
        id: row.id,
        ...marked,
        ...rest,
        details,
        form: null,
        ...former,
        createdAt: createdAt?.toISOString() ?? null,
      },
    ];
  });
}
