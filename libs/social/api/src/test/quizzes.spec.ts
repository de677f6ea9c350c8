import type { CallOutput } from '@upround/shared/contract-core';
import type { listActivity, readQuizScore, recordActivity } from '@upround/social/contract';
import {
  codeOf,
  startSocialServer,
  type SocialServer,
  type TestPerson,
} from './social-server.fixtures';

type Attempt = CallOutput<typeof recordActivity>;
type Score = CallOutput<typeof readQuizScore>;

describe('answering a quiz', () => {
  let server: SocialServer;
  let author: TestPerson;

  beforeAll(async () => {
    server = await startSocialServer();
    author = await server.person();
  });
  afterAll(() => server?.stop());

  const quiz = async (
    over: { multiple?: boolean; closed?: boolean } = {},
    right: string[] = ['b'],
  ) => {
    const poll = { options: ['a', 'b', 'c'], multiple: false, closed: false, ...over };
    const answer = { right, explanation: 'Two of ten is a fifth.' };
    return (await server.insert({ author, poll, answer }))[0] ?? '';
  };
  const attempt = (postId: string, selection: unknown, as?: TestPerson, referenceType = 'QUIZ') =>
    server.send<Attempt>('POST', '/v1/activity', as, {
      referenceType,
      referenceId: postId,
      state: 'ATTEMPTED',
      selection,
    });
  const score = async (as: TestPerson) => (await server.get<Score>('/v1/activity/score', as)).body;

  it('P6: reveals the correct options, the explanation and the results; the same answer again returns the same', async () => {
    const [reader, other] = [await server.person(), await server.person()];
    const postId = await quiz();
    await attempt(postId, 'a', other);
    const first = await attempt(postId, 'b', reader);
    expect(first).toMatchObject({
      status: 200,
      body: {
        referenceType: 'QUIZ',
        selection: ['b'],
        voters: 2,
        votes: [
          { id: 'a', votes: 1 },
          { id: 'b', votes: 1 },
          { id: 'c', votes: 0 },
        ],
        quiz: {
          correct: true,
          right: ['b'],
          explanation: 'Two of ten is a fifth.',
          score: { attempted: 1, right: 1, streak: 1, bestStreak: 1 },
        },
      },
    });
    expect((await attempt(postId, ['b'], reader)).body).toEqual(first.body);
  });

  it('P6: is final: answers 409 with the first answer when someone answers again, and reveals nothing more', async () => {
    const reader = await server.person();
    const postId = await quiz();
    await attempt(postId, 'a', reader);
    const other = await attempt(postId, 'b', reader);
    expect([other.status, codeOf(other)]).toEqual([409, 'ALREADY_ATTEMPTED']);
    expect(JSON.stringify(other.body)).toContain('"selection":["a"]');
    expect(await score(reader)).toEqual({ attempted: 1, right: 0, streak: 0, bestStreak: 0 });
  });

  it('is correct with all correct options and no others', async () => {
    const reader = await server.person();
    const correct = async (selection: string[]) => {
      const postId = await quiz({ multiple: true }, ['a', 'c']);
      return (await attempt(postId, selection, reader)).body.quiz?.correct;
    };
    expect(await correct(['c', 'a'])).toBe(true);
    expect(await correct(['a'])).toBe(false);
    expect(await correct(['a', 'b', 'c'])).toBe(false);
  });

  it('T26: reveals nothing for an option of another quiz, a closed or own quiz, or another kind of post', async () => {
    const reader = await server.person();
    const [poll = ''] = await server.insert({
      author,
      poll: { options: ['a', 'b'], multiple: false, closed: false },
    });
    const refusal = async (answer: ReturnType<typeof attempt>) => {
      const refused = await answer;
      expect(JSON.stringify(refused.body)).not.toContain('Two of ten');
      return [refused.status, codeOf(refused)];
    };
    expect(await refusal(attempt(await quiz(), 'z', reader))).toEqual([400, 'UNKNOWN_OPTION']);
    expect(await refusal(attempt(await quiz(), ['a', 'b'], reader))).toEqual([
      400,
      'ONE_OPTION_ONLY',
    ]);
    expect(await refusal(attempt(await quiz({ closed: true }), 'b', reader))).toEqual([
      409,
      'QUIZ_CLOSED',
    ]);
    expect(await refusal(attempt(await quiz(), 'b', author))).toEqual([403, 'OWN_QUIZ']);
    expect(await refusal(attempt(await quiz(), 'b', reader, 'POST'))).toEqual([400, 'NOT_A_POLL']);
    expect(await refusal(attempt(poll, 'a', reader))).toEqual([400, 'NOT_A_POLL']);
    expect(await refusal(attempt(await quiz(), 'b'))).toEqual([401, 'LOGIN_REQUIRED']);
    expect(await score(reader)).toEqual({ attempted: 0, right: 0, streak: 0, bestStreak: 0 });
  });

  it('updates the score: a wrong answer ends the streak, the best streak stays', async () => {
    const reader = await server.person();
    const seen: string[] = [];
    for (const selection of ['b', 'b', 'b', 'a', 'b']) {
      const { body } = await attempt(await quiz(), selection, reader);
      const { attempted, right, streak, bestStreak } = body.quiz?.score ?? (await score(reader));
      seen.push([attempted, right, streak, bestStreak].join(' '));
    }
    expect(seen).toEqual(['1 1 1 1', '2 2 2 2', '3 3 3 3', '4 3 0 3', '5 4 1 3']);
    expect(await score(reader)).toEqual({ attempted: 5, right: 4, streak: 1, bestStreak: 3 });
    expect((await server.get('/v1/activity/score')).status).toBe(401);
  });

  it('is listed in the member’s history with the title of its post', async () => {
    const reader = await server.person();
    const postId = await quiz();
    await attempt(postId, 'b', reader);
    const { body } = await server.get<CallOutput<typeof listActivity>>(
      '/v1/activity?referenceType=USER',
      reader,
    );
    expect(body.data).toMatchObject([
      { referenceType: 'QUIZ', referenceId: postId, record: { title: 'A post.' } },
    ]);
  });
});
