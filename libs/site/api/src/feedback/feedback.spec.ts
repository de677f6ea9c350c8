import { coreErrors, limits } from '@upround/shared/contract-core';
import { textLimits } from '@upround/shared/domain';
import { createTestServer, type TestServer } from '@upround/shared/testing-server';
import { feedbackDraftFixtures, sendFeedback } from '@upround/site/contract';
import { siteModule } from '../site-module';

interface FeedbackRow {
  receipt: string;
  kind: string;
  text: string;
  email: string | null;
  page: string | null;
  user_id: string | null;
}

const idea = { kind: 'IDEA', text: 'Let me mute a pod for a week.' } as const;

let server: TestServer;
const rows = () =>
  server.database.query<FeedbackRow>(
    'select receipt, kind, text, email, page, user_id from site_feedback order by id',
  );

beforeAll(async () => {
  server = await createTestServer({ modules: [siteModule({ brand: 'Upround' })] });
});
afterEach(async () => {
  await server.database.query('delete from site_feedback');
});
afterAll(async () => server.close());

describe('POST v1 /feedback', () => {
  it.each(feedbackDraftFixtures.map((draft) => [draft.kind, draft] as const))(
    'spec 6 X17: stores %s of a guest and answers a receipt',
    async (_kind, draft) => {
      const { status, body } = await server.call(sendFeedback, { body: draft });
      expect(status).toBe(201);
      expect(body.receipt).toMatch(/^[2-9A-Z]{4}-[2-9A-Z]{4}$/);
      expect(Math.abs(Date.parse(body.receivedAt) - Date.now())).toBeLessThan(60_000);
      expect(await rows()).toEqual([
        { email: null, page: null, ...draft, receipt: body.receipt, user_id: null },
      ]);
    },
  );

  it('stores the member who wrote it', async () => {
    const asha = await server.signUpAs('asha');
    const { status } = await server.call(sendFeedback, { body: idea }, { as: asha });
    expect(status).toBe(201);
    expect((await rows())[0]?.user_id).toBe(asha.userId);
  });

  it('rejects an invalid token instead of treating it as a guest', async () => {
    const { status, error } = await server.call(sendFeedback, { body: idea }, { as: 'nonsense' });
    expect([status, error?.clientMessage]).toEqual([401, coreErrors.TOKEN_INVALID.sentence]);
    expect(await rows()).toEqual([]);
  });

  it('spec 6 rule 7: a restricted member can’t write', async () => {
    const dev = await server.signUpAs('dev', { state: 'RESTRICTED' });
    const { status, error } = await server.call(sendFeedback, { body: idea }, { as: dev });
    expect([status, error?.clientMessage]).toEqual([403, coreErrors.ACCOUNT_RESTRICTED.sentence]);
    expect(await rows()).toEqual([]);
  });

  it('R4: the same key by the same person has one effect and one answer', async () => {
    const mina = await server.signUpAs('mina');
    const options = { as: mina, headers: { 'idempotency-key': 'feedback-of-mina' } };
    const first = await server.call(sendFeedback, { body: idea }, options);
    const second = await server.call(sendFeedback, { body: idea }, options);
    expect(second.status).toBe(201);
    expect(second.body).toEqual(first.body);
    expect(await rows()).toHaveLength(1);
    const other = await server.call(sendFeedback, { body: { ...idea, text: 'No' } }, options);
    expect(other.status).toBe(422);
  });

  it.each([
    ['kind', { ...idea, kind: 'SPAM' }],
    ['text', { ...idea, text: '   ' }],
    ['text', { ...idea, text: 'a\0b' }],
    ['text', { ...idea, text: 'x'.repeat(textLimits.feedback + 1) }],
    ['text', { kind: 'IDEA', text: ['a', 'b'] }],
    ['email', { ...idea, email: 'asha' }],
    ['email', { ...idea, email: 'a\0@example.com' }],
    ['page', { ...idea, page: '//elsewhere.example' }],
    ['page', { ...idea, page: '/a\0b' }],
  ])('R17: rejects an invalid %s and stores nothing', async (path, body) => {
    const { status, error } = await server.call(sendFeedback, { body: body as typeof idea });
    expect([status, error?.path]).toEqual([400, path]);
    expect(await rows()).toEqual([]);
  });

  it('R17: rejects an unknown field', async () => {
    const body = { ...idea, userId: 'somebody' };
    const { status } = await server.call(sendFeedback, { body });
    expect(status).toBe(400);
    expect(await rows()).toEqual([]);
  });
});

describe('the limit of feedback', () => {
  it('R19: applies to an address', async () => {
    const limited = await createTestServer({
      modules: [siteModule({ brand: 'Upround' })],
      rateLimits: 'on',
    });
    try {
      const statuses: number[] = [];
      for (let sent = 0; sent < limits.feedback.points + 2; sent += 1) {
        const { status } = await limited.call(sendFeedback, { body: idea });
        statuses.push(status);
      }
      expect(statuses.filter((status) => status === 201)).toHaveLength(limits.feedback.points);
      expect(statuses.at(-1)).toBe(429);
      const refused = await limited.call(sendFeedback, { body: idea });
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    } finally {
      await limited.close();
    }
  });
});
