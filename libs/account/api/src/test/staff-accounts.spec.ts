import type { OperatorCommand } from '@upround/shared/ports';
import { createTestServer, type TestMember, type TestServer } from '@upround/shared/testing-server';
import { accountCommands } from '../contributions/account-commands';
import { staffAccounts } from '../staff/staff-accounts';

describe('staff roles and sessions', () => {
  let server: TestServer;
  let count = 0;

  beforeAll(async () => {
    server = await createTestServer();
  });
  afterAll(() => server?.close());
  beforeEach(() => server.database.query(`update accounts set staff_roles = '{}'`));

  const someone = (...staffRoles: ('MODERATOR' | 'ADMIN')[]) =>
    server.signUpAs(`staff-${(count += 1)}`, { staffRoles });
  const inTransaction = <Result>(
    work: (trx: Parameters<typeof staffAccounts.lockRoles>[0]) => Promise<Result>,
  ) => server.db.transaction().execute(work);
  const set = ({ userId }: TestMember, role: 'MODERATOR' | 'ADMIN', given: boolean) =>
    inTransaction((trx) => staffAccounts.setRole(trx, userId, role, given));
  const rolesOf = async ({ userId }: TestMember) =>
    (await staffAccounts.of(server.db, [userId])).get(userId)?.roles;
  const command = (words: string, ...args: string[]) => {
    const found = accountCommands.find((one) => one.words === words) as OperatorCommand;
    return found.run({ database: server.database, tasks: server.tasks }, args);
  };
  const auditedOf = async ({ userId }: TestMember) =>
    (
      await server.database.query<{ action: string }>(
        'select action from audit_entries where reference_id = $1 order by id',
        [userId],
      )
    ).map(({ action }) => action);

  it('a role is given and removed; twice changes nothing', async () => {
    const member = await someone();
    expect(await set(member, 'MODERATOR', true)).toBe('CHANGED');
    expect(await set(member, 'MODERATOR', true)).toBe('UNCHANGED');
    expect(await set(member, 'ADMIN', true)).toBe('CHANGED');
    expect(await rolesOf(member)).toEqual(['MODERATOR', 'ADMIN']);
    expect(await set(member, 'MODERATOR', false)).toBe('CHANGED');
    expect(await rolesOf(member)).toEqual(['ADMIN']);
    const nobody = { ...member, userId: '00000000-0000-7000-8000-000000000000' };
    expect(await set(nobody, 'ADMIN', true)).toBe('NOT_FOUND');
  });

  it('R8: the last admin stays one, also of two who are removed at once', async () => {
    const [one, other] = [await someone('ADMIN'), await someone('ADMIN')];
    const changes = await Promise.all([set(one, 'ADMIN', false), set(other, 'ADMIN', false)]);
    expect([...changes].sort()).toEqual(['CHANGED', 'LAST_ADMIN']);
    expect(await staffAccounts.countAdmins(server.db)).toBe(1);
  });

  it.each(['BANNED', 'RESTRICTED', 'DELETED'])(
    'a %s admin can’t act, and is no reason to remove the other one',
    async (state) => {
      const [idle, acting] = [await someone('ADMIN'), await someone('ADMIN')];
      await server.database.query('update people set state = $2 where id = $1', [
        idle.userId,
        state,
      ]);
      expect(await inTransaction((trx) => staffAccounts.lockRoles(trx))).toEqual([acting.userId]);
      expect(await set(acting, 'ADMIN', false)).toBe('LAST_ADMIN');
      expect(await set(idle, 'ADMIN', false)).toBe('CHANGED');
    },
  );

  it('operators can’t remove the last admin either', async () => {
    const [one, other] = [await someone('ADMIN'), await someone()];
    const { email } = one;
    await expect(command('roles revoke', email, 'ADMIN')).rejects.toThrow(
      `${email} is the last admin.`,
    );
    expect(await auditedOf(one)).toEqual([]);
    expect(await command('roles grant', other.email.toUpperCase(), 'admin')).toMatch(/ADMIN\.$/);
    expect(await command('roles revoke', email, 'ADMIN')).toBe(`${email} has no role now.`);
    expect(await auditedOf(one)).toEqual(['role.revoke']);
    expect(await auditedOf(other)).toEqual(['role.grant']);
    await expect(command('roles grant', 'no@upround.test', 'ADMIN')).rejects.toThrow('No account');
    await expect(command('roles grant', email, 'OWNER')).rejects.toThrow('Enter an email address');
  });

  it('an account is found by its exact address, and its sessions are ended', async () => {
    const [member, other] = [await someone(), await someone()];
    expect(await staffAccounts.findByEmail(server.db, ` ${member.email.toUpperCase()} `)).toBe(
      member.userId,
    );
    expect(await staffAccounts.findByEmail(server.db, member.email.slice(1))).toBeNull();
    const [open] = await staffAccounts.sessionsOf(server.db, member.userId);
    expect(open).toMatchObject({ id: member.sessionId, device: 'Test' });
    const end = (sessionId: string) =>
      inTransaction((trx) => staffAccounts.endSession(trx, member.userId, sessionId));
    expect(await end(other.sessionId)).toBe(false);
    expect(await end(member.sessionId)).toBe(true);
    expect(await end(member.sessionId)).toBe(false);
    const endAll = () => inTransaction((trx) => staffAccounts.endSessions(trx, other.userId));
    expect([await endAll(), await endAll()]).toEqual([1, 0]);
    const seen = await staffAccounts.of(server.db, [member.userId]);
    expect(seen.get(member.userId)?.lastSeenAt).toBeInstanceOf(Date);
  });
});
