import type { FindMember, StaffRole } from '@upround/shared/server-kit';
import { sql } from 'kysely';

interface SignedUpRow {
  live: boolean;
  state: 'ACTIVE' | 'RESTRICTED' | 'BANNED' | 'DELETED';
  staffRoles: StaffRole[];
}

/** Finds a member in the rows that `signUp` writes. Account's own statement is bound where account is under test. */
export const findSignedUp: FindMember = async (db, { userId, sessionId }) => {
  const { rows } = await sql<SignedUpRow>`
    select s.ended_at is null and s.expires_at > now() as live, p.state, a.staff_roles as "staffRoles"
    from sessions s join people p on p.id = s.user_id join accounts a on a.user_id = p.id
    where s.id = ${sessionId}::uuid and s.user_id = ${userId}::uuid`.execute(db);
  const [row] = rows;
  if (row === undefined) return 'ENDED';
  if (row.state === 'BANNED' || row.state === 'DELETED') return 'DISABLED';
  if (!row.live) return 'ENDED';
  const restricted = row.state === 'RESTRICTED';
  return { kind: 'member', userId, sessionId, staffRoles: row.staffRoles, restricted };
};
