import { createHash, randomBytes } from 'node:crypto';
import { ambassadorLimits, type Invite } from '@upround/ambassador/contract';
import { newId, noBlockText, personColumns, personFrom, statement } from '@upround/shared/db';
import type { Database, PersonColumns, Trx } from '@upround/shared/db';

const DAY_MS = 86_400_000;
const TOKEN_BYTES = 24;

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

interface InviteRow {
  id: string;
  created_by: string | null;
  expires_at: Date;
  used_at: Date | null;
  /** Null for those who hide their name, too. */
  inviter_name: string | null;
  /** False where the account of who invited is banned or deleted. */
  is_inviter_active: boolean;
}

const columns = `i.id, i.created_by, i.expires_at, i.used_at, i.created_by is null or p.id is not null as is_inviter_active,
  case when not coalesce(a.is_name_hidden, false) then p.display_name end as inviter_name`;

const find = statement<InviteRow, { hash: string }>(
  'ambassador.invite',
  `select ${columns} from ambassador_invites i left join person_view p on p.id = i.created_by
     left join ambassadors a on a.user_id = i.created_by
   where i.token_hash = :hash`,
);

/** The invitation of a token, in any state. */
export const findInvite = (db: Database | Trx, token: string): Promise<InviteRow | undefined> =>
  find.first(db, { hash: hashOf(token) });

/** Whether an invitation can be used. */
export const isOpen = (
  { used_at: usedAt, expires_at: end, is_inviter_active: isInviterActive }: InviteRow,
  now: Date,
): boolean => isInviterActive && usedAt === null && end > now;

const use = statement<{ created_by: string | null }, { hash: string; userId: string; now: Date }>(
  'ambassador.use-invite',
  `update ambassador_invites set used_by = :userId::uuid, used_at = :now::timestamptz
   where token_hash = :hash and used_at is null and expires_at > :now::timestamptz returning created_by`,
);

/** Uses an invitation, once. @returns false for one that can't be used */
export const consumeInvite = async (
  trx: Trx,
  { token, ...values }: { token: string; userId: string; now: Date },
): Promise<boolean> => (await use.first(trx, { ...values, hash: hashOf(token) })) !== undefined;

const insert = statement<
  never,
  { id: string; createdBy: string | null; hash: string; now: Date; expiresAt: Date }
>(
  'ambassador.insert-invite',
  `insert into ambassador_invites (id, created_by, token_hash, created_at, expires_at)
   values (:id::uuid, :createdBy::uuid, :hash, :now::timestamptz, :expiresAt::timestamptz)`,
);

/** Creates an invitation. @returns its token, which isn't stored */
export async function insertInvite(
  trx: Trx,
  { createdBy, now }: { createdBy: string | null; now: Date },
): Promise<string> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const expiresAt = new Date(now.getTime() + ambassadorLimits.inviteDays * DAY_MS);
  await insert.all(trx, { id: newId(), createdBy, hash: hashOf(token), now, expiresAt });
  return token;
}

const open = statement<{ count: number }, { userId: string; now: Date }>(
  'ambassador.open-invites',
  `select count(*)::int as count from ambassador_invites
   where created_by = :userId::uuid and used_at is null and expires_at > :now::timestamptz`,
);

export const countOpenInvites = async (trx: Trx, userId: string, now: Date): Promise<number> =>
  (await open.first(trx, { userId, now }))?.count ?? 0;

interface OwnInviteRow extends Partial<PersonColumns<'person'>> {
  id: string;
  created_at: Date;
  expires_at: Date;
  used_at: Date | null;
  is_named: boolean;
}

const list = statement<OwnInviteRow, { userId: string }>(
  'ambassador.own-invites',
  `select i.id, i.created_at, i.expires_at, i.used_at, p.id is not null as is_named, ${personColumns('p', 'person')}
   from ambassador_invites i left join person_view p on p.id = i.used_by
     and ${noBlockText(':userId::uuid', 'i.used_by')}
   where i.created_by = :userId::uuid order by i.id desc limit 50`,
);

const isNamed = (row: OwnInviteRow): row is OwnInviteRow & PersonColumns<'person'> => row.is_named;

/** A person's invitations, the newest first. */
export const readInvites = async (db: Database | Trx, userId: string): Promise<Invite[]> =>
  (await list.all(db, { userId })).map((row) => ({
    id: row.id,
    createdAt: row.created_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    isUsed: row.used_at !== null,
    usedBy: isNamed(row) ? personFrom(row, 'person') : null,
  }));

const remove = statement<{ id: string }, { id: string; userId: string }>(
  'ambassador.delete-invite',
  `delete from ambassador_invites where id = :id::uuid and created_by = :userId::uuid and used_at is null returning id`,
);

/** Deletes an invitation that wasn't used. @returns false where there's none */
export const deleteInvite = async (
  trx: Trx,
  values: { id: string; userId: string },
): Promise<boolean> => (await remove.first(trx, values)) !== undefined;

const removeOpen = statement<never, { userId: string }>(
  'ambassador.delete-open-invites',
  'delete from ambassador_invites where created_by = :userId::uuid and used_at is null',
);

export const deleteOpenInvites = (trx: Trx, userId: string): Promise<unknown> =>
  removeOpen.all(trx, { userId });
