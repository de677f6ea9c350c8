import type { Mark } from '@upround/notifications/contract';
import { isId, type Trx } from '@upround/shared/db';
import { sql } from 'kysely';
import { nextPlace } from '../stream';

/** Marks a person's own notifications; ids of others change nothing. */
export async function mark(
  trx: Trx,
  userId: string,
  { ids, type, types = type && [type], upTo, read = true, markedAt }: Mark,
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
    where user_id = ${userId}::uuid and ${chosen} and type <> 'MESSAGE'
      and ${read ? sql`read_at is null` : sql`read_at is not null`}`.execute(trx);
}
