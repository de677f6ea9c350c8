import { newId } from '@upround/shared/db';
import type { Reference } from '@upround/shared/domain';
import type { ReactionKind } from '@upround/shared/ports';
import { sql, type RawBuilder } from 'kysely';

/** The verbs that set a relation between a person and a record. */
export type RelationKind = Extract<ReactionKind, 'LIKE' | 'BOOKMARK' | 'FOLLOW'>;

const tables = {
  LIKE: { table: 'likes', person: 'user_id' },
  BOOKMARK: { table: 'bookmarks', person: 'user_id' },
  FOLLOW: { table: 'follows', person: 'follower_id' },
} as const;

/** Sets a relation; returns a row only if it was not set yet. */
export function setStatement(
  kind: RelationKind,
  userId: string,
  { referenceType, referenceId }: Reference,
): RawBuilder<unknown> {
  const { table, person } = tables[kind];
  return sql`insert into ${sql.table(table)} (${sql.ref(person)}, reference_id, reference_type, id)
    values (${userId}, ${referenceId}, ${referenceType}, ${newId()})
    on conflict do nothing returning 1`;
}

/** Removes a relation; returns a row only where it stood. */
export function unsetStatement(
  kind: RelationKind,
  userId: string,
  { referenceId }: Reference,
): RawBuilder<unknown> {
  const { table, person } = tables[kind];
  return sql`delete from ${sql.table(table)}
    where ${sql.ref(person)} = ${userId} and reference_id = ${referenceId} returning 1`;
}
