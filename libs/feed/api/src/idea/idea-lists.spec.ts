import { newId } from '@upround/shared/db';
import { sql } from 'kysely';
import { codeOf, startFeedServer } from '../test/feed-server.fixtures';
import type { FeedServer, TestPerson } from '../test/feed-server.fixtures';
import {
  ideaIdsOf,
  insertIdea,
  readIdeasToEnd,
  type IdeaPage,
  type InsertedIdea,
} from '../test/idea.fixtures';
import { refreshIdeaRanking } from './idea-ranking';

let server: FeedServer;
let author: TestPerson;
let other: TestPerson;
let reader: TestPerson;

beforeAll(async () => {
  server = await startFeedServer();
  [author, other, reader] = [await server.person(), await server.person(), await server.person()];
});
afterAll(() => server?.stop());

const insert = (over: Partial<InsertedIdea> = {}) => insertIdea(server, { author, ...over });
const list = (path: string, as?: TestPerson) => server.get<IdeaPage>(path, as);
const ids = async (path: string, as?: TestPerson) => ideaIdsOf((await list(path, as)).body);
const clear = async () => {
  await sql`delete from ideas`.execute(server.db);
  await sql`delete from idea_rankings`.execute(server.db);
};
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);

describe('the ideas of a person', () => {
  beforeAll(clear);

  it('G20: are listed newest first, page by page, each once', async () => {
    const inserted: string[] = [];
    for (let count = 0; count < 5; count += 1) inserted.push(await insert());
    await insert({ author: other });
    await insert({ state: 'DELETED' });
    const pages = await readIdeasToEnd(server, `/v1/idea?userId=${author.id}&limit=2`);
    expect(pages.map(ideaIdsOf)).toEqual([
      inserted.slice(3).reverse(),
      inserted.slice(1, 3).reverse(),
      inserted.slice(0, 1),
    ]);
  });

  it('G20, R29: a hidden one is only in its author’s own list', async () => {
    const id = await insert({ state: 'HIDDEN' });
    const path = `/v1/idea?userId=${author.id}`;
    expect(await ids(path, author)).toContain(id);
    expect(await ids(path, reader)).not.toContain(id);
    expect(await ids(path)).not.toContain(id);
  });

  it('are empty for an unknown person; an invalid list is rejected', async () => {
    expect(await ids(`/v1/idea?userId=${newId()}`)).toEqual([]);
    expect(await ids('/v1/idea?userId=somebody')).toEqual([]);
    expect((await list('/v1/idea')).status).toBe(400);
    expect((await list(`/v1/idea?userId=${author.id}&cursor=x`)).status).toBe(400);
    expect((await list(`/v1/idea?userId=${author.id}&limit=51`)).status).toBe(400);
  });
});

describe('all ideas', () => {
  const rank = () => server.db.transaction().execute((trx) => refreshIdeaRanking(trx, new Date()));

  beforeEach(clear);

  it('G50: are listed by the number of people who would use them, page by page, each once', async () => {
    const inserted: string[] = [];
    for (const count of [3, 9, 9, 0, 5]) {
      inserted.push(await insert({ wouldUse: count }));
    }
    const [three, nine, otherNine, none, five] = inserted;
    const pages = await readIdeasToEnd(server, '/v3/idea?limit=2');
    expect(pages.map(ideaIdsOf)).toEqual([[otherNine, nine], [five, three], [none]]);
    expect(await ids('/v3/idea?sort=wanted')).toEqual(pages.flatMap(ideaIdsOf));
  });

  it('G50: are listed newest first, and by trend', async () => {
    const old = await insert({ at: daysAgo(30), wouldUse: 1 });
    const fresh = await insert({ author: other });
    expect(await ids('/v3/idea?sort=newest')).toEqual([fresh, old]);
    await rank();
    expect(await ids('/v3/idea?sort=trending')).toEqual([fresh, old]);
    expect((await list('/v3/idea?sort=oldest')).status).toBe(400);
  });

  it.each(['wanted', 'newest', 'trending'])(
    'G50, R29: leave out of %s what is hidden, deleted or of someone blocked',
    async (sort) => {
      await insert({ state: 'HIDDEN' });
      await insert({ state: 'DELETED' });
      const id = await insert({ author: other });
      await rank();
      expect(await ids(`/v3/idea?sort=${sort}`, reader)).toEqual([id]);
      await server.block(reader, other);
      expect(await ids(`/v3/idea?sort=${sort}`, reader)).toEqual([]);
      expect(await ids(`/v3/idea?sort=${sort}`)).toEqual([id]);
      await sql`delete from blocks`.execute(server.db);
    },
  );
});

