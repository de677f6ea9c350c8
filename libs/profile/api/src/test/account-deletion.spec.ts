import {
  addExperience,
  deleteAccount,
  listExports,
  previewDeletion,
  readProfile,
  requestExport,
} from '@upround/profile/contract';
import type { TestMember } from '@upround/shared/testing-server';
import { findErasable } from '../deletion/deletion.tasks';
import { beginErasing, restoreDeleted } from '../deletion/deletion.store';
import { peopleDirectory } from '../people/people-directory';
import { startProfileServer, type ProfileServer } from './profile-server.fixtures';

const DAY = 24 * 3_600_000;

let server: ProfileServer;
let count = 0;
const newcomer = (options = {}) => {
  count += 1;
  return server.signUpAs(`person-${count}`, options);
};
beforeAll(async () => {
  server = await startProfileServer();
});
afterAll(() => server?.close());

describe('R28: exports', () => {
  const ask = (as?: TestMember) => server.call(requestExport, {}, { as });
  const list = async (as: TestMember) => (await server.call(listExports, {}, { as })).body.data;
  const fetchFile = (url: string | null, as?: TestMember) =>
    server.app.inject({
      method: 'GET',
      url: url ?? '',
      headers: as === undefined ? {} : { 'x-person': as.userId },
    });

  it('X11: are built in the background, for their owner only, one a day, for seven days', async () => {
    const [me, other] = [await newcomer(), await newcomer()];
    expect((await ask()).status).toBe(401);
    const wanted = await ask(me);
    expect([wanted.status, wanted.body.state, wanted.body.url]).toEqual([202, 'WAITING', null]);
    expect((await ask(me)).error?.code).toBe('EXPORT_TOO_SOON');
    await server.runTasks();
    const [made] = await list(me);
    expect(made).toMatchObject({ state: 'READY', progress: 100 });
    expect(await list(other)).toEqual([]);

    const file = await fetchFile(made?.url ?? null, me);
    expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'application/zip']);
    expect(file.rawPayload.length).toBe(made?.size);
    expect(file.headers['cache-control']).toBe('private, no-store');
    const foreign = await fetchFile(made?.url ?? null, other);
    const unknown = await fetchFile('/v1/export/no-such/file', other);
    expect([foreign.statusCode, foreign.json().errors]).toEqual([404, unknown.json().errors]);
    expect((await fetchFile(made?.url ?? null)).statusCode).toBe(401);

    server.clock.advance(7 * DAY + 60_000);
    // A week later the token is another one.
    const later = { ...me, token: await server.tokens.signAccess(me) };
    expect((await fetchFile(made?.url ?? null, me)).statusCode).toBe(404);
    expect((await list(later))[0]).toMatchObject({ state: 'EXPIRED', url: null });
    expect((await ask(later)).status).toBe(202);
  });

  it('R33: one that was accepted has an entry in the audit log, and one that was refused has none', async () => {
    const me = await newcomer();
    const { body } = await ask(me);
    await ask(me);
    const entries = await server.database.query(
      'select action, details from audit_entries where actor_id = $1',
      [me.userId],
    );
    expect(entries).toEqual([{ action: 'account.export', details: { exportId: body.id } }]);
  });

  it('one that failed does not count towards the limit', async () => {
    const me = await newcomer();
    const { body } = await ask(me);
    expect((await ask(me)).status).toBe(409);
    await server.database.query(`update data_exports set state = 'FAILED' where id = $1`, [
      body.id,
    ]);
    expect((await ask(me)).status).toBe(202);
    expect((await ask(me)).status).toBe(409);
  });

  it('of many requests at once one counts', async () => {
    const me = await newcomer({ state: 'RESTRICTED' });
    const answers = await Promise.all(Array.from({ length: 6 }, () => ask(me)));
    expect(answers.filter(({ status }) => status === 202)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(5);
  });
});

