import type { FeedItem } from '@upround/feed/contract';
import { newId } from '@upround/shared/db';
import type { Trx } from '@upround/shared/db';
import { sql } from 'kysely';
import { startFeedServer } from '../test/feed-server.fixtures';
import type { FeedServer, TestPerson } from '../test/feed-server.fixtures';
import { EXPLANATION, writeQuiz } from '../test/vote.fixtures';

let server: FeedServer;
let author: TestPerson;
let voter: TestPerson;

beforeAll(async () => {
  server = await startFeedServer();
  author = await server.person();
  voter = await server.person();
});

afterAll(() => server?.stop());

const written = async (multiple = false) => {
  const endsAt = new Date(Date.now() + 5 * 3_600_000).toISOString();
  const { body } = await server.send<FeedItem>('POST', '/v2/post', author, {
    type: 'POST',
    text: 'Which?',
    poll: { options: ['One', 'Two', 'Three'], multiple, endsAt },
  });
  const optionIds = body.data.poll?.options.map(({ id }) => id) ?? [];
  return { id: body.data.id, optionIds: optionIds as [string, string, string] };
};
const within = <T>(work: (trx: Trx) => Promise<T>) => server.db.transaction().execute(work);
const open = (postId: string) => within((trx) => server.polls.open(trx, voter.id, postId));
const votes = async (postId: string) => {
  const totals = await within((trx) => server.polls.totals(trx, postId));
  return [...totals.options.map((option) => option.votes), totals.voters];
};

describe('polls, for the slice that stores the votes', () => {
  it('are open until they end', async () => {
    const { id, optionIds } = await written();
    expect(await open(id)).toEqual({
      kind: 'OPEN',
      ownerId: author.id,
      optionIds,
      multiple: false,
      answer: null,
    });
    await sql`update posts set poll_ends_at = now() - interval '1 second' where id = ${id}`.execute(
      server.db,
    );
    expect(await open(id)).toMatchObject({ kind: 'CLOSED' });
  });

  it('are distinguished from other posts and from missing ones', async () => {
    const [plain = '', hidden = ''] = await server.insert({ author }, { author, state: 'HIDDEN' });
    expect(await open(plain)).toEqual({ kind: 'NOT_A_POLL' });
    expect(await open(hidden)).toEqual({ kind: 'NOT_FOUND' });
    expect(await open(newId())).toEqual({ kind: 'NOT_FOUND' });
    expect(await open('no-id')).toEqual({ kind: 'NOT_FOUND' });
  });

  it('of a quiz include the correct options, and stay open without an end', async () => {
    const { id, quiz } = await writeQuiz(server, author);
    expect(await open(id)).toMatchObject({
      kind: 'OPEN',
      answer: { right: [quiz?.options[1]?.id], explanation: EXPLANATION },
    });
  });

  it('R8: count one voter, and each chosen option', async () => {
    const { id, optionIds } = await written(true);
    const [one, , three] = optionIds;
    const totals = await within((trx) => server.polls.count(trx, id, [one, three]));
    expect(totals.voters).toBe(1);
    await within((trx) => server.polls.count(trx, id, [three]));
    expect(await votes(id)).toEqual([1, 0, 2, 2]);
  });

  it('T26: do not count an option of another poll', async () => {
    const [mine, other] = [await written(), await written()];
    await within((trx) => server.polls.count(trx, mine.id, [other.optionIds[0]]));
    expect(await votes(mine.id)).toEqual([0, 0, 0, 1]);
  });

  it('count many votes in one statement', async () => {
    const [first, second] = [await written(), await written(true)];
    await within((trx) =>
      server.polls.countMany(trx, [
        { postId: first.id, selection: [first.optionIds[0]] },
        { postId: first.id, selection: [first.optionIds[0]] },
        { postId: second.id, selection: [second.optionIds[1], second.optionIds[2]] },
      ]),
    );
    expect(await votes(first.id)).toEqual([2, 0, 0, 2]);
    expect(await votes(second.id)).toEqual([0, 1, 1, 1]);
  });
});
