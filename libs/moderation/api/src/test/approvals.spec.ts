import { decideApproval, listApprovals, type StaffRole } from '@upround/moderation/contract';
import { newId } from '@upround/shared/db';
import { createTestServer, type TestMember, type TestServer } from '@upround/shared/testing-server';
import { moderationModule } from '../moderation-module';
import { APPROVALS_TABLE, testSource } from './approval-sources.fixtures';
import { testDeps } from './moderation-server.fixtures';

interface Waiting {
  kind?: string;
  askedBy?: TestMember;
  text?: string;
}

describe('X30: what waits for staff', () => {
  let server: TestServer;
  let moderator: TestMember;
  let other: TestMember;
  let founder: TestMember;

  const signUp = (slug: string, ...staffRoles: StaffRole[]) =>
    server.signUpAs(slug, { staffRoles });
  const insert = async ({ kind = 'FACTS', askedBy, text = 'a note' }: Waiting = {}) => {
    const id = newId();
    await server.database.query(
      'insert into test_approvals (id, kind, asked_by, text) values ($1, $2, $3, $4)',
      [id, kind, askedBy?.userId ?? null, text],
    );
    return id;
  };
  const list = (query: { kind?: string; limit?: number; cursor?: string } = {}, as = moderator) =>
    server.call(listApprovals, { query }, { as });
  const decide = (
    id: string,
    over: Partial<{ kind: string; isApproved: boolean; reason: string }> = {},
    as = moderator,
  ) =>
    server.call(
      decideApproval,
      { params: { id }, body: { kind: 'FACTS', isApproved: true, reason: 'Checked.', ...over } },
      { as },
    );
  const entriesOf = (id: string) =>
    server.database.query(
      `select action, actor_id as actor, reference_type as type, details from audit_entries
       where reference_id = $1 order by id`,
      [id],
    );
  const stateOf = async (id: string) =>
    (
      await server.database.query(
        'select is_approved as approved, reason from test_approvals where id = $1',
        [id],
      )
    )[0];

  beforeAll(async () => {
    server = await createTestServer({
      modules: ({ now }) => {
        const deps = testDeps(now);
        const approvals = [testSource('FACTS'), testSource('PROFILE', false)];
        return [
          moderationModule({ ...deps, contributed: () => ({ ...deps.contributed(), approvals }) }),
        ];
      },
    });
    await server.database.query(APPROVALS_TABLE);
    moderator = await signUp('mod', 'MODERATOR');
    other = await signUp('other-mod', 'MODERATOR');
    founder = await signUp('founder');
  });
  beforeEach(() => server.database.query('delete from test_approvals'));
  afterAll(() => server?.close());

  it.each([
    ['a guest', undefined, 401],
    ['a member', [], 403],
    ['a moderator', ['MODERATOR'], 200],
    ['an admin', ['ADMIN'], 200],
  ] as const)('R18: is read and decided by staff alone: %s', async (who, roles, status) => {
    const id = await insert();
    const as = roles && { as: await signUp(who.replace(' ', '-'), ...roles) };
    const body = { kind: 'FACTS', isApproved: true, reason: 'Checked.' };
    const answers = [
      await server.call(listApprovals, { query: {} }, as),
      await server.call(decideApproval, { params: { id }, body }, as),
    ];
    expect(answers.map((answer) => answer.status)).toEqual([status, status]);
    expect(await entriesOf(id)).toHaveLength(status === 200 ? 1 : 0);
  });

  it('comes from all sources, oldest first, page by page', async () => {
    const ids = [
      await insert({ text: 'one', askedBy: founder }),
      await insert({ text: 'two', kind: 'PROFILE' }),
      await insert({ text: 'three', askedBy: moderator }),
    ];
    const first = await list({ limit: 2 });
    expect(first.body.data).toMatchObject([
      { id: ids[0], kind: 'FACTS', askedBy: { slug: 'founder' }, isOwn: false, text: 'one' },
      { id: ids[1], kind: 'PROFILE', askedBy: null, title: 'About two' },
    ]);
    expect(first.body.kinds.map(({ kind, isReasonRequired }) => [kind, isReasonRequired])).toEqual([
      ['FACTS', true],
      ['PROFILE', false],
    ]);
    const second = await list({ limit: 2, cursor: first.body.nextSegment ?? '' });
    expect(second.body.data).toMatchObject([{ id: ids[2], isOwn: true }]);
    expect(second.body.nextSegment).toBeNull();
    const one = await list({ kind: 'PROFILE' });
    expect(one.body.data.map(({ text }) => text)).toEqual(['two']);
    expect((await list({ kind: 'OTHER' })).status).toBe(400);
  });

  it.each([
    [true, 'approval.approve'],
    [false, 'approval.decline'],
  ])('R33: a decision has one effect and one entry (approved: %s)', async (isApproved, action) => {
    const id = await insert({ askedBy: founder });
    expect((await decide(id, { isApproved })).body).toEqual({ isApproved });
    expect(await stateOf(id)).toEqual({ approved: isApproved, reason: 'Checked.' });
    const details = { kind: 'FACTS', id, reason: 'Checked.' };
    const entry = { action, actor: moderator.userId, type: 'POST', details };
    expect(await entriesOf(id)).toEqual([entry]);
    expect((await list()).body.data).toEqual([]);
    expect((await decide(id)).error?.code).toBe('APPROVAL_DECIDED');
    expect(await entriesOf(id)).toEqual([entry]);
  });

  it('R8: of two who decide at once the first counts', async () => {
    const id = await insert({ askedBy: founder });
    const answers = await Promise.all([
      decide(id, { isApproved: true }),
      decide(id, { isApproved: false }, other),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const won = answers[0]?.status === 200;
    expect(await stateOf(id)).toMatchObject({ approved: won });
    expect(await entriesOf(id)).toHaveLength(1);
  });

  it('isn’t decided by whoever asked', async () => {
    const id = await insert({ askedBy: moderator });
    expect((await decide(id)).error?.code).toBe('OWN_APPROVAL');
    expect(await stateOf(id)).toMatchObject({ approved: null });
    expect((await decide(id, {}, other)).status).toBe(200);
  });

  it('needs a reason where its kind does', async () => {
    const [facts, profile] = [await insert(), await insert({ kind: 'PROFILE' })];
    expect((await decide(facts, { reason: '  ' })).error?.code).toBe('REASON_REQUIRED');
    expect((await decide(profile, { kind: 'PROFILE', reason: '' })).status).toBe(200);
    expect(await stateOf(facts)).toMatchObject({ approved: null });
  });

  it('is 404 where there is none, and 409 where its record is gone', async () => {
    const [known, gone] = [await insert(), await insert({ text: 'gone' })];
    const answers = [
      await decide(newId()),
      await decide('no-id'),
      await decide(known, { kind: 'PROFILE' }),
      await decide(known, { kind: 'OTHER' }),
      await decide(gone),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 409]);
    expect(await entriesOf(gone)).toEqual([]);
  });
});
