import { codeOf, idsOf, readToEnd, startFeedServer } from '../test/feed-server.fixtures';
import type { FeedServer, TestPerson } from '../test/feed-server.fixtures';
import { castVote, endNow, writePoll, writeQuiz } from '../test/vote.fixtures';
import { sql } from 'kysely';

let server: FeedServer;
let author: TestPerson;

beforeEach(async () => {
  server = await startFeedServer();
  author = await server.person();
});

afterEach(() => server.stop());

const listed = async (tab: string, as?: TestPerson) =>
  idsOf((await server.get(`/v1/quiz-poll?tab=${tab}`, as)).body);

describe('the list of polls and quizzes', () => {
  it('has open ones, newest first, by kind', async () => {
    const poll = await writePoll(server, author);
    const quiz = await writeQuiz(server, author);
    const over = await writePoll(server, author, 'Over');
    await endNow(server, over.id);
    await server.insert({ author });
    expect(await listed('all')).toEqual([quiz.id, poll.id]);
    expect(await listed('polls')).toEqual([poll.id]);
    expect(await listed('quizzes')).toEqual([quiz.id]);
    expect((await server.get('/v1/quiz-poll?tab=open')).status).toBe(400);
  });

  it('leaves out the viewer’s own and answered ones, and those of blocked, muted or hidden people', async () => {
    const [reader, blocked, muted] = [
      await server.person(),
      await server.person(),
      await server.person(),
    ];
    const answered = await writeQuiz(server, author, {}, 'Answered');
    const open = await writeQuiz(server, author, {}, 'Open');
    await writePoll(server, reader, 'Own');
    await writePoll(server, blocked);
    await writePoll(server, muted);
    const hidden = await writePoll(server, author, 'Hidden');
    await sql`update posts set state = 'HIDDEN' where id = ${hidden.id}`.execute(server.db);
    await server.block(blocked, reader);
    await sql`insert into mutes (user_id, muted_id)
      values (${reader.id}, ${muted.id})`.execute(server.db);
    await castVote(server, reader, answered.id, [answered.quiz?.options[0]?.id ?? '']);
    expect(await listed('all', reader)).toEqual([open.id]);
  });

  it('of the member’s answers is in the order of answering, with closed ones', async () => {
    const reader = await server.person();
    const posts = [
      await writeQuiz(server, author),
      await writePoll(server, author),
      await writeQuiz(server, author),
      await writePoll(server, author),
    ];
    const [first, second, third, gone] = posts.map(({ id }) => id);
    for (const id of [third, first, gone, second]) await castVote(server, reader, id ?? '', ['a']);
    await endNow(server, second ?? '');
    await sql`update posts set state = 'DELETED' where id = ${gone}`.execute(server.db);
    expect(await listed('answered', reader)).toEqual([second, first, third]);
    const pages = await readToEnd(server, '/v1/quiz-poll?tab=answered&limit=1', reader);
    expect(pages.flatMap(idsOf)).toEqual([second, first, third]);
    expect(await listed('answered', author)).toEqual([]);
  });

  it('G9f: of the member’s answers needs a login', async () => {
    const answer = await server.get('/v1/quiz-poll?tab=answered');
    expect([answer.status, codeOf(answer)]).toEqual([401, 'LOGIN_REQUIRED']);
  });

  it('T24: is paged by a cursor that works for its own tab and reader only', async () => {
    const written = [];
    for (let index = 0; index < 5; index += 1) written.push((await writePoll(server, author)).id);
    const pages = await readToEnd(server, '/v1/quiz-poll?tab=polls&limit=2');
    expect(pages.map((page) => page.data.length)).toEqual([2, 2, 1]);
    expect(pages.flatMap(idsOf)).toEqual([...written].reverse());
    const cursor = encodeURIComponent(pages[0]?.nextSegment ?? '');
    const foreign = await server.get(`/v1/quiz-poll?tab=all&limit=2&cursor=${cursor}`);
    expect(foreign.status).toBe(400);
    const stranger = await server.person();
    const other = await server.get(`/v1/quiz-poll?tab=polls&limit=2&cursor=${cursor}`, stranger);
    expect(other.status).toBe(400);
  });
});
