import { openConversation, sendMessage } from '@upround/messaging/contract';
import { sql } from 'kysely';
import type { TestMember } from '@upround/shared/testing-server';
import { startMessagingServer, type MessagingServer } from './messaging-server.fixtures';

/** Races show on PostgreSQL only: the embedded database has one connection. */
describe('concurrent calls', () => {
  let server: MessagingServer;

  beforeAll(async () => {
    server = await startMessagingServer();
  });
  afterAll(() => server?.close());

  /** Makes a call, and again while it is put off (503): with so many at once some wait too long for a turn. */
  async function taken<T extends { status: number }>(call: () => Promise<T>): Promise<T> {
    for (;;) {
      const answer = await call();
      if (answer.status !== 503) return answer;
    }
  }

  /** Waits until another transaction waits for a row of conversations. */
  async function waitingForLock(): Promise<void> {
    for (;;) {
      const waiting = await server.database.query(
        `select from pg_stat_activity
         where datname = current_database() and wait_event_type = 'Lock' and query like '%from conversations c%'`,
      );
      if (waiting.length > 0) return;
    }
  }

  const all = async (id: string, as: TestMember) => {
    const sequences: number[] = [];
    for (let cursor: string | null = ''; cursor !== null;) {
      const { body }: Awaited<ReturnType<MessagingServer['messages']>> = await server.messages(as, {
        conversationId: id,
        limit: 50,
        cursor,
      });
      sequences.push(...body.data.map(({ sequence }) => sequence));
      cursor = body.nextSegment;
    }
    return sequences.reverse();
  };

  it('R5: two hundred parallel sends by both get one rising sequence without a gap', async () => {
    const [ada, bob] = await server.people(2);
    const id = await server.accepted(ada, bob);
    server.eventsFor();
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, at) =>
        // Each is sent twice, as over a bad line.
        taken(() => server.send(at % 2 === 0 ? ada : bob, id, `Number ${at >> 2}`, `c-${at >> 2}`)),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
    const sequences = await all(id, bob);
    expect(sequences).toEqual(Array.from({ length: 100 }, (_, at) => at + 1));
    const unread = async (person: TestMember) => (await server.list(person)).body.unreadCount;
    expect([await unread(ada), await unread(bob)]).toEqual([50, 50]);
    const heard = server.eventsFor(bob).map(({ data }) => (data['message'] as { id: string }).id);
    expect(new Set(heard).size).toBe(100);
    expect(heard).toHaveLength(100);
  });

  it('R5: two hundred different messages at once are all saved', async () => {
    const [ada, bob] = await server.people(2);
    const id = await server.accepted(ada, bob);
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, at) =>
        taken(() => server.send(at % 2 === 0 ? ada : bob, id, `Number ${at}`)),
      ),
    );
    const given = answers.map(({ body }) => body.sequence).sort((one, other) => one - other);
    expect(given).toEqual(Array.from({ length: 200 }, (_, at) => at + 1));
    expect(await all(id, ada)).toEqual(given);
    const times = await server.database.query<{ wrong: boolean }>(
      `select created_at < lag(created_at) over (order by sequence) as wrong
       from messages where conversation_id = $1`,
      [id],
    );
    expect(times.filter(({ wrong }) => wrong)).toEqual([]);
  });

  it('X6: a hundred parallel openings of a pair, from both sides, give one conversation', async () => {
    const [ada, bob] = await server.people(2);
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, at) => {
        const [as, other] = at % 2 === 0 ? [ada, bob] : [bob, ada];
        return taken(() =>
          server.call(openConversation, { body: { userId: other.userId } }, { as }),
        );
      }),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    const rows = await server.database.query(
      'select 1 from conversation_members where user_id = any($1)',
      [[ada.userId, bob.userId]],
    );
    expect(rows).toHaveLength(2);
  });

  it('spec 4.17: of fifty first messages at once one is saved', async () => {
    const [ada, bob] = await server.people(2);
    const { id } = await server.open(ada, bob);
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, at) => taken(() => server.send(ada, id, `First ${at}`))),
    );
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([201, ...Array.from({ length: 49 }, () => 403)]);
    expect((await server.list(bob)).body.requestCount).toBe(1);
  });

  it('T27: a message that waits while the other person blocks the sender is not saved', async () => {
    const [ada, bob] = await server.people(2);
    const id = await server.accepted(ada, bob);
    const before = await all(id, bob);
    let sending: ReturnType<MessagingServer['send']> | undefined;
    await server.db.transaction().execute(async (trx) => {
      await sql`select from conversations where id = ${id}::uuid for update`.execute(trx);
      sending = server.send(ada, id, 'Too late');
      await waitingForLock();
      await sql`insert into blocks (user_id, blocked_id)
        values (${bob.userId}::uuid, ${ada.userId}::uuid)`.execute(trx);
    });
    expect((await sending)?.status).toBe(404);
    await server.database.query('delete from blocks where user_id = $1', [bob.userId]);
    expect(await all(id, bob)).toEqual(before);
    expect((await server.list(bob)).body.unreadCount).toBe(0);
  });

  it('R4: fifty parallel sends under one Idempotency-Key are one message and one answer', async () => {
    const [ada, bob] = await server.people(2);
    const id = await server.accepted(ada, bob);
    const body = { conversationId: id, text: 'Once' };
    const headers = { 'idempotency-key': 'one-key' };
    const answers = await Promise.all(
      Array.from({ length: 50 }, () =>
        taken(() => server.call(sendMessage, { body }, { as: ada, headers })),
      ),
    );
    expect(new Set(answers.map(({ raw }) => raw.body)).size).toBe(1);
    expect(await all(id, bob)).toEqual([1]);
  });

  it('spec 4.19: reading while messages are sent leaves a correct unread count', async () => {
    const [ada, bob] = await server.people(2);
    const id = await server.accepted(ada, bob);
    await Promise.all(
      Array.from({ length: 120 }, (_, at) =>
        at % 3 === 0
          ? taken(() => server.patch(bob, id, { readUpTo: at }))
          : taken(() => server.send(ada, id, `Number ${at}`)),
      ),
    );
    const [conversation] = (await server.list(bob)).body.data;
    expect(conversation?.lastSequence).toBe(80);
    expect(conversation?.unreadCount).toBe(80 - (conversation?.readUpTo ?? 0));
  });
});
