import { newId, type Database } from '@upround/shared/db';
import { sql } from 'kysely';

/** Inserts an invitation to be an ambassador. @returns its token; the demo community stores hashes alone */
export async function demoInvitation(db: Database): Promise<string> {
  const token = newId();
  await sql`insert into ambassador_invites (id, created_by, token_hash, created_at, expires_at)
    select ${newId()}::uuid, user_id, encode(sha256(${token}::text::bytea), 'hex'), now(), now() + interval '1 day'
    from ambassadors where state = 'ACTIVE' limit 1`.execute(db);
  return token;
}
