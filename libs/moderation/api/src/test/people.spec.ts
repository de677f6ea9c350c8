import {
  changeRole,
  decideAdminRequest,
  endGift,
  endMemberSessions,
  findMemberByEmail,
  giveMembership,
  listAdminRequests,
  listMembers,
  readMember,
  type StaffRole,
} from '@upround/moderation/contract';
import { createTestServer, type TestMember, type TestServer } from '@upround/shared/testing-server';
import { adminRequestEraser, adminRequestExport } from '../contributions/admin-requests';
import { moderationModule } from '../moderation-module';
import { testDeps } from './moderation-server.fixtures';
import { peoplePorts } from './people-ports.fixtures';

const DAY_MS = 24 * 60 * 60 * 1000;
const reason = 'Agreed on Monday.';

interface Entry {
  action: string;
  actor: string | null;
  details: Record<string, unknown>;
}

let server: TestServer;
let count = 0;
const logged: Record<string, unknown>[] = [];
const announced: string[] = [];

beforeAll(async () => {
  server = await createTestServer({
    onLog: (line) => void logged.push(line),
    modules: ({ now }) => [
      moderationModule({
        ...testDeps(now),
        ...peoplePorts(now, (userId) => void announced.push(userId)),
      }),
    ],
  });
});
afterAll(() => server?.close());

const signUp = (name: string, ...staffRoles: StaffRole[]) =>
  server.signUpAs(`${name}-${(count += 1)}`, { staffRoles });
/** The only admins that there are. */
async function admins(number: number): Promise<TestMember[]> {
  await server.database.query(`update accounts set staff_roles = '{}'`);
  await server.database.query('delete from admin_requests');
  const made: TestMember[] = [];
  while (made.length < number) made.push(await signUp('admin', 'ADMIN'));
  return made;
}
async function oneAdmin(): Promise<TestMember> {
  const [admin] = await admins(1);
  if (admin === undefined) throw new Error('There is no admin.');
  return admin;
}
async function twoAdmins(): Promise<[TestMember, TestMember]> {
  const [one, other] = await admins(2);
  if (one === undefined || other === undefined) throw new Error('There are no two admins.');
  return [one, other];
}
const entriesOf = ({ userId }: TestMember) =>
  server.database.query<Entry>(
    `select action, actor_id as actor, details from audit_entries where reference_id = $1 order by id`,
    [userId],
  );
const actionsOf = async (member: TestMember) => (await entriesOf(member)).map((one) => one.action);
const rolesOf = async ({ userId }: TestMember) =>
  (
    await server.database.query<{ roles: string[] }>(
      'select staff_roles as roles from accounts where user_id = $1',
      [userId],
    )
  )[0]?.roles;
const setState = ({ userId }: TestMember, state: string) =>
  server.database.query('update people set state = $2 where id = $1', [userId, state]);
const change = (as: TestMember, { userId: id }: TestMember, role: StaffRole, given = true) =>
  server.call(changeRole, { params: { id }, body: { role, given, reason } }, { as });
const decide = (as: TestMember, id: string, decision: 'APPROVE' | 'DECLINE' = 'APPROVE') =>
  server.call(decideAdminRequest, { params: { id }, body: { decision, reason } }, { as });
/** Asks for a new admin. @returns the request's id */
async function ask(as: TestMember, member: TestMember): Promise<string> {
  const { body } = await change(as, member, 'ADMIN');
  return body.adminRequest?.id ?? '';
}

