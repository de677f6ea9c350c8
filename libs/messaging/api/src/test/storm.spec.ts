import { openConversation } from '@upround/messaging/contract';
import { startMessagingServer, type MessagingServer } from './messaging-server.fixtures';

describe('R19, O8: limits of messages', () => {
  let server: MessagingServer;

  beforeAll(async () => {
    server = await startMessagingServer({}, { rateLimits: 'on' });
  });
  afterAll(() => server?.close());

  it('allow sixty at once and then one a second; an error says when to retry and stores nothing', async () => {
    const [ada, bob] = await server.people(2);
    const id = await server.accepted(ada, bob);
    const began = Date.now();
    const answers = [];
    for (let at = 0; at < 120; at += 1) answers.push(await server.send(ada, id, `Number ${at}`));
    const sent = answers.filter(({ status }) => status === 201).length;
    const seconds = Math.ceil((Date.now() - began) / 1000);
    expect(answers.slice(0, 60).map(({ status }) => status)).toEqual(
      Array.from({ length: 60 }, () => 201),
    );
    expect(sent).toBeLessThanOrEqual(60 + seconds);
    const refused = answers.filter(({ status }) => status !== 201);
    expect(refused.length).toBeGreaterThan(0);
    for (const { status, headers } of refused) {
      expect([status, headers['retry-after']]).toEqual([429, '1']);
    }
    expect((await server.messages(bob, { conversationId: id })).body.total).toBe(sent);
    const bobs = await server.send(bob, id, 'I may');
    expect([bobs.status, bobs.headers['ratelimit-limit']]).toEqual([201, '60']);
  });

  it('T40: allow fifty new conversations a day; existing ones do not count', async () => {
    const [ada, ...others] = await server.people(52);
    const open = (userId: string | undefined) =>
      server.call(openConversation, { body: { userId: userId ?? '' } }, { as: ada });
    for (const { userId } of others.slice(0, 50)) expect((await open(userId)).status).toBe(200);
    const refused = await open(others[50]?.userId);
    expect([refused.status, refused.error?.code]).toEqual([429, 'RATE_LIMITED']);
    expect((await open(others[0]?.userId)).status).toBe(200);
    expect((await server.list(ada)).body.total).toBe(50);
  });
});
