import type { Trx } from '@upround/shared/db';
import type { ApprovalSource } from '@upround/shared/ports';
import { sql } from 'kysely';

/** A table of what waits, which only these tests have. */
export const APPROVALS_TABLE = `create table if not exists test_approvals (
  id uuid primary key, kind text not null, asked_by uuid, text text not null, is_approved boolean, reason text)`;

interface Row {
  id: string;
  asked_by: string | null;
  text: string;
  is_approved: boolean | null;
}

const toApproval = ({ id, asked_by: askedBy, text }: Row) => ({
  id,
  referenceType: 'POST' as const,
  referenceId: id,
  title: `About ${text}`,
  path: '/post/p',
  askedBy,
  text,
  at: new Date('2026-01-05T09:00:00.000Z'),
});

async function lockRow(trx: Trx, kind: string, id: string) {
  const { rows } = await sql<Row>`
    select * from test_approvals where id::text = ${id} and kind = ${kind} for update`.execute(trx);
  return rows[0];
}

/** A kind of what waits, as a slice contributes it. */
export const testSource = (kind: string, isReasonRequired = true): ApprovalSource => ({
  kind,
  label: kind,
  approve: { label: 'Approve it', done: 'Approved.' },
  decline: { label: 'Decline it', done: 'Declined.' },
  isReasonRequired,
  async list(db, { after, limit }) {
    const { rows } = await sql<Row>`
      select * from test_approvals where kind = ${kind} and is_approved is null
        and (${after}::uuid is null or id > ${after}::uuid) order by id limit ${limit}`.execute(db);
    return rows.map(toApproval);
  },
  async lock(trx, id) {
    const row = await lockRow(trx, kind, id);
    return row === undefined ? null : { ...toApproval(row), isDecided: row.is_approved !== null };
  },
  async decide({ trx }, id, { isApproved, reason }) {
    const { rows } = await sql`
      update test_approvals set is_approved = ${isApproved}, reason = ${reason}
      where id = ${id}::uuid and is_approved is null and text <> 'gone' returning 1`.execute(trx);
    return rows.length > 0;
  },
});
