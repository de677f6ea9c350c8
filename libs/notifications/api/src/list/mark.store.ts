import type { Mark } from '@upround/notifications/contract';
import { isId, type Trx } from '@upround/shared/db';
import { sql } from 'kysely';
import { nextPlace } from '../stream';

/** What is marked: of the types that a group or `type` stood for. */
export type TypedMark = Omit<Mark, 'type' | 'types' | 'group'> & {
  types: readonly string[] | undefined;
};

/**
 * Marks a person's own notifications; ids of others change nothing.
 *
 * @param pushOnly types that are in no list, and never unread
 */
export async function mark(
  trx: Trx,
  userId: string,
  { ids, types, upTo, read = true, markedAt }: TypedMark,
  pushOnly: readonly string[],
  now: Date,
): Promise<void> {
  const chosen =
    ids === undefined
      ? sql`place <= coalesce(${upTo ?? null}::bigint, 9223372036854775807)
          and ${types === undefined ? sql`true` : sql`type = any(${types}::text[])`}
          and ${markedAt === undefined ? sql`true` : sql`read_at = ${new Date(markedAt)}`}`
      : sql`id = any(${ids.filter(isId)}::uuid[])`;
  await nextPlace(trx, userId);
  await sql`
    update notifications set read_at = ${read ? now : null}
    where user_id = ${userId}::uuid and ${chosen} and type <> all(${pushOnly}::text[])
      and ${read ? sql`read_at is null` : sql`read_at is not null`}`.execute(trx);
}
