import { listJobs, listJobsByUser, listSimilarJobs, readJob } from '@upround/jobs/contract';
import { lowestIdAt } from '@upround/shared/db';
import type { CallInput } from '@upround/shared/contract-core';
import type { TestMember } from '@upround/shared/testing-server';
import { sql } from 'kysely';
import { DAY_MS, startJobs } from '../test/jobs-server.fixtures';
import type { JobsServer } from '../test/jobs-server.fixtures';

type Query = CallInput<typeof listJobs>['query'];

describe('the board', () => {
  let server: JobsServer;
  let asha: TestMember;
  let reader: TestMember;

  const titles = async (query: Query = {}, as?: TestMember) => {
    const answer = await server.call(listJobs, { query }, { as });
    expect(answer.status).toBe(200);
    return answer.body.data.map(({ title }) => title);
  };

  beforeAll(async () => {
    server = await startJobs();
    asha = await server.signUpAs('asha');
    reader = await server.signUpAs('reader');
    await server.post(asha, {
      title: 'Backend engineer',
      tags: ['engineering', 'postgresql'],
      experience: 'MID',
      companyStage: 'SEED',
      visa: true,
      equity: { min: 0.1, max: 0.5 },
      salary: { min: 100_000, max: 200_000, currency: 'INR', period: 'MONTH' },
    });
    await server.post(asha, {
      title: 'Designer',
      company: 'Kiln',
      type: 'CONTRACT',
      workplace: 'REMOTE',
      location: 'São Paulo, Brazil',
      tags: ['design'],
      experience: 'SENIOR',
      salary: { min: 1_000, currency: 'USD', period: 'HOUR' },
    });
    await server.post(asha, {
      title: 'Office lead',
      company: 'Kiln',
      type: 'PART_TIME',
      workplace: 'ONSITE',
      description: 'Keep the office. No code.',
      companyStage: 'GROWTH',
      location: 'PUNE',
      salary: { min: 3_000_000, currency: 'INR' },
      equity: { min: 0.2 },
    });
    await server.post(asha, { title: 'A draft', state: 'DRAFT' });
    const closed = await server.post(asha, { title: 'Closed already' });
    await sql`update jobs set state = 'CLOSED', close_reason = 'FILLED', closed_at = now()
      where id = ${closed.id}`.execute(server.db);
  });
  afterAll(() => server?.close());

  it('G35: shows open jobs to guests, newest first', async () => {
    expect(await titles()).toEqual(['Office lead', 'Designer', 'Backend engineer']);
  });

  it.each<[Query, string[]]>([
    [{ tag: ['design', 'postgresql'] }, ['Designer', 'Backend engineer']],
    [{ tag: ['all', 'design'] }, ['Office lead', 'Designer', 'Backend engineer']],
    [{ location: ['pune'] }, ['Office lead', 'Backend engineer']],
    [{ location: ['SAO  PAULO'] }, ['Designer']],
    [{ workplace: ['REMOTE', 'ONSITE'] }, ['Office lead', 'Designer']],
    [{ type: ['FULL_TIME'] }, ['Backend engineer']],
    [{ experience: ['SENIOR'] }, ['Designer']],
    [{ stage: ['SEED', 'GROWTH'] }, ['Office lead', 'Backend engineer']],
    [{ salary: 2_400_000 }, ['Office lead', 'Designer', 'Backend engineer']],
    [{ salary: 2_400_001, currency: 'INR' }, ['Office lead', 'Designer']],
    [{ salary: 2_080_000, currency: 'USD' }, ['Designer']],
    [{ currency: 'USD' }, ['Designer']],
    [{ equity: 0.3 }, ['Backend engineer']],
    [{ equity: 0.2 }, ['Office lead', 'Backend engineer']],
    [{ visa: 'true' }, ['Backend engineer']],
    [{ query: 'kiln office' }, ['Office lead']],
    [{ query: 'engineers' }, ['Backend engineer']],
    [{ query: 'postgr' }, ['Backend engineer']],
    [{ query: 'postgr kiln' }, []],
    [{ query: 'designer remote' }, ['Designer']],
    [{ query: 'Poona part time' }, ['Office lead']],
    [{ location: ['Poona'] }, ['Office lead', 'Backend engineer']],
    [{ query: 'de', location: ['pune'] }, []],
    [{ type: ['FULL_TIME'], workplace: ['REMOTE'] }, []],
  ])('%j narrows it', async (query, expected) => {
    expect(await titles(query)).toEqual(expected);
    expect((await titles({ ...query, sort: 'salary' })).sort()).toEqual([...expected].sort());
  });

  it('leaves out descriptions, which only the single job has', async () => {
    const { body } = await server.call(listJobs, { query: { query: 'kiln office' } });
    const [listed] = body.data;
    expect(listed).not.toHaveProperty('description');
    const { body: job } = await server.call(readJob, { params: { id: listed?.id ?? '' } });
    expect(job).toEqual({ ...listed, description: 'Keep the office. No code.' });
  });

  it('shows only jobs of the last days', async () => {
    const old = await server.post(asha, { title: 'Ten days old' });
    const at = new Date(Date.now() - 10 * DAY_MS);
    await sql`update jobs set listing_id = ${lowestIdAt(at)}, published_at = ${at}
      where id = ${old.id}`.execute(server.db);
    expect(await titles({ posted: '7' })).not.toContain('Ten days old');
    expect(await titles({ posted: '14' })).toContain('Ten days old');
    await sql`delete from jobs where id = ${old.id}`.execute(server.db);
  });

  it('sorts by the upper end of a year in one currency, full-time jobs first, and page by page', async () => {
    await server.post(asha, { title: 'Silent about pay' });
    // The only full-time job, then by what they pay in a year in one currency.
    const whole = ['Backend engineer', 'Designer', 'Office lead', 'Silent about pay'];
    expect(await titles({ sort: 'salary' })).toEqual(whole);
    for (const sort of ['salary', 'newest'] as const) {
      const paged: string[] = [];
      for (let cursor: string | null = ''; cursor !== null;) {
        const query: Query = { sort, limit: 1, cursor };
        const { body } = await server.call(listJobs, { query });
        paged.push(...body.data.map(({ title }) => title));
        cursor = body.nextSegment;
      }
      expect(paged).toEqual(await titles({ sort }));
    }
  });

  it('T23: a cursor works for its own filters only, and nothing else is accepted as one', async () => {
    const { body } = await server.call(listJobs, { query: { limit: 1 } });
    const cursor = body.nextSegment ?? '';
    expect((await server.call(listJobs, { query: { limit: 1, cursor } })).status).toBe(200);
    for (const query of [{ cursor, visa: 'true' as const }, { cursor: `${cursor}'` }]) {
      expect((await server.call(listJobs, { query })).status).toBe(400);
    }
  });

  it.each(["' or 1=1 --", '$1', "'); drop table jobs; --", '\\', "'':*", '& | !', '%', ':*'])(
    'T23: %j is looked for as it stands',
    async (text) => {
      expect(await titles({ query: text })).toEqual([]);
      expect(await titles({ location: [text.replace(/,/g, '')] })).toEqual([]);
    },
  );

  it.each(['type=NEVER', 'sort=up', 'tag=', 'salary=-1', 'posted=8', 'visa=false', 'currency=XXX'])(
    '%s is refused',
    async (query) => {
      const { statusCode } = await server.app.inject({ url: `/v1/job?${query}` });
      expect(statusCode).toBe(400);
    },
  );

  it('finds words with viramas and vowel signs by their first two characters, as search does', async () => {
    await server.post(asha, { title: 'स्टार्टअप इंजीनियर', tags: ['hindi'] });
    for (const query of ['स्', 'स्ट', 'स्टार्ट', 'स्टार्टअप'])
      expect([query, await titles({ query })]).toEqual([query, ['स्टार्टअप इंजीनियर']]);
  });

  it('finds words that a slash joins and names with an apostrophe, as search does', async () => {
    const { slug } = await server.post(asha, {
      title: 'UI/UX intern',
      company: "D'Souza Labs",
      tags: ['figma'],
    });
    for (const query of ['ui', 'ux', 'UI/UX', 'ui ux', 'ui/u', 'dsouza', "d'souza", 'd souza'])
      expect([query, await titles({ query })]).toEqual([query, ['UI/UX intern']]);
    await server.post(asha, { title: 'UX writer', tags: ['figma'] });
    const similar = await server.call(listSimilarJobs, { params: { id: slug } });
    expect(similar.body.data.map(({ title }) => title)).toEqual(['UX writer']);
  });

  it('finds similar jobs by tags and titles together, not by one of them only', async () => {
    await server.post(asha, { title: 'Sales engineer', tags: ['sales'] });
    const twin = await server.post(asha, { title: 'Engineer', tags: ['postgresql'] });
    const similar = await server.call(listSimilarJobs, { params: { id: twin.slug } });
    expect(similar.body.data.map(({ title }) => title)).toEqual(['Backend engineer']);
    const none = await server.call(listSimilarJobs, { params: { id: 'nothing' } });
    expect(none.status).toBe(404);
  });

  it('hides the jobs of blocked, muted and banned people', async () => {
    const other = await server.signUpAs('other');
    const job = await server.post(other, { title: 'Other engineer', tags: ['others'] });
    const similarTo = (await server.post(asha, { title: 'Engineer of others', tags: ['others'] }))
      .id;
    const sees = async (as?: TestMember) => {
      const similar = await server.call(listSimilarJobs, { params: { id: similarTo } }, { as });
      const theirs = await server.call(listJobsByUser, { query: { userId: other.userId } }, { as });
      return [
        (await titles({}, as)).includes('Other engineer'),
        (await titles({ sort: 'salary', query: 'other' }, as)).includes('Other engineer'),
        similar.body.data.some(({ id }) => id === job.id),
        theirs.body.data.length > 0,
        (await server.call(readJob, { params: { id: job.id } }, { as })).status === 200,
      ];
    };
    const all = [true, true, true, true, true];
    const none = [false, false, false, false, false];
    expect(await sees(reader)).toEqual(all);
    await server.mute(reader, other);
    expect(await sees(reader)).toEqual([false, false, false, true, true]);
    const [blocker, blocked] = [await server.signUpAs('blocker'), await server.signUpAs('blocked')];
    await server.block(blocker, other);
    await server.block(other, blocked);
    expect(await sees(blocker)).toEqual(none);
    expect(await sees(blocked)).toEqual(none);
    await sql`update people set state = 'BANNED' where id = ${other.userId}`.execute(server.db);
    expect(await sees()).toEqual(none);
  });
});
