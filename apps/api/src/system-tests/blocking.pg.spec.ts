import { openConversation, sendMessage } from '@upround/messaging/contract';
import { block, unblock } from '@upround/profile/contract';
import type { RealtimeEvent } from '@upround/shared/ports';
import type { TestMember, TestServer } from '@upround/shared/testing-server';
import { sql } from 'kysely';
import { startDemoServer } from '../test/composed-server.fixtures';

const RACES = 200;
const SENDS = 3;

function gate() {
  let open = (): void => undefined;
  const opened = new Promise<void>((done) => (open = done));
  return { open: () => open(), opened };
}

/** Races show on PostgreSQL only: the embedded database has one connection. */
describe('T27: a block while messages are being sent', () => {
  let server: TestServer;
  let ada: TestMember;
  let bob: TestMember;
  let id: string;
  /** Texts that pages were told of, in order. */
  const told: string[] = [];

  beforeAll(async () => {
    server = await startDemoServer({
      realtime: {
        send: (_userIds, { data }: RealtimeEvent) => {
          const { message } = data as { message?: { text: string } };
          if (message !== undefined) told.push(message.text);
        },
        disconnect: () => undefined,
        signToken: null,
      },
    });
    [ada, bob] = [await server.signUpAs('ada'), await server.signUpAs('bob')];
    const opened = await server.call(
      openConversation,
      { body: { userId: bob.userId } },
      { as: ada },
    );
    ({ id } = opened.body);
    // The answer accepts the request.
    expect((await send(ada, 'Hello')).status).toBe(201);
    expect((await send(bob, 'Hello')).status).toBe(201);
  }, 120_000);
  afterAll(() => server?.close());

  const send = (as: TestMember, text: string) =>
    server.call(sendMessage, { body: { conversationId: id, text } }, { as });
  const person = ({ userId }: TestMember) => ({
    body: { referenceType: 'USER' as const, referenceId: userId },
  });
  const count = async () =>
    (
      await server.database.query<{ n: number }>(
        'select count(*)::int as n from messages where conversation_id = $1',
        [id],
      )
    )[0]?.n;

  it('waits for a message that is being saved', async () => {
    const order: string[] = [];
    const [begun, end] = [gate(), gate()];
    const sending = server.db.transaction().execute(async (trx) => {
      await sql`select 1 from conversations where id = ${id} for update`.execute(trx);
      begun.open();
      await end.opened;
      order.push('the message stands');
    });
    await begun.opened;
    const blocked = server.call(block, person(ada), { as: bob }).then(({ status }) => {
      order.push(`blocked ${status}`);
    });
    let waits = false;
    while (!waits && order.length === 0) {
      const rows = await server.database.query(
        `select 1 from pg_sleep(0.02), pg_stat_activity
         where datname = current_database() and wait_event_type = 'Lock'`,
      );
      waits = rows.length > 0;
    }
    end.open();
    await Promise.all([sending, blocked]);
    expect(order).toEqual(['the message stands', 'blocked 200']);
    await server.call(unblock, person(ada), { as: bob });
  }, 30_000);

  it(`raced ${RACES} times: once it was answered, no message is saved or sent to open pages`, async () => {
    let [arrived, refused] = [0, 0];
    // Goes on until both outcomes were seen: on a busy machine one side may win many times.
    const isOneSided = () => arrived === 0 || refused === 0;
    for (let race = 0; race < RACES || (isOneSided() && race < 20 * RACES); race += 1) {
      const texts = Array.from({ length: SENDS }, (_, at) => `${race}-${at}`);
      const sends = texts.map((text) => send(ada, text));
      const { status } = await server.call(block, person(ada), { as: bob });
      expect(status).toBe(200);
      const rows = await count();
      const statuses = (await Promise.all(sends)).map((answer) => answer.status);
      expect(statuses.filter((one) => one !== 201 && one !== 404)).toEqual([]);
      arrived += statuses.filter((one) => one === 201).length;
      refused += statuses.filter((one) => one === 404).length;
      // Pages hear of a message a moment after it was stored, and of no other one.
      const sent = texts.filter((_, at) => statuses[at] === 201);
      const heard = told.filter((text) => text.startsWith(`${race}-`));
      expect([await count(), new Set(heard)]).toEqual([rows, new Set(sent)]);
      expect((await send(ada, 'Too late')).status).toBe(404);
      await server.call(unblock, person(ada), { as: bob });
    }
    expect(arrived).toBeGreaterThan(0);
    expect(refused).toBeGreaterThan(0);
    expect(told).not.toContain('Too late');
  }, 240_000);
});