describe('X27: members are found and changed by admins alone', () => {
  it.each([
    ['a guest', undefined, 401],
    ['a member', [], 403],
    ['a moderator', ['MODERATOR'], 403],
    ['an admin', ['MODERATOR', 'ADMIN'], 200],
  ] as const)('%s', async (_who, roles, status) => {
    await admins(0);
    const member = await signUp('asked-for');
    const asking = roles && { as: await signUp('asking', ...roles) };
    const params = { id: member.userId };
    const body = { reason };
    const answers = [
      await server.call(listMembers, { query: {} }, asking),
      await server.call(findMemberByEmail, { body: { email: member.email } }, asking),
      await server.call(readMember, { params: { slug: member.slug } }, asking),
      await server.call(listAdminRequests, {}, asking),
      await server.call(
        changeRole,
        { params, body: { ...body, role: 'MODERATOR', given: true } },
        asking,
      ),
      await server.call(endMemberSessions, { params, body }, asking),
      await server.call(
        giveMembership,
        { params, body: { ...body, tier: 1, until: '2098-12-31' } },
        asking,
      ),
      await server.call(endGift, { params, body }, asking),
    ];
    expect(answers.map((answer) => answer.status)).toEqual(answers.map(() => status));
    const decided = await server.call(
      decideAdminRequest,
      { params: { id: member.userId }, body: { ...body, decision: 'APPROVE' } },
      asking,
    );
    expect(decided.status).toBe(status === 200 ? 409 : status);
    if (status !== 200) expect(await entriesOf(member)).toEqual([]);
  });

  it('a guest’s or an unknown role, a day that is over and a missing reason change nothing', async () => {
    const admin = await oneAdmin();
    const member = await signUp('unchanged');
    const params = { id: member.userId };
    const send = async (path: string, body: object, method: 'PATCH' | 'POST' = 'PATCH') =>
      (
        await server.app.inject({
          method,
          url: `/v1/moderation/people/${params.id}/${path}`,
          headers: { 'access-token': admin.token },
          payload: body,
        })
      ).statusCode;
    expect(await send('role', { role: 'OWNER', given: true, reason })).toBe(400);
    expect(await send('role', { role: 'ADMIN', given: true })).toBe(400);
    expect(await send('role', { role: 'ADMIN', given: true, reason: ' ' })).toBe(400);
    expect(await send('role', { role: 'ADMIN', given: true, reason: 'a'.repeat(501) })).toBe(400);
    expect(await send('gift', { tier: 4, until: '2098-12-31', reason }, 'POST')).toBe(400);
    expect(await send('gift', { tier: 1, until: '2098-02-30', reason }, 'POST')).toBe(400);
    expect(await send('gift', { tier: 1, until: '2020-01-31', reason }, 'POST')).toBe(400);
    expect(await entriesOf(member)).toEqual([]);
  });

  it.each(['00000000-0000-7000-8000-000000000000', 'no-id'])(
    'an unknown member is 404: %s',
    async (id) => {
      const as = await oneAdmin();
      const body = { reason };
      const answers = [
        await server.call(readMember, { params: { slug: id } }, { as }),
        await server.call(
          changeRole,
          { params: { id }, body: { ...body, role: 'ADMIN', given: true } },
          { as },
        ),
        await server.call(endMemberSessions, { params: { id }, body }, { as }),
        await server.call(
          giveMembership,
          { params: { id }, body: { ...body, tier: 1, until: '2098-12-31' } },
          { as },
        ),
        await server.call(endGift, { params: { id }, body }, { as }),
      ];
      expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
    },
  );
});

describe('finding members', () => {
  it('goes page by page, in any state', async () => {
    const as = await oneAdmin();
    const names = ['zora-a', 'zora-b', 'zora-c'];
    const made = [];
    for (const name of names) made.push(await server.signUpAs(name));
    await setState(made[1] as TestMember, 'BANNED');
    const first = await server.call(listMembers, { query: { query: 'zora', limit: 2 } }, { as });
    const cursor = first.body.nextSegment ?? '';
    expect(first.body.data.map(({ person, state }) => [person.slug, state])).toEqual([
      ['zora-a', 'ACTIVE'],
      ['zora-b', 'SUSPENDED'],
    ]);
    const query = { query: 'zora', limit: 2, cursor };
    const second = await server.call(listMembers, { query }, { as });
    expect(second.body.data.map(({ person }) => person.slug)).toEqual(['zora-c']);
    expect(second.body.nextSegment).toBeNull();
  });

  it('by an exact email leaves the address in no log', async () => {
    const as = await oneAdmin();
    const member = await signUp('secret-address');
    const find = (email: string) => server.call(findMemberByEmail, { body: { email } }, { as });
    logged.length = 0;
    const found = await find(` ${member.email.toUpperCase()} `);
    expect(found.body.member?.person.slug).toBe(member.slug);
    expect((await find(`x${member.email}`)).body.member).toBeNull();
    expect(logged.length).toBeGreaterThan(0);
    expect(JSON.stringify(logged)).not.toContain('secret-address');
    expect(await actionsOf(as)).toEqual([]);
  });
});

