import type { Trx } from '@upround/shared/db';
import { sql } from 'kysely';

/**
 * Takes the next place of a person's stream. Its row stays locked until the transaction ends: whatever changes the
 * notifications of one person happens one after another, and places are committed in their order.
 */
export async function nextPlace(trx: Trx, userId: string): Promise<number> {
  const { rows } = await sql<{ version: string }>`
    insert into notification_streams (user_id, version) values (${userId}::uuid, 1)
    on conflict (user_id) do update set version = notification_streams.version + 1
    returning version`.execute(trx);
  return Number(rows[0]?.version);
}
