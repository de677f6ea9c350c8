import { switchNames, type AnyCall, type SwitchName } from '@upround/shared/contract-core';
import { switchOff, switchOn } from '@upround/shared/server-kit';
import {
  createTestDatabase,
  type TestDatabase,
  type TestMember,
  type TestServer,
} from '@upround/shared/testing-server';
import { startDemoServer } from '../test/composed-server.fixtures';

/** The calls of each switch: what a new call must be weighed against. */
const expected: Readonly<Record<SwitchName, readonly string[]>> = {
  uploads: ['feed.createPost', 'uploads.upload'],
  linkPreviews: ['search.fetchMeta'],
  messages: ['messaging.openConversation', 'messaging.sendMessage'],
  signUp: ['account.register'],
  payments: ['premium.retryPayment', 'premium.startMembership', 'trackers.bookBundle'],
};
const FRESH_MS = 2_000;

describe('R35: what can be switched off', () => {
  let database: TestDatabase;
  let server: TestServer;
  let ada: TestMember;

  const calls = () => server.modules.flatMap((module) => module.calls.map(({ call }) => call));
  const callsOf = (name: SwitchName) => calls().filter((call) => call.switch === name);
  const turn = (name: SwitchName, isOff: boolean) =>
    server.db
      .transaction()
      .execute((trx) => (isOff ? switchOff(trx, { name, at: new Date() }) : switchOn(trx, name)));

  /** Without what it needs, except for a file: the switch comes first. */
  async function ask(call: AnyCall) {
    const form = new FormData();
    const [field] = Object.keys(call.files ?? {});
    if (field !== undefined) form.append(field, new Blob(['x'], { type: 'image/png' }), 'x.png');
    const encoded = new Response(form);
    const isForm = call.bodyKind === 'form';
    const answer = await server.app.inject({
      method: call.method,
      url: `/${call.version}${call.path.replace(/\{\w+\}/g, 'none')}`,
      headers: {
        'access-token': ada.token,
        ...(isForm ? { 'content-type': encoded.headers.get('content-type') ?? '' } : {}),
      },
      ...(isForm ? { payload: Buffer.from(await encoded.arrayBuffer()) } : {}),
    });
    return answer.statusCode;
  }
  const statuses = async (name: SwitchName) => Promise.all(callsOf(name).map((call) => ask(call)));

  beforeAll(async () => {
    database = await createTestDatabase();
    server = await startDemoServer({ database });
    ada = await server.signUpAs('ada');
  });
  afterAll(async () => {
    await server?.close();
    await database?.close();
  });

  it('are these calls', () => {
    const found = Object.fromEntries(
      switchNames.map((name) => [
        name,
        callsOf(name)
          .map(({ id }) => id)
          .sort(),
      ]),
    );
    expect(found).toEqual(expected);
  });

  it.each(switchNames)(
    '%s: its calls are 503 while it’s off, and the others are not',
    async (name) => {
      await turn(name, true);
      server.clock.advance(FRESH_MS);
      for (const each of switchNames) {
        const isOff = each === name;
        for (const status of await statuses(each)) expect(status === 503).toBe(isOff);
      }
      await turn(name, false);
      for (const status of await statuses(name)) expect(status).not.toBe(503);
    },
  );
});