describe('ideas related to a record', () => {
  let ledger = '';
  let meters = '';
  let cashbook = '';

  beforeAll(async () => {
    await clear();
    ledger = await insert({
      title: 'A ledger for housing societies',
      description: 'Bills that every flat can see',
    });
    meters = await insert({
      title: 'Water meters for housing',
      description: 'Each society reads its own',
      author: other,
    });
    cashbook = await insert({
      title: 'Ledgers for shops',
      description: 'A cash book',
      author: other,
    });
    await insert({ title: 'Spoken English by phone', description: 'Fifteen minutes a day' });
  });

  it('G21: share its words, nearest first, without the record itself', async () => {
    const related = await ids(`/v2/idea?referenceId=${ledger}&filter=related`);
    expect(related).toHaveLength(2);
    expect(new Set(related)).toEqual(new Set([meters, cashbook]));
    expect(await ids(`/v2/idea?referenceId=${ledger}`)).toEqual(related);
    const pages = await readIdeasToEnd(server, `/v2/idea?referenceId=${ledger}&limit=1`);
    expect(pages.flatMap(ideaIdsOf)).toEqual(related);
    expect(pages).toHaveLength(2);
  });

  it('can be requested for a post as well', async () => {
    const [post = ''] = await server.insert({ author, text: 'Our society bought water meters.' });
    expect((await ids(`/v2/idea?referenceId=${post}`))[0]).toBe(meters);
  });

  it('are empty for a record that the reader can’t see', async () => {
    const hidden = await insert({ title: 'A hidden ledger for housing', state: 'HIDDEN' });
    expect(await ids(`/v2/idea?referenceId=${hidden}`, reader)).toEqual([]);
    expect(await ids(`/v2/idea?referenceId=${hidden}`, author)).not.toEqual([]);
    expect(await ids(`/v2/idea?referenceId=${newId()}`)).toEqual([]);
    expect(await ids('/v2/idea?referenceId=no-such-idea')).toEqual([]);
    expect((await list('/v2/idea?filter=related')).status).toBe(400);
  });

  it('T27, R29: leave out blocked and muted people, and deleted and hidden ideas', async () => {
    const [blocker, muter] = [await server.person(), await server.person()];
    await server.block(other, blocker);
    await sql`insert into mutes (user_id, muted_id) values (${muter.id}, ${other.id})`.execute(
      server.db,
    );
    expect(await ids(`/v2/idea?referenceId=${ledger}`, blocker)).toEqual([]);
    expect(await ids(`/v2/idea?referenceId=${ledger}`, muter)).toEqual([]);
    await sql`update ideas set state = 'DELETED' where id = ${meters}`.execute(server.db);
    expect(await ids(`/v2/idea?referenceId=${ledger}`)).toEqual([cashbook]);
  });
});

describe('trending ideas', () => {
  let inserted: string[] = [];
  const path = () => `/v2/idea?referenceId=${inserted[0]}&filter=trending`;

  beforeAll(async () => {
    await clear();
    inserted = [
      await insert(),
      await insert({ author: reader, wouldUse: 40, at: daysAgo(8) }),
      await insert({ author: other, wouldUse: 40, at: daysAgo(1) }),
      await insert({ author: await server.person(), wouldUse: 1, at: daysAgo(2) }),
    ];
  });

  it('G21: are ordered by reactions and age, and the first request creates the ranking', async () => {
    expect(await ids(path())).toEqual([inserted[2], inserted[1], inserted[3]]);
  });

  it('R7: a cursor stays in the ranking that it began with', async () => {
    const first = await list(`${path()}&limit=1`);
    await sql`update ideas set would_use_count = 900 where id = ${inserted[3]}`.execute(server.db);
    await server.db.transaction().execute((trx) => refreshIdeaRanking(trx, new Date()));
    const cursor = encodeURIComponent(first.body.nextSegment ?? '');
    expect(await ids(`${path()}&cursor=${cursor}`)).toEqual([inserted[1], inserted[3]]);
    expect((await ids(path()))[0]).toBe(inserted[3]);
    await sql`delete from idea_rankings`.execute(server.db);
    const late = await list(`${path()}&cursor=${cursor}`);
    expect([late.status, codeOf(late)]).toEqual([400, 'INVALID_CURSOR']);
  });

  it('are ranked by a scheduled task, once for the same order, and old rankings are deleted', async () => {
    const task = server.feed.tasks?.find(({ task: { name } }) => name === 'feed.rank-ideas');
    expect(task?.task.schedule).toBe('* * * * *');
    const sender = { send: async () => undefined, publish: async () => undefined };
    const run = () =>
      task?.run(
        {
          db: server.db,
          log: { info: () => undefined, warn: () => undefined },
          inTransaction: (work) => server.db.transaction().execute((trx) => work(trx, sender)),
        },
        {},
      );
    const rankings = async () =>
      (await sql`select 1 from idea_rankings`.execute(server.db)).rows.length;
    await clear();
    const strong = await insert({ wouldUse: 9 });
    await run();
    await run();
    expect(await rankings()).toBe(1);
    await sql`update idea_rankings set created_at = now() - interval '3 days'`.execute(server.db);
    await insert({ author: other, wouldUse: 90 });
    await run();
    expect(await rankings()).toBe(2);
    await sql`update idea_rankings set created_at = now() - interval '2 days'`.execute(server.db);
    await sql`update ideas set would_use_count = 900 where id = ${strong}`.execute(server.db);
    await run();
    expect(await rankings()).toBe(2);
  });
});

describe('ideas at random', () => {
  let inserted: string[] = [];

  beforeAll(async () => {
    await clear();
    inserted = [];
    for (let count = 0; count < 12; count += 1) inserted.push(await insert());
    await insert({ state: 'HIDDEN' });
  });

  it('G21: page through all ideas, each once, without the one beside them', async () => {
    const [beside, ...rest] = inserted;
    const path = `/v2/idea?referenceId=${beside}&filter=random&limit=5`;
    for (let round = 0; round < 5; round += 1) {
      const shown = (await readIdeasToEnd(server, path)).flatMap(ideaIdsOf);
      expect([...shown].sort()).toEqual([...rest].sort());
    }
  });

  it('start with a different idea each time', async () => {
    const path = `/v2/idea?referenceId=${inserted[0]}&filter=random&limit=1`;
    const firsts = new Set<string | undefined>();
    // Among eleven, forty draws of the same one would be chance only once in 10^40.
    for (let draw = 0; draw < 40; draw += 1) firsts.add((await ids(path))[0]);
    expect(firsts.size).toBeGreaterThan(1);
  });

  it('T27: leave out blocked people', async () => {
    const blocked = await server.person();
    await server.block(author, blocked);
    expect(await ids(`/v2/idea?referenceId=${inserted[0]}&filter=random`, blocked)).toEqual([]);
  });
});
