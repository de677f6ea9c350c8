import { changeRole } from '@upround/moderation/contract';
import { deleteAccount } from '@upround/profile/contract';
import {
  createTestDatabase,
  type TestDatabase,
  type TestMember,
  type TestServer,
} from '@upround/shared/testing-server';
import { startDemoServer } from '../test/composed-server.fixtures';

describe('X27: admins who leave, on all modules together', () => {
  let database: TestDatabase;
  let server: TestServer;
  let count = 0;

  beforeAll(async () => {
    database = await createTestDatabase();
    server = await startDemoServer({ database });
  });
  afterAll(async () => {
    await server?.close();
    await database?.close();
  });

  /** The only admins that there are. */
  async function admins<Names extends readonly string[]>(...names: Names) {
    await database.query(`update accounts set staff_roles = '{}'`);
    const made: TestMember[] = [];
    for (const name of names) {
      made.push(await server.signUpAs(`${name}-${(count += 1)}`, { staffRoles: ['ADMIN'] }));
    }
    return made as unknown as { [Name in keyof Names]: TestMember };
  }
  const leave = (as: TestMember, id = as.userId) =>
    server.call(deleteAccount, { params: { id }, body: undefined }, { as });
  const change = (as: TestMember, { userId: id }: TestMember, given: boolean) => {
    const body = { role: 'ADMIN', given, reason: 'Agreed on Monday.' } as const;
    return server.call(changeRole, { params: { id }, body }, { as });
  };
  const stateOf = async ({ userId }: TestMember) =>
    (await database.query<{ state: string }>('select state from people where id = $1', [userId]))[0]
      ?.state;

  it('R27: the only admin can’t delete the account, by id or slug, until someone else is one', async () => {
    const [admin] = await admins('only');
    const heir = await server.signUpAs('heir');
    for (const id of [admin.userId, admin.userId.toUpperCase(), admin.slug]) {
      const { status, error } = await leave(admin, id);
      expect([status, error?.code]).toEqual([409, 'ONLY_ADMIN']);
      expect(JSON.stringify(error)).toContain('Make someone else an admin first.');
    }
    expect(await stateOf(admin)).toBe('ACTIVE');
    expect((await change(admin, heir, true)).status).toBe(200);
    expect((await leave(admin)).status).toBe(204);
    expect((await leave(heir)).error?.code).toBe('ONLY_ADMIN');
  });

  it('an admin who can’t act doesn’t count', async () => {
    const [admin, suspended] = await admins('active', 'suspended');
    await database.query(`update people set state = 'BANNED' where id = $1`, [suspended.userId]);
    expect((await leave(admin)).error?.code).toBe('ONLY_ADMIN');
  });

  it('R8: of two admins who delete their accounts at once, one stays', async () => {
    for (let round = 0; round < 3; round += 1) {
      const [one, other] = await admins('one', 'other');
      const answers = await Promise.all([leave(one), leave(other)]);
      expect(answers.map(({ status }) => status).sort()).toEqual([204, 409]);
    }
  });

  it('R8: one who deletes the account while the other gives up the role leaves one of both', async () => {
    const [one, other] = await admins('leaving', 'giving-up');
    const answers = await Promise.all([leave(one), change(other, other, false)]);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(1);
  });
});
