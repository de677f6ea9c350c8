import { feedItemSchema } from '@upround/feed/contract';
import type { FeedItem, Quiz } from '@upround/feed/contract';
import { sql } from 'kysely';
import { feedEraser } from '../contributions/feed-eraser';
import { feedExports } from '../contributions/feed-exports';
import { codeOf, fieldOf, startFeedServer } from '../test/feed-server.fixtures';
import type { Answer, FeedServer, TestPerson } from '../test/feed-server.fixtures';
import {
  castVote,
  endNow,
  EXPLANATION,
  inHours,
  quizDraft,
  writeQuiz,
} from '../test/vote.fixtures';

let server: FeedServer;
let author: TestPerson;
let reader: TestPerson;

beforeAll(async () => {
  server = await startFeedServer();
  author = await server.person();
  reader = await server.person();
});

afterAll(() => server?.stop());

const refusal = (answer: Answer<unknown>) => [answer.status, codeOf(answer), fieldOf(answer)];
const write = (draft: object) =>
  server.send('POST', '/v2/post', author, { type: 'POST', text: 'What do they own?', ...draft });
const quizOf = (item: FeedItem): Quiz => {
  if (item.data.quiz === undefined) throw new Error('There is no quiz in this post.');
  return item.data.quiz;
};
const read = async (id: string, as?: TestPerson) =>
  quizOf((await server.get<FeedItem>(`/v3/post/${id}`, as)).body);

describe('writing a quiz', () => {
  it('spec 6 P1: answers it to its author with the correct options', async () => {
    const { status, body } = await write({ quiz: quizDraft() });
    expect(status).toBe(201);
    expect(feedItemSchema.parse(body)).toEqual(body);
    expect(body.data).toMatchObject({ kind: 'QUIZ', poll: null });
    expect(quizOf(body)).toMatchObject({
      options: [
        { text: '25 %', votes: 0, right: false },
        { text: '20 %', votes: 0, right: true },
        { text: '16 %', votes: 0, right: false },
      ],
      multiple: false,
      endsAt: null,
      closed: false,
      voters: 0,
      selection: [],
      revealed: true,
      explanation: EXPLANATION,
    });
  });

  it('may have an end, between one hour and fourteen days away', async () => {
    const endsAt = inHours(48);
    const { body } = await write({ quiz: quizDraft({ endsAt }) });
    expect(quizOf(body).endsAt).toBe(endsAt);
    for (const hours of [0.5, 15 * 24]) {
      const answer = await write({ quiz: quizDraft({ endsAt: inHours(hours) }) });
      expect(refusal(answer)).toEqual([400, 'QUIZ_END_OUT_OF_RANGE', 'quiz.endsAt']);
    }
  });

  it('has one correct option, or several in a multiple choice', async () => {
    const options = (...right: boolean[]) =>
      right.map((isRight, index) => ({ text: `Option ${index}`, right: isRight }));
    const wrong = [400, 'QUIZ_RIGHT_OPTION', 'quiz.options'];
    expect(refusal(await write({ quiz: quizDraft({ options: options(false, false) }) }))).toEqual(
      wrong,
    );
    const two = { options: options(true, true, false) };
    expect(refusal(await write({ quiz: quizDraft(two) }))).toEqual(wrong);
    expect((await write({ quiz: quizDraft({ ...two, multiple: true }) })).status).toBe(201);
  });

  it('has no duplicate options, and is neither a poll nor a thread', async () => {
    const twice = quizDraft({
      options: [
        { text: 'Yes', right: true },
        { text: 'yes', right: false },
      ],
    });
    expect(refusal(await write({ quiz: twice }))).toEqual([
      400,
      'INVALID_FIELD',
      'quiz.options.1.text',
    ]);
    const poll = { options: ['Yes', 'No'], multiple: false, endsAt: inHours(24) };
    expect(refusal(await write({ quiz: quizDraft(), poll }))).toEqual([
      400,
      'INVALID_FIELD',
      'quiz',
    ]);
    const thread = { type: 'THREAD', text: undefined, parts: [{ text: 'a' }, { text: 'b' }] };
    expect(refusal(await write({ ...thread, quiz: quizDraft() }))).toEqual([
      400,
      'INVALID_FIELD',
      'quiz',
    ]);
  });

  it('T26: its text can’t be changed once someone has answered', async () => {
    const quiz = await writeQuiz(server, author);
    const edit = (text: string) => server.send('PATCH', `/v2/post/${quiz.id}`, author, { text });
    expect((await edit('What do the investors own?')).status).toBe(200);
    await castVote(server, reader, quiz.id, [quiz.quiz?.options[0]?.id ?? '']);
    expect(refusal(await edit('Which share is left?'))).toEqual([409, 'POLL_HAS_VOTES', 'text']);
  });
});