describe('R27: deleting an account', () => {
  const drop = (id: string, as?: TestMember, body?: { state: 'DELETED' }) =>
    server.call(deleteAccount, { params: { id }, body }, { as });
  const state = async (member: TestMember) =>
    (
      await server.database.query<{ state: string; display_name: string }>(
        'select state, display_name from people where id = $1',
        [member.userId],
      )
    )[0];
  const eraseDue = async () => {
    await server.db
      .transaction()
      .execute((trx) => server.tasks.senderOn(trx).send(findErasable, {}));
    await server.runTasks();
  };
  const back = (member: TestMember) =>
    server.db.transaction().execute((trx) => peopleDirectory.restore(trx, member.userId));

  it('shows first what will be deleted, as the slices describe it', async () => {
    expect((await server.call(previewDeletion, {})).status).toBe(401);
    const { body } = await server.call(previewDeletion, {}, { as: await newcomer() });
    expect(body).toEqual({ effects: ['Your kiln goes cold.'] });
  });

  it('D3: is possible only for the member’s own account, with the state or without', async () => {
    const [me, other, mod] = [
      await newcomer(),
      await newcomer(),
      await newcomer({ staffRoles: ['ADMIN'] }),
    ];
    expect((await drop(me.userId)).status).toBe(401);
    expect((await drop(me.userId, other)).status).toBe(403);
    expect((await drop(me.userId, mod)).status).toBe(403);
    expect((await drop('nobody', me)).status).toBe(404);
    const wrong = await drop(me.userId, me, { state: 'ACTIVE' } as never);
    expect(wrong.status).toBe(400);
    expect((await state(me))?.state).toBe('ACTIVE');
  });

  it('D3, R11: hides it from everyone at once and ends all sessions and connections', async () => {
    const [me, other] = [await newcomer(), await newcomer()];
    expect((await drop(me.slug, me, { state: 'DELETED' })).status).toBe(204);
    const read = await server.call(readProfile, { params: { id: me.slug } }, { as: other });
    expect(read.status).toBe(404);
    const own = await server.call(listExports, {}, { as: me });
    expect([own.status, own.error?.clientMessage]).toEqual([401, 'account disabled']);
    const open = await server.database.query(
      'select 1 from sessions where user_id = $1 and ended_at is null',
      [me.userId],
    );
    expect([open, server.disconnected]).toEqual([[], expect.arrayContaining([me.userId])]);
  });

  it('can be reverted within 30 days, which restores everything, restrictions included', async () => {
    const me = await newcomer({ state: 'RESTRICTED' });
    expect((await drop(me.userId, me)).status).toBe(204);
    await eraseDue();
    expect((await state(me))?.state).toBe('DELETED');
    expect(await back(me)).toBe(true);
    expect((await state(me))?.state).toBe('RESTRICTED');
    expect(await back(me)).toBe(false);
  });

  it('can’t be reverted while it is erased', async () => {
    const me = await newcomer();
    await drop(me.userId, me);
    await server.database.query(
      `update account_deletions set erase_after = now() - interval '1 minute' where user_id = $1`,
      [me.userId],
    );
    expect(await beginErasing(server.db, me.userId, new Date())).toBe(true);
    // A process whose clock is slow still takes the 30 days for not over.
    const slow = new Date(Date.now() - DAY);
    const restore = () =>
      server.db.transaction().execute((trx) => restoreDeleted(trx, me.userId, slow));
    expect(await restore()).toBe(false);
    expect((await state(me))?.state).toBe('DELETED');
  });

  it('deletes blocks and mutes in both directions, and leaves those between other people', async () => {
    const [me, other, third] = [await newcomer(), await newcomer(), await newcomer()];
    const pairs = [
      [me, other],
      [other, me],
      [other, third],
    ] as const;
    for (const [by, whom] of pairs) {
      await server.database.query('insert into blocks (user_id, blocked_id) values ($1, $2)', [
        by.userId,
        whom.userId,
      ]);
      await server.database.query('insert into mutes (user_id, muted_id) values ($1, $2)', [
        by.userId,
        whom.userId,
      ]);
    }
    await drop(me.userId, me);
    await server.database.query(
      `update account_deletions set erase_after = now() - interval '1 minute' where user_id = $1`,
      [me.userId],
    );
    await eraseDue();
    const stays = [{ by: other.userId, whom: third.userId }];
    const ids = [[me.userId, other.userId]];
    expect(
      await server.database.query(
        'select user_id as by, blocked_id as whom from blocks where user_id = any($1)',
        ids,
      ),
    ).toEqual(stays);
    expect(
      await server.database.query(
        'select user_id as by, muted_id as whom from mutes where user_id = any($1)',
        ids,
      ),
    ).toEqual(stays);
  });

  it('does not restore a banned account', async () => {
    const me = await newcomer({ state: 'DELETED' });
    expect(await back(me)).toBe(false);
  });

  it('erases it after 30 days, and can repeat that without harm', async () => {
    const me = await newcomer();
    await server.call(
      addExperience,
      {
        params: { profileId: me.userId },
        body: { title: 'MARKER-TITLE', company: 'X', startMonth: '2020-01' },
      },
      { as: me },
    );
    await drop(me.userId, me);
    await server.database.query(
      `update account_deletions set erase_after = now() - interval '1 minute' where user_id = $1`,
      [me.userId],
    );
    expect(await back(me)).toBe(false);
    await eraseDue();
    expect(await state(me)).toEqual({ state: 'DELETED', display_name: 'Deleted account' });
    expect(
      await server.database.query('select 1 from experiences where user_id = $1', [me.userId]),
    ).toEqual([]);
    await eraseDue();
    expect(await server.tasks.failed()).toEqual([]);
    expect(await back(me)).toBe(false);
  });
});
