import {
  newId,
  toPersonSummary,
  type Database,
  type PersonRow,
  type Trx,
} from '@upround/shared/db';
import type {
  Entitlement,
  StaffAccount,
  StaffAccounts,
  StaffPerson,
  StaffSession,
} from '@upround/shared/ports';
import { sql } from 'kysely';
import type { PeopleDeps } from '../people/people-settings';

type Db = Database | Trx;

interface StaffRow extends PersonRow {
  state: StaffPerson['state'];
  created_at: Date;
}

async function select(db: Db, where: ReturnType<typeof sql>): Promise<StaffPerson[]> {
  const { rows } = await sql<StaffRow>`select * from people where ${where}`.execute(db);
  return rows.map((row) => ({
    person: toPersonSummary(row),
    state: row.state,
    joinedAt: row.created_at,
    eraseAfter: null,
  }));
}

const adminsIn = async (db: Db): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`
    select a.user_id as id from accounts a join people p on p.id = a.user_id
    where 'ADMIN' = any(a.staff_roles) and p.state = 'ACTIVE' order by 1`.execute(db);
  return rows.map(({ id }) => id);
};

/** Accounts as account has them, without its own tables of statements. */
const accounts: StaffAccounts = {
  async findByEmail(db, email) {
    const { rows } = await sql<{ id: string }>`
      select user_id as id from accounts where email = ${email}`.execute(db);
    return rows[0]?.id ?? null;
  },
  async of(db, ids) {
    const { rows } = await sql<StaffAccount & { id: string }>`
      select user_id as id, staff_roles as roles, null as "lastSeenAt" from accounts
      where user_id = any(${ids}::uuid[])`.execute(db);
    return new Map(rows.map(({ id, ...account }) => [id, account]));
  },
  async lockRoles(trx) {
    await sql`select pg_advisory_xact_lock(hashtextextended('test.roles', 0))`.execute(trx);
    return adminsIn(trx);
  },
  countAdmins: async (db) => (await adminsIn(db)).length,
  async setRole(trx, userId, role, given) {
    const admins = await accounts.lockRoles(trx);
    const roles = (await accounts.of(trx, [userId])).get(userId)?.roles;
    if (roles === undefined) return 'NOT_FOUND';
    if (roles.includes(role) === given) return 'UNCHANGED';
    if (role === 'ADMIN' && !given && admins.length === 1 && admins[0] === userId) {
      return 'LAST_ADMIN';
    }
    const without = sql`array_remove(staff_roles, ${role})`;
    await sql`
      update accounts set staff_roles = ${given ? sql`array_append(${without}, ${role})` : without}
      where user_id = ${userId}`.execute(trx);
    return 'CHANGED';
  },
  async sessionsOf(db, userId) {
    const { rows } = await sql<StaffSession>`
      select id, device, created_at as "createdAt", last_seen_at as "lastSeenAt" from sessions
      where user_id = ${userId} and ended_at is null order by id desc`.execute(db);
    return rows;
  },
  async endSession(trx, userId, sessionId) {
    const { rows } = await sql`
      update sessions set ended_at = now() where id = ${sessionId} and user_id = ${userId}
        and ended_at is null returning 1`.execute(trx);
    return rows.length > 0;
  },
  async endSessions(trx, userId) {
    const { rows } = await sql`
      update sessions set ended_at = now() where user_id = ${userId} and ended_at is null
      returning 1`.execute(trx);
    return rows.length;
  },
};

const memberships = (
  now: () => Date,
  announce: PeopleDeps['memberships']['announce'],
): PeopleDeps['memberships'] => ({
  async of(db, ids) {
    const { rows } = await sql<Entitlement & { id: string }>`
      select user_id as id, tier, source, until from entitlements
      where user_id = any(${ids}::uuid[]) and until > ${now()} order by tier`.execute(db);
    return new Map(rows.map(({ id, ...plan }) => [id, plan]));
  },
  giftOf: async (db, id) => (await memberships(now, announce).of(db, [id])).get(id) ?? null,
  async give(trx, userId, { tier, day }) {
    const until = new Date(`${day}T18:30:00Z`);
    if (until <= now()) return null;
    await sql`
      insert into entitlements (id, user_id, tier, source, until)
      values (${newId()}, ${userId}, ${tier}, 'GRANT', ${until})`.execute(trx);
    return until;
  },
  async endGifts(trx, userId) {
    const { rows } = await sql`
      update entitlements set until = ${now()} where user_id = ${userId} and until > ${now()}
      returning 1`.execute(trx);
    return rows.length;
  },
  announce,
});

/** People, accounts and plans on the tables of other slices, as far as these tests need. */
export const peoplePorts = (
  now: () => Date = () => new Date(),
  announce: PeopleDeps['memberships']['announce'] = () => undefined,
): PeopleDeps => ({
  people: {
    async find(db, { text, after, limit }) {
      const people = await select(
        db,
        sql`slug like ${`${text}%`} and slug > ${after?.key ?? ''} order by slug limit ${limit + 1}`,
      );
      const page = people.slice(0, limit);
      const last = page.at(-1);
      const isMore = people.length > limit && last !== undefined;
      return {
        people: page,
        next: isMore ? { index: 1, key: last.person.slug, id: last.person.id } : null,
      };
    },
    bySlug: async (db, slug) => (await select(db, sql`slug = ${slug}`))[0] ?? null,
    of: (db, ids) => select(db, sql`id = any(${ids}::uuid[])`),
  },
  accounts,
  memberships: memberships(now, announce),
});
