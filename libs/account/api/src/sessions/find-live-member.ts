import { statement, type Database } from '@upround/shared/db';
import type { AccessClaims, MemberOutcome, StaffRole } from '@upround/shared/server-kit';

interface MemberRow {
  live: boolean;
  state: 'ACTIVE' | 'RESTRICTED' | 'BANNED' | 'DELETED';
  staffRoles: StaffRole[];
}

const liveMember = statement<MemberRow, Pick<AccessClaims, 'sessionId' | 'userId'>>(
  'account.live-member',
  `select s.ended_at is null and s.expires_at > now() as live, p.state, a.staff_roles as "staffRoles"
   from sessions s
   join people p on p.id = s.user_id
   join accounts a on a.user_id = s.user_id
   where s.id = :sessionId::uuid and s.user_id = :userId::uuid`,
);

/** Finds the member of a token: session, state and roles in one statement. */
export async function findLiveMember(
  db: Database,
  { userId, sessionId }: AccessClaims,
): Promise<MemberOutcome> {
  const row = await liveMember.first(db, { sessionId, userId });
  if (row === undefined) return 'ENDED';
  if (row.state === 'BANNED' || row.state === 'DELETED') return 'DISABLED';
  if (!row.live) return 'ENDED';
  const restricted = row.state === 'RESTRICTED';
  return { kind: 'member', userId, sessionId, staffRoles: row.staffRoles, restricted };
}