describe('R33: roles', () => {
  it('a moderator is made and removed by one admin, with one entry and the reason each', async () => {
    const [admin] = await twoAdmins();
    const member = await signUp('made');
    expect((await change(admin, member, 'MODERATOR')).body.roles).toEqual(['MODERATOR']);
    // Twice is the same as once.
    expect((await change(admin, member, 'MODERATOR')).status).toBe(200);
    expect((await change(admin, member, 'MODERATOR', false)).body.roles).toEqual([]);
    const details = { role: 'MODERATOR', reason };
    const actor = admin.userId;
    expect(await entriesOf(member)).toEqual([
      { action: 'role.grant', actor, details },
      { action: 'role.revoke', actor, details },
    ]);
  });

  it('the only admin makes another one alone, and from then on it takes two', async () => {
    const admin = await oneAdmin();
    const [second, third] = [await signUp('second'), await signUp('third')];
    expect((await change(admin, second, 'ADMIN')).body).toMatchObject({
      roles: ['ADMIN'],
      adminCount: 2,
    });
    const asked = await change(admin, third, 'ADMIN');
    expect(asked.body).toMatchObject({
      roles: [],
      adminRequest: { requestedBy: { slug: admin.slug }, reason },
    });
    expect(await actionsOf(second)).toEqual(['role.grant']);
    expect(await actionsOf(third)).toEqual(['role.request']);
    expect((await change(second, third, 'ADMIN')).error?.code).toBe('ADMIN_ALREADY_REQUESTED');
    const { body: list } = await server.call(listAdminRequests, {}, { as: second });
    expect(list.data.map(({ person }) => person.slug)).toEqual([third.slug]);
    const id = asked.body.adminRequest?.id ?? '';
    expect((await decide(admin, id)).error?.code).toBe('OWN_ADMIN_REQUEST');
    expect((await decide(third, id)).status).toBe(403);
    expect((await decide(second, id)).body).toMatchObject({ roles: ['ADMIN'], adminRequest: null });
    expect(await actionsOf(third)).toEqual(['role.request', 'role.grant']);
  });

  it('R8: two admins who approve at once have one effect and one entry', async () => {
    const [one, other, third] = await admins(3);
    if (!one || !other || !third) throw new Error('There are too few admins.');
    const member = await signUp('approved');
    const id = await ask(one, member);
    const answers = await Promise.all([decide(other, id), decide(third, id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await actionsOf(member)).toEqual(['role.request', 'role.grant']);
    expect(await rolesOf(member)).toEqual(['ADMIN']);
  });

  it('R8: two who are asked for at once become admins by one admin at most once', async () => {
    const admin = await oneAdmin();
    const [one, other] = [await signUp('at-once'), await signUp('at-once')];
    await Promise.all([change(admin, one, 'ADMIN'), change(admin, other, 'ADMIN')]);
    const actions = [await actionsOf(one), await actionsOf(other)].flat();
    expect(actions.sort()).toEqual(['role.grant', 'role.request']);
  });

  it('a request can be declined, or withdrawn, and asked again', async () => {
    const [one, other] = await twoAdmins();
    const member = await signUp('declined');
    expect((await decide(other, await ask(one, member), 'DECLINE')).body).toMatchObject({
      roles: [],
      adminRequest: null,
    });
    expect((await decide(one, await ask(one, member), 'DECLINE')).status).toBe(200);
    expect(await actionsOf(member)).toEqual([
      'role.request',
      'role.decline',
      'role.request',
      'role.decline',
    ]);
    expect((await entriesOf(member))[1]?.details).toEqual({
      role: 'ADMIN',
      reason,
      requestedBy: one.userId,
    });
  });

  it('a request expires after seven days, and the night deletes it', async () => {
    const [one, other] = await twoAdmins();
    const member = await signUp('expired');
    const id = await ask(one, member);
    server.clock.advance(7 * DAY_MS + 1_000);
    try {
      // Their tokens have expired as well.
      const fresh = async (admin: TestMember) => ({
        ...admin,
        token: await server.tokens.signAccess(admin),
      });
      const [later, asking] = [await fresh(other), await fresh(one)];
      expect((await decide(later, id)).error?.code).toBe('ADMIN_REQUEST_CLOSED');
      expect(await rolesOf(member)).toEqual([]);
      const task = server.modules[0]?.tasks?.find(
        (one) => one.task.name === 'moderation.expire-admin-requests',
      )?.task;
      if (task === undefined) throw new Error('No task deletes expired requests.');
      await server.db.transaction().execute((trx) => server.tasks.senderOn(trx).send(task, {}));
      await server.runTasks();
      expect(await server.database.query('select 1 from admin_requests')).toEqual([]);
      expect(await ask(asking, member)).not.toBe('');
    } finally {
      server.clock.advance(-(7 * DAY_MS + 1_000));
    }
  });

  it('the request of someone who is no admin any more doesn’t count', async () => {
    const [one, other, third] = await admins(3);
    if (!one || !other || !third) throw new Error('There are too few admins.');
    const member = await signUp('orphan');
    const id = await ask(one, member);
    await server.database.query(`update accounts set staff_roles = '{}' where user_id = $1`, [
      one.userId,
    ]);
    expect((await decide(other, id)).error?.code).toBe('ADMIN_REQUEST_CLOSED');
    expect(await rolesOf(member)).toEqual([]);
  });

  it('an admin gives up the role if there’s another one; the last can’t', async () => {
    const [one, other] = await twoAdmins();
    expect((await change(one, one, 'ADMIN', false)).status).toBe(200);
    expect((await change(other, other, 'ADMIN', false)).error?.code).toBe('LAST_ADMIN');
    expect(await rolesOf(other)).toEqual(['ADMIN']);
    expect(await actionsOf(other)).toEqual([]);
  });

  it('X27: of two admins neither removes the other, and so neither makes a new one alone', async () => {
    const [one, other] = await twoAdmins();
    const answers = await Promise.all([
      change(one, other, 'ADMIN', false),
      change(other, one, 'ADMIN', false),
    ]);
    expect(answers.map(({ error }) => error?.code)).toEqual([
      'ONE_OF_TWO_ADMINS',
      'ONE_OF_TWO_ADMINS',
    ]);
    expect([await rolesOf(one), await rolesOf(other)]).toEqual([['ADMIN'], ['ADMIN']]);
    expect([await actionsOf(one), await actionsOf(other)]).toEqual([[], []]);
    const member = await signUp('member');
    expect((await change(one, member, 'ADMIN')).body).toMatchObject({ roles: [] });
    expect(await actionsOf(member)).toEqual(['role.request']);
  });

  it('X27, R8: of three admins one can remove another, but not both', async () => {
    const [one, other, third] = await admins(3);
    if (!one || !other || !third) throw new Error('There are too few admins.');
    const answers = await Promise.all([
      change(one, other, 'ADMIN', false),
      change(one, third, 'ADMIN', false),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect([await rolesOf(other), await rolesOf(third)].flat()).toEqual(['ADMIN']);
  });

  it('X27: an admin who can’t act is removed, and doesn’t count as one of two', async () => {
    const [one, other] = await twoAdmins();
    await setState(other, 'BANNED');
    expect((await change(one, other, 'ADMIN', false)).status).toBe(200);
    expect(await rolesOf(other)).toEqual([]);
  });

  it.each(['RESTRICTED', 'BANNED', 'DELETED'])('a %s member gets none', async (state) => {
    const admin = await oneAdmin();
    const member = await signUp('inactive');
    await setState(member, state);
    expect((await change(admin, member, 'MODERATOR')).error?.code).toBe('MEMBER_NOT_ACTIVE');
  });
});

describe('sessions and gifts', () => {
  it('R33: one session is ended, then all others, each with one entry', async () => {
    const admin = await oneAdmin();
    const member = await signUp('logged-in');
    for (const device of ['Phone', 'Tablet']) {
      await server.database.query(
        `insert into sessions (id, user_id, device, expires_at)
         values (gen_random_uuid(), $1, $2, now() + interval '30 days')`,
        [member.userId, device],
      );
    }
    const params = { id: member.userId };
    const end = (sessionId?: string) =>
      server.call(
        endMemberSessions,
        { params, body: { reason, ...(sessionId === undefined ? {} : { sessionId }) } },
        { as: admin },
      );
    expect((await end(admin.sessionId)).status).toBe(404);
    expect((await end(member.sessionId)).body.sessions).toHaveLength(2);
    expect((await server.call(listAdminRequests, {}, { as: member })).status).toBe(401);
    expect((await end()).body.sessions).toEqual([]);
    expect((await end()).status).toBe(200);
    expect((await entriesOf(member)).map(({ action, details }) => [action, details])).toEqual([
      ['session.end', { count: 1, reason }],
      ['session.end', { count: 2, reason }],
    ]);
  });

  it('R33: a plan is given until a day and ended, each with one entry, and open pages hear of it', async () => {
    const admin = await oneAdmin();
    const member = await signUp('gifted');
    const params = { id: member.userId };
    announced.length = 0;
    const given = await server.call(
      giveMembership,
      { params, body: { tier: 2, until: '2098-12-31', reason } },
      { as: admin },
    );
    const gift = { tier: 2, source: 'GRANT', until: '2098-12-31T18:30:00.000Z' };
    expect(given.body).toMatchObject({ plan: gift, gift });
    const end = () => server.call(endGift, { params, body: { reason } }, { as: admin });
    expect((await end()).body).toMatchObject({ plan: null, gift: null });
    expect((await end()).status).toBe(200);
    expect((await entriesOf(member)).map(({ action, details }) => [action, details])).toEqual([
      ['premium.grant', { tier: 2, until: '2098-12-31T18:30:00.000Z', reason }],
      ['premium.revoke', { reason }],
    ]);
    expect(announced).toEqual([member.userId, member.userId]);
  });
});

it('R27, R28: a request is in the exports of both, without the words of the other, and erased', async () => {
  const [one] = await twoAdmins();
  const member = await signUp('exported');
  await ask(one, member);
  const exported = async (userId: string) => {
    const rows = [];
    for await (const { values } of adminRequestExport.rows(server.db, userId)) rows.push(values);
    return rows;
  };
  expect(await exported(one.userId)).toMatchObject([{ isAboutYou: false, reason }]);
  expect(await exported(member.userId)).toMatchObject([{ isAboutYou: true, reason: null }]);
  await server.db.transaction().execute((trx) => adminRequestEraser.erase(trx, member.userId));
  expect(await exported(one.userId)).toEqual([]);
});
