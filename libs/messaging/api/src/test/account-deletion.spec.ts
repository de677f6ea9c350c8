import { newId } from '@upround/shared/db';
import type { TestMember } from '@upround/shared/testing-server';
import { messagingEraser } from '../contributions/messaging-eraser';
import { messagingExports } from '../contributions/messaging-exports';
import {
  fillConversation,
  startMessagingServer,
  type MessagingServer,
} from './messaging-server.fixtures';

describe('deleting an account', () => {
  let server: MessagingServer;

  beforeAll(async () => {
    server = await startMessagingServer();
  });
  afterAll(() => server?.close());

  const erase = (userId: string) =>
    server.db.transaction().execute((trx) => messagingEraser.erase(trx, userId));
  const exported = async (name: string, { userId }: TestMember) => {
    const rows: Record<string, unknown>[] = [];
    const source = messagingExports.find((one) => one.name === name);
    for await (const { values } of source?.rows(server.db, userId) ?? []) rows.push(values);
    return rows;
  };

  it('an export has the member’s own messages, and only position and time of the other person’s', async () => {
    const [ada, bob] = await server.people(2);
    const id = await server.accepted(ada, bob);
    await server.send(ada, id, 'Mine');
    await server.send(bob, id, 'Not hers');
    await fillConversation(server, id, [bob], 600);
    await server.send(ada, id, 'Mine again');
    await server.patch(ada, id, { archived: true });
    const messages = await exported('messages', ada);
    expect(messages.map(({ sequence }) => sequence)).toEqual(
      Array.from({ length: 603 }, (_, at) => at + 1),
    );
    const texts = messages.filter(({ text }) => text !== null).map(({ text }) => text);
    expect(texts).toEqual(['Mine', 'Mine again']);
    expect(JSON.stringify(messages)).not.toContain('Not hers');
    expect(await exported('conversations', ada)).toMatchObject([
      { id, with: bob.displayName, state: 'ACCEPTED', archived: true, openedByMe: true },
    ]);
    const nobody = { ...ada, userId: newId() };
    expect(await exported('messages', nobody)).toEqual([]);
  });

  it('spec 4.23: erasing deletes requests, text and read marks; the other person’s thread keeps its positions', async () => {
    const [ada, bob, eve] = (await server.people(3)) as [TestMember, TestMember, TestMember];
    const known = await server.accepted(ada, bob);
    await server.send(ada, known, 'A letter', 'device-7');
    await server.send(bob, known, 'Its answer');
    await server.patch(ada, known, { readUpTo: 2 });
    const request = await server.open(ada, eve);
    await server.send(ada, request.id, 'A request');
    await server.database.query(`update people set state = 'DELETED' where id = $1`, [ada.userId]);
    for (let time = 0; time < 2; time += 1) expect(await erase(ada.userId)).toEqual([]);
    const { body } = await server.messages(bob, { conversationId: known });
    expect(body.data.map(({ text }) => text)).toEqual(['Its answer', '']);
    expect((await server.list(eve, { state: 'PENDING' })).body).toMatchObject({
      data: [],
      requestCount: 0,
    });
    const left = await server.database.query(
      `select 1 from messages where sender_id = $1 and (client_id is not null or text = 'A request')
       union all select 1 from conversation_members where user_id = $1 and read_up_to > 0`,
      [ada.userId],
    );
    expect(left).toEqual([]);
  });
});
