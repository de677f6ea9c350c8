import { exportAudit, listAudit, type AuditFilters } from '@upround/moderation/contract';
import { idAt } from '@upround/shared/db';
import { createTestServer, type TestMember, type TestServer } from '@upround/shared/testing-server';
import { auditExport } from '../contributions/audit-export';
import { moderationModule } from '../moderation-module';
import { testDeps } from './moderation-server.fixtures';

interface InsertedEntry {
  actor?: TestMember;
  action: string;
  reference?: string;
  request?: string;
  at?: string;
}

describe('X13: the audit log', () => {
  let server: TestServer;
  let admin: TestMember;
  let moderator: TestMember;
  let bela: TestMember;

  const giveRole = ({ userId }: TestMember, role: string) =>
    server.database.query('update accounts set staff_roles = array[$2] where user_id = $1', [
      userId,
      role,
    ]);
  const insertEntry = ({
    actor,
    action,
    reference = 'r-1',
    request = 'q-1',
    at,
  }: InsertedEntry) => {
    const moment = at === undefined ? new Date() : new Date(at);
    return server.database.query(
      `insert into audit_entries
         (id, actor_id, action, reference_type, reference_id, request_id, network, created_at)
       values ($1, $2, $3, 'POST', $4, $5, '203.0.113.0/24', $6)`,
      [idAt(moment), actor?.userId ?? null, action, reference, request, moment],
    );
  };
  const list = (filters: AuditFilters & { limit?: number; cursor?: string }, as = admin) =>
    server.call(listAudit, { query: filters }, { as });
  const actionsOf = async (filters: AuditFilters) =>
    (await list(filters)).body.data.map(({ action }) => action);

  beforeAll(async () => {
    server = await createTestServer({ modules: () => [moderationModule(testDeps())] });
    admin = await server.signUpAs('ada');
    moderator = await server.signUpAs('mod');
    bela = await server.signUpAs('bela');
    await giveRole(admin, 'ADMIN');
    await giveRole(moderator, 'MODERATOR');
    await insertEntry({ actor: bela, action: 'post.delete', at: '2025-12-31T23:59:59.999Z' });
    await insertEntry({ actor: bela, action: 'account.sign-in', at: '2026-01-01T00:00:00.000Z' });
    await insertEntry({
      actor: moderator,
      action: 'post.delete',
      reference: 'r-2',
      at: '2026-01-02T12:00:00Z',
    });
    await insertEntry({
      action: 'role.grant',
      request: 'operator',
      at: '2026-01-03T00:00:00.000Z',
    });
    await insertEntry({
      action: 'payments.refund',
      request: 'system',
      at: '2026-01-04T00:00:00.000Z',
    });
  });
  afterAll(() => server?.close());

  it('is for admins only, read or as a file', async () => {
    const ask = async (as?: TestMember) => {
      const options = as === undefined ? {} : { as };
      return [
        (await server.call(listAudit, { query: {} }, options)).status,
        (await server.call(exportAudit, { body: {} }, options)).status,
      ];
    };
    expect(await ask()).toEqual([401, 401]);
    expect(await ask(bela)).toEqual([403, 403]);
    expect(await ask(moderator)).toEqual([403, 403]);
    expect(await ask(admin)).toEqual([200, 200]);
  });

  it('shows who acted: a member, an operator or the server itself', async () => {
    const { body } = await list({ to: '2026-01-04' });
    expect(body.data.map(({ source, actor, action }) => [source, actor?.slug, action])).toEqual([
      ['system', undefined, 'payments.refund'],
      ['operator', undefined, 'role.grant'],
      ['member', 'mod', 'post.delete'],
      ['member', 'bela', 'account.sign-in'],
      ['member', 'bela', 'post.delete'],
    ]);
    expect(body.data[2]).toMatchObject({ network: '203.0.113.0/24', referenceId: 'r-2' });
  });

  it.each<[string, AuditFilters, string[]]>([
    ['a person', { person: 'Bela' }, ['account.sign-in', 'post.delete']],
    ['an unknown person', { person: 'nobody' }, []],
    ['an action', { action: 'post.delete' }, ['post.delete', 'post.delete']],
    ['a kind of action', { action: 'payments.' }, ['payments.refund']],
    ['part of a word', { action: 'post' }, []],
    ['an action in capitals', { action: 'COMMENT_REMOVED' }, []],
    ['a record', { referenceId: 'r-2' }, ['post.delete']],
    [
      'a first and a last day',
      { from: '2026-01-01', to: '2026-01-02' },
      ['post.delete', 'account.sign-in'],
    ],
    ['several filters', { person: 'bela', action: 'post.delete' }, ['post.delete']],
    ['a last day before the first', { from: '2026-01-02', to: '2026-01-01' }, []],
  ])('can be searched by %s', async (_what, filters, actions) => {
    expect(await actionsOf(filters)).toEqual(actions);
  });

  it('is read page by page, with its filters', async () => {
    const filters = { to: '2026-01-04', limit: 2 };
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const { body } = await list({ ...filters, ...(cursor !== null && { cursor }) });
      seen.push(...body.data.map(({ action }) => action));
      cursor = body.nextSegment;
    } while (cursor !== null);
    expect(seen).toEqual([
      'payments.refund',
      'role.grant',
      'post.delete',
      'account.sign-in',
      'post.delete',
    ]);
  });

  it('gets an entry for each file that is taken from it', async () => {
    const { body } = await server.call(
      exportAudit,
      { body: { person: 'bela', action: 'post.delete' } },
      { as: admin },
    );
    expect(body).toMatchObject({ isWhole: true, entries: [{ action: 'post.delete' }] });
    const { body: log } = await list({ person: 'ada', action: 'audit.export' });
    expect(log.data[0]).toMatchObject({
      actorId: admin.userId,
      // A slug would stay after the person's account is erased.
      details: { filters: { personId: bela.userId, action: 'post.delete' }, entries: 1 },
    });
  });

  it('keeps what a deleted account did, without their name', async () => {
    const gone = await server.signUpAs('gone');
    await insertEntry({ actor: gone, action: 'account.delete' });
    await server.database.query(`update people set state = 'DELETED' where id = $1`, [gone.userId]);
    const { body } = await list({ action: 'account.delete' });
    expect(body.data).toMatchObject([{ actor: null, actorId: gone.userId, source: 'member' }]);
    expect(await actionsOf({ person: gone.userId })).toEqual(['account.delete']);
  });

  it('X11: is in a person’s export as far as they acted, in batches, and not what others did', async () => {
    const mine = await server.signUpAs('mine');
    await server.database.query(
      `insert into audit_entries (id, actor_id, action, reference_type, reference_id, request_id, network)
       select gen_random_uuid(), $1::uuid, 'account.sign-in', 'USER', 'r', 'q', '203.0.113.0/24'
       from generate_series(1, 1100)`,
      [mine.userId],
    );
    const rows: unknown[] = [];
    for await (const { values } of auditExport.rows(server.db, mine.userId)) rows.push(values);
    expect(rows).toHaveLength(1_100);
    expect(rows[0]).toEqual({
      at: expect.any(String),
      action: 'account.sign-in',
      recordType: 'USER',
      network: '203.0.113.0/24',
    });
  });
});
