import { newId, type Database } from '@upround/shared/db';
import { sql } from 'kysely';

const MONTH = '2020-01';

/** Makes a person a creator with a line in a month that was closed. @returns the month */
export async function demoStatement(db: Database, userId: string): Promise<string> {
  await sql`insert into creator_months (month, net_revenue, pool, reads, unshared, creators, closed_at)
    values (${MONTH}, 1000000, 100000, 1, 0, 1, now()) on conflict do nothing`.execute(db);
  await sql`insert into creators (id, user_id, state, about, request_id, applied_at)
    values (${newId()}, ${userId}, 'APPROVED', 'A text', ${newId()}, now()) on conflict do nothing`.execute(
    db,
  );
  await sql`insert into creator_shares (id, month, creator, reads, share, carried_in, paid, carried_out, payout)
    select ${newId()}::uuid, ${MONTH}, id, 1, 100000, 0, 100000, 0, 'DUE' from creators where user_id = ${userId}
    on conflict do nothing`.execute(db);
  return MONTH;
}
