import { newId } from '@upround/shared/db';
import type { OpenDatabase } from '@upround/shared/db';
import type { PersonRole } from '@upround/shared/domain';
import type { StaffRole, Tokens } from '@upround/shared/server-kit';

/** A signed-in member. */
export interface TestMember {
  token: string;
  userId: string;
  sessionId: string;
  slug: string;
  displayName: string;
  email: string;
}

export interface SignUpOptions {
  displayName?: string;
  headline?: string;
  role?: PersonRole;
  staffRoles?: readonly StaffRole[];
  state?: 'ACTIVE' | 'RESTRICTED' | 'BANNED' | 'DELETED';
}

/**
 * Makes a member with account and session by direct rows, so that no password is hashed.
 *
 * @param name becomes slug and e-mail address
 */
export async function signUp(
  database: OpenDatabase,
  tokens: Tokens,
  name: string,
  { displayName, headline = '', role, staffRoles = [], state = 'ACTIVE' }: SignUpOptions = {},
): Promise<TestMember> {
  const [userId, sessionId] = [newId(), newId()];
  const member = {
    userId,
    sessionId,
    slug: name,
    displayName: displayName ?? name,
    email: `${name.toLowerCase()}@upround.test`,
  };
  await database.query(
    `with person as (
       insert into people (id, slug, display_name, headline, role, state) values ($1, $2, $3, $4, $5, $6) returning id
     ), account as (
       insert into accounts (user_id, email, password_hash, staff_roles) select id, $7, 'none', $8 from person returning user_id
     )
     insert into sessions (id, user_id, device, expires_at)
       select $9, user_id, 'Test', now() + interval '30 days' from account`,
    [
      userId,
      member.slug,
      member.displayName,
      headline,
      role ?? null,
      state,
      member.email,
      [...staffRoles],
      sessionId,
    ],
  );
  return { ...member, token: await tokens.signAccess({ userId, sessionId }) };
}
