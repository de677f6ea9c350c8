import { prepared } from '@upround/shared/db';
import type { Database } from '@upround/shared/db';
import type { StaffRole } from '../viewer';
import type { MemberOutcome } from './members';
import type { AccessClaims } from './tokens';

interface MemberRow {
  live: boolean;
  state: 'ACTIVE' | 'RESTRICTED' | 'BANNED' | 'DELETED';
  staffRoles: StaffRole[];
}

const TEXT = `select s.ended_at is null and s.expires_at > now() as live, p.state, a.staff_roles as "staffRoles"
  from sessions s
  join people p on p.id = s.user_id
  join accounts a on a.user_id = s.user_id
  where s.id = $1 and s.user_id = $2`;

/** Asks for session, state and roles in one statement. */
export async function findLiveMember(
  db: Database,
  { userId, sessionId }: AccessClaims,
): Promise<MemberOutcome> {
  const { rows } = await db.executeQuery(
    prepared<MemberRow>('kit.live-member', TEXT, [sessionId, userId]),
  );
  const row = rows[0];
  if (row === undefined) return 'ENDED';
  if (row.state === 'BANNED' || row.state === 'DELETED') return 'DISABLED';
  if (!row.live) return 'ENDED';
  const restricted = row.state === 'RESTRICTED';
  return { kind: 'member', userId, sessionId, staffRoles: row.staffRoles, restricted };
}
