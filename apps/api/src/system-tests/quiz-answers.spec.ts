import { createPost } from '@upround/feed/contract';
import type { FeedItem } from '@upround/feed/contract';
import type { AnyCall } from '@upround/shared/contract-core';
import type { RealtimeEvent } from '@upround/shared/ports';
import { recordActivity } from '@upround/social/contract';
import type { TestMember, TestServer } from '@upround/shared/testing-server';
import { startDemoServer } from '../test/composed-server.fixtures';
import { addressesOf } from './reading-calls.fixtures';

// They end in what no one wrote, so that no suggestion completes them and says them back to who typed them.
const CANARY = 'canary-that-sings-after-the-answer-7731q';
const QUESTION = 'What do the new investors own of Tidewatermarq';

/** Whether an answer says of this option whether it is right. */
function tellsOf(value: unknown, optionId: string): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if ('id' in value && value.id === optionId && 'right' in value) return true;
  return Object.values(value).some((part) => tellsOf(part, optionId));
}

describe('R29: the correct answer of a quiz', () => {
  let server: TestServer;
  let author: TestMember;
  let reader: TestMember;
  let quiz: FeedItem['data'];
  let optionId = '';
  const told: RealtimeEvent[] = [];
  const mails: unknown[] = [];

  beforeAll(async () => {
    server = await startDemoServer({
      realtime: {
        send: (_userIds, event) => void told.push(event),
        disconnect: () => undefined,
        signToken: null,
      },
      mailer: { send: async (mail) => void mails.push(mail) },
    });
    [author, reader] = [await server.signUpAs('quiz-author'), await server.signUpAs('quiz-reader')];
    const options = [
      { text: '25 %', right: false },
      { text: '20 %', right: true },
    ];
    const written = await server.call(
      createPost,
      {
        body: {
          type: 'POST',
          text: `${QUESTION}? Ask @quiz-reader`,
          quiz: { options, multiple: false, explanation: CANARY },
        },
        files: {},
      },
      { as: author },
    );
    expect(written.status).toBe(201);
    quiz = written.body.data;
    optionId = quiz.quiz?.options[1]?.id ?? '';
    await server.runTasks();
  }, 120_000);
  afterAll(() => server?.close());

  /** The calls whose answers to this caller say what is right. */
  async function leaks(as: TestMember | undefined): Promise<string[]> {
    const found = new Set<string>();
    const calls: AnyCall[] = server.modules
      .flatMap((module) => module.calls.map(({ call }) => call))
      .filter(({ method }) => method === 'GET');
    const ids = [quiz.id, quiz.slug, author.userId, author.slug, reader.userId];
    const headers = as === undefined ? {} : { 'access-token': as.token };
    for (const call of calls) {
      const asked = [CANARY, 'Tidewatermarq'].flatMap((words) => addressesOf(call, ids, words));
      for (const url of new Set(asked)) {
        const { body, statusCode } = await server.app.inject({ url, headers });
        // Without a running server, its health is 503.
        expect([url, statusCode < 500 || statusCode === 503]).toEqual([url, true]);
        const isJson = body.startsWith('{') || body.startsWith('[');
        if (body.includes(CANARY) || (isJson && tellsOf(JSON.parse(body), optionId))) {
          found.add(call.id);
        }
      }
    }
    return [...found];
  }

  it('is in no call’s answer to anyone who has not answered', async () => {
    const moderator = await server.signUpAs('quiz-moderator', {
      staffRoles: ['MODERATOR', 'ADMIN'],
    });
    for (const person of [undefined, reader, moderator]) expect(await leaks(person)).toEqual([]);
  }, 240_000);

  it('T22: is found by no search, which finds the question', async () => {
    const found = async (words: string) => {
      const { body } = await server.app.inject({ url: `/v4/search?query=${words}&kind=POST` });
      return body.includes(quiz.slug);
    };
    expect([await found('Tidewatermarq'), await found(CANARY)]).toEqual([true, false]);
  });

  it('is in no event, push or email, and in no task', async () => {
    expect(told.length).toBeGreaterThan(0);
    expect(JSON.stringify([told, mails])).not.toContain(CANARY);
    const tasks = await server.database.query(
      `select 1 from pgboss.job where data::text like '%' || $1 || '%'`,
      [CANARY],
    );
    expect(tasks).toEqual([]);
  });

  it('is answered to its author, and to the viewer after the attempt', async () => {
    expect(await leaks(author)).toContain('feed.readPost');
    const { body } = await server.call(
      recordActivity,
      {
        body: {
          referenceType: 'QUIZ',
          referenceId: quiz.id,
          state: 'ATTEMPTED',
          selection: optionId,
        },
      },
      { as: reader },
    );
    expect(body.quiz).toMatchObject({ correct: true, right: [optionId], explanation: CANARY });
    expect(await leaks(reader)).toEqual(
      expect.arrayContaining(['feed.readPost', 'feed.listPostsByUser']),
    );
    expect(await leaks(undefined)).toEqual([]);
  }, 240_000);
});
