import { editSettings } from '@upround/profile/contract';
import { registerDevice } from '@upround/notifications/contract';
import type { RealtimeEvent } from '@upround/shared/ports';
import { openConversation, sendMessage } from '@upround/messaging/contract';
import type { AnyCall } from '@upround/shared/contract-core';
import type { TestMember, TestServer } from '@upround/shared/testing-server';
import { startDemoServer } from '../test/composed-server.fixtures';
import { addressesOf } from './reading-calls.fixtures';

// Ends in what no one wrote, so that no suggestion completes it and says it back to who typed it.
const CANARY = 'canary-that-two-people-know-0429q';

describe('R29: the messages of two people', () => {
  let server: TestServer;
  let calls: AnyCall[];
  let ids: string[];
  let parties: TestMember[];
  const told: (RealtimeEvent & { userIds: readonly string[] })[] = [];
  const mails: { to: string; text: string }[] = [];

  beforeAll(async () => {
    server = await startDemoServer({
      realtime: {
        send: (userIds, event) => void told.push({ ...event, userIds }),
        disconnect: () => undefined,
        signToken: null,
      },
      mailer: { send: async (mail) => void mails.push(mail) },
    });
    calls = server.modules
      .flatMap((module) => module.calls.map(({ call }) => call))
      .filter(({ method }) => method === 'GET');
    const [ada, bob] = [await server.signUpAs('ada'), await server.signUpAs('bob')];
    parties = [ada, bob];
    const device = { fcmToken: 'token-of-bob', deviceId: 'browser-of-bob' };
    await server.call(registerDevice, { body: device }, { as: bob });
    await server.call(editSettings, { body: { emailDigest: 'DAILY' } }, { as: bob });
    const opened = await server.call(
      openConversation,
      { body: { userId: bob.userId } },
      { as: ada },
    );
    const body = { conversationId: opened.body.id, text: `Look: ${CANARY}` };
    const sent = await server.call(sendMessage, { body }, { as: ada });
    expect(sent.status).toBe(201);
    await server.runTasks();
    ids = [opened.body.id, sent.body.id, ada.userId, bob.userId, ada.slug];
  }, 120_000);
  afterAll(() => server?.close());

  /** The calls whose answers to this caller hold the canary. */
  async function leaks(as: TestMember | undefined): Promise<Set<string>> {
    const found = new Set<string>();
    for (const call of calls) {
      for (const url of addressesOf(call, ids, CANARY)) {
        const headers = as === undefined ? {} : { 'access-token': as.token };
        const { body, statusCode } = await server.app.inject({ url, headers });
        // Without a running server, its health is 503.
        expect([url, statusCode < 500 || statusCode === 503]).toEqual([url, true]);
        if (body.includes(CANARY)) found.add(call.id);
      }
    }
    return found;
  }

  it('are in no call’s answer to anyone else', async () => {
    const stranger = await server.signUpAs('stranger');
    const moderator = await server.signUpAs('a-moderator', { staffRoles: ['MODERATOR', 'ADMIN'] });
    for (const person of [undefined, stranger, moderator]) {
      expect([...(await leaks(person))]).toEqual([]);
    }
  }, 120_000);

  it('are answered to the two people by the calls of messaging only', async () => {
    for (const person of parties) {
      const found = [...(await leaks(person))];
      expect(found).toContain('messaging.listMessages');
      expect(found.filter((id) => !id.startsWith('messaging.'))).toEqual([]);
    }
  }, 120_000);

  it('are sent only to the two people’s open pages, and are in no push and no email', async () => {
    const gather = server.modules
      .flatMap((module) => module.tasks ?? [])
      .find(({ task }) => task.name === 'notifications.gather-digests');
    await server.db
      .transaction()
      .execute((trx) => server.tasks.senderOn(trx).send(gather?.task as never, {} as never));
    await server.runTasks();
    const saying = told.filter((event) => JSON.stringify(event).includes(CANARY));
    expect(new Set(saying.map(({ name }) => name))).toEqual(new Set(['messaging.message']));
    expect(new Set(saying.flatMap(({ userIds }) => userIds))).toEqual(
      new Set(parties.map(({ userId }) => userId)),
    );
    const pushes = told.filter(({ name }) => name === 'push.message');
    expect(pushes).toMatchObject([{ data: { title: 'ada wants to message you' } }]);
    expect(mails).toMatchObject([{ to: 'bob@upround.test' }]);
    expect(mails[0]?.text).toContain('One person wants to message you.');
    expect(JSON.stringify(mails)).not.toContain(CANARY);
  });

  it('are in no task and in no audit log', async () => {
    for (const [table, column] of [
      ['pgboss.job', 'data'],
      ['audit_entries', 'details'],
    ]) {
      const rows = await server.database.query(
        `select 1 from ${table} where ${column}::text like '%' || $1 || '%'`,
        [CANARY],
      );
      expect([table, rows]).toEqual([table, []]);
    }
  });
});
