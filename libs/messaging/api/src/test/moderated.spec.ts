import { newId } from '@upround/shared/db';
import type { Reference } from '@upround/shared/domain';
import { moderatedMessages } from '../contributions/moderated-messages';
import {
  fillConversation,
  startMessagingServer,
  type MessagingServer,
} from './messaging-server.fixtures';

describe('a reported message, as moderators read it', () => {
  let server: MessagingServer;

  beforeAll(async () => {
    server = await startMessagingServer();
  });
  afterAll(() => server?.close());

  const capture = (referenceId: string) => {
    const reference: Reference = { referenceType: 'MESSAGE', referenceId };
    return moderatedMessages.capture(server.db, reference);
  };

  it('comes with at most ten messages before it and ten after it, oldest first', async () => {
    const [one, other] = await server.people(2);
    const id = await server.accepted(one, other);
    await fillConversation(server, id, [one, other], 15);
    const { body } = await server.send(one, id, 'Send me money.');
    await fillConversation(server, id, [other], 15);
    const elsewhere = await server.accepted(one, (await server.people(1))[0]);
    await server.send(one, elsewhere, 'Of someone else');
    await server.block(other, one);
    const captured = await capture(body.id);
    expect(captured).toMatchObject({
      ownerId: one.userId,
      title: '',
      text: 'Send me money.',
      pictures: [],
      path: null,
      at: body.createdAt,
    });
    const texts = Array.from({ length: 31 }, (_, index) => `Message ${index + 1}`);
    texts[15] = 'Send me money.';
    expect(captured?.around?.map(({ text }) => text)).toEqual(texts.slice(5, 26));
    expect(captured?.around?.at(-1)?.authorId).toBe(other.userId);
  });

  it('comes alone where nothing else was written', async () => {
    const [one, other] = await server.people(2);
    const { body } = await server.send(one, await server.accepted(one, other), 'Hello');
    expect((await capture(body.id))?.around).toEqual([
      { authorId: one.userId, text: 'Hello', at: body.createdAt },
    ]);
  });

  it('is gone once its account was erased, or where there is none', async () => {
    const [one, other] = await server.people(2);
    const conversation = await server.accepted(one, other);
    const { body } = await server.send(one, conversation, 'Hello');
    const { body: answer } = await server.send(other, conversation, 'Who is it?');
    await server.database.query(`update messages set text = '' where id = $1`, [body.id]);
    expect(await capture(body.id)).toBeNull();
    expect((await capture(answer.id))?.around).toHaveLength(1);
    expect([await capture(newId()), await capture('no-id')]).toEqual([null, null]);
  });
});
