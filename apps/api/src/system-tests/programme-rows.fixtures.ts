import { newId } from '@upround/shared/db';
import type { TestServer } from '@upround/shared/testing-server';

/** This person as an ambassador who was brought by another one, and as a creator with a month that was closed. */
export async function insertProgrammeRows(server: TestServer, userId: string): Promise<void> {
  const run = (sql: string, ...values: unknown[]) =>
    server.database.query(sql, [userId, ...values]);
  const ambassadorId = newId();
  await run(
    `insert into ambassadors (id, user_id, state, motivation, code, request_id, applied_at)
     values ($2, $1, 'ACTIVE', 'A motivation', 'ABCDEFGH', $2, now())`,
    ambassadorId,
  );
  await run(
    `insert into ambassador_invites (id, created_by, token_hash, created_at, expires_at)
     values ($2, $1, repeat('0', 64), now(), now())`,
    newId(),
  );
  await run(
    `with other as (
       insert into ambassadors (id, state, motivation, code, request_id, applied_at)
       values ($2::uuid, 'ACTIVE', 'A motivation', 'BCDEFGHJ', $2::uuid, now()) returning id)
     insert into ambassador_referrals (person_id, ambassador_id, number, signed_up_at, written_at, network)
     select $1, id, 1, now(), now(), '203.0.113.0/24' from other`,
    newId(),
  );
  await run(
    'insert into ambassador_refunds (person_id, order_id, at) values ($1, $2, now())',
    newId(),
  );
  const creatorId = newId();
  await run(
    `insert into creators (id, user_id, state, about, payout_vpa, request_id, applied_at)
     values ($2, $1, 'APPROVED', 'A text', 'sealed', $2, now())`,
    creatorId,
  );
  await server.database.query(
    `with closed as (
       insert into creator_months (month, net_revenue, pool, reads, unshared, creators, closed_at)
       values ('2026-01', 1000, 100, 1, 0, 1, now()) returning month)
     insert into creator_shares (id, month, creator, reads, share, carried_in, paid, carried_out, payout)
     select $1, month, $2, 1, 100, 0, 0, 100, 'NONE' from closed`,
    [newId(), creatorId],
  );
  await run(
    `insert into creator_reads (id, month, post_id, reader_id, author_id, at, has_plan)
     select $2, '2026-01', $2, $1, id, now(), true from people where id <> $1 limit 1`,
    newId(),
  );
}