describe('R29: the correct answer of a quiz', () => {
  const hidden = {
    revealed: false,
    explanation: null,
    selection: [],
    voters: 1,
    options: [
      { id: expect.any(String), text: '25 %' },
      { id: expect.any(String), text: '20 %' },
      { id: expect.any(String), text: '16 %' },
    ],
  };
  const shown = { revealed: true, explanation: EXPLANATION };

  it('is sent to people who answered, and to its author', async () => {
    const { id, quiz } = await writeQuiz(server, author);
    const [first = '', right = ''] = quiz?.options.map((option) => option.id) ?? [];
    await castVote(server, reader, id, [first]);
    const stranger = await server.person();
    const moderator = await server.person(['MODERATOR']);
    for (const other of [undefined, stranger, moderator]) {
      expect(await read(id, other)).toMatchObject(hidden);
      expect(Object.keys((await read(id, other)).options[0] ?? {})).toEqual(['id', 'text']);
    }
    expect(await read(id, author)).toMatchObject({ ...shown, selection: [] });
    const own = await read(id, reader);
    expect(own).toMatchObject({ ...shown, selection: [first] });
    expect(own.options.map((option) => [option.votes, option.right])).toEqual([
      [1, false],
      [0, true],
      [0, false],
    ]);
    expect(own.options[1]?.id).toBe(right);
  });

  it('is sent to everyone after the end', async () => {
    const { id } = await writeQuiz(server, author, { endsAt: inHours(2) });
    expect(await read(id)).toMatchObject({ revealed: false, closed: false });
    await endNow(server, id);
    expect(await read(id)).toMatchObject({ ...shown, closed: true });
    expect(await read(id, reader)).toMatchObject({ ...shown, closed: true, selection: [] });
  });

  it('is in no list before that', async () => {
    const pod = await server.pod();
    const fresh = await server.person();
    await server.follow(fresh, 'POD', pod.id);
    const marker = 'Marker 7312: known to the author alone.';
    const reference = { type: 'POD', id: pod.id };
    const { data } = (await write({ quiz: quizDraft({ explanation: marker }), reference })).body;
    await server.drain();
    const lists = [
      '/v4/post?filter=trending',
      '/v4/post?filter=latest',
      '/v4/post?filter=following',
      `/v3/post?filter=trending&type=POD&id=${pod.id}`,
      `/v3/post?filter=latest&type=POD&id=${pod.id}`,
      `/v4/post?type=POD&userId=${author.id}`,
      '/v1/quiz-poll?tab=all',
      '/v1/quiz-poll?tab=quizzes',
    ];
    for (const path of lists) {
      const { body } = await server.get(path, fresh);
      const found = body.data.find((item) => item.data.id === data.id);
      expect([path, Object.keys(found?.data.quiz?.options[0] ?? {})]).toEqual([
        path,
        ['id', 'text'],
      ]);
      expect([path, JSON.stringify(body).includes(marker)]).toEqual([path, false]);
    }
    const own = await server.get('/v4/post?filter=latest', author);
    expect(JSON.stringify(own.body)).toContain(marker);
  });
});

describe('a quiz of a deleted person', () => {
  it('R28: is exported with its correct options', async () => {
    const leaver = await server.person();
    await writeQuiz(server, leaver);
    const [posts] = feedExports;
    const rows = [];
    for await (const row of posts?.rows(server.db, leaver.id) ?? []) rows.push(row.values);
    expect(rows).toMatchObject([{ quizRight: ['20 %'], quizExplanation: EXPLANATION }]);
  });

  it('R27: is erased with its correct options', async () => {
    const leaver = await server.person();
    const { id } = await writeQuiz(server, leaver, { explanation: 'Words of who left.' });
    await server.db.transaction().execute((trx) => feedEraser.erase(trx, leaver.id));
    const { rows } = await sql`select 1 from quiz_answers where post_id = ${id}`.execute(server.db);
    expect(rows).toEqual([]);
  });
});
