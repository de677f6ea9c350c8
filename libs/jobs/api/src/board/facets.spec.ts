import { listJobs, readJobFacets } from '@upround/jobs/contract';
import type { JobDraft } from '@upround/jobs/contract';
import type { CallInput } from '@upround/shared/contract-core';
import type { TestMember } from '@upround/shared/testing-server';
import { sql } from 'kysely';
import { startJobs } from '../test/jobs-server.fixtures';
import type { JobsServer } from '../test/jobs-server.fixtures';

type Filters = NonNullable<CallInput<typeof readJobFacets>['query']>;

const at = <Value>(list: readonly Value[], index: number) => list[index % list.length] as Value;

/** Jobs that differ in everything, so that no two facets agree by chance. */
const drafts: Partial<JobDraft>[] = Array.from({ length: 30 }, (_, n) => ({
  title: at(['Backend engineer', 'Designer', 'Writer'], n),
  type: at(['FULL_TIME', 'FULL_TIME', 'CONTRACT', 'PART_TIME'], n),
  workplace: at(['ONSITE', 'REMOTE', 'HYBRID', 'REMOTE', 'ONSITE'], n),
  experience: at(['MID', null, 'SENIOR', 'ENTRY', 'MID', 'LEAD', null], n),
  companyStage: at(['SEED', 'GROWTH', null], n * 2),
  location: at(['Pune, Maharashtra', 'Bengaluru', 'PUNE', 'Pune', 'Berlin'], n),
  tags: at([['engineering', 'go'], ['design'], [], ['engineering', 'design', 'writing']], n * 3),
  visa: n % 3 === 0,
  salary: n % 4 === 0 ? null : { min: n * 1_000, currency: at(['INR', 'USD'], n) },
}));

describe('facets', () => {
  let server: JobsServer;
  let creators: TestMember[];
  let reader: TestMember;

  const facets = async (query: Filters, as?: TestMember) =>
    (await server.call(readJobFacets, { query }, { as })).body;
  const total = async (query: Filters, as?: TestMember) =>
    (await server.call(listJobs, { query: { ...query, limit: 50 } }, { as })).body.data.length;

  /** Each count must be the length of the list that choosing its value alone would leave. */
  async function agrees(query: Filters, as?: TestMember) {
    const counted = await facets(query, as);
    expect(counted.total).toBe(await total(query, as));
    const choices: [Filters, number][] = [
      ...counted.tags.map(({ value, count }): [Filters, number] => [{ tag: [value] }, count]),
      ...counted.locations.map(({ value, count }): [Filters, number] => [
        { location: [value] },
        count,
      ]),
      ...counted.types.map(({ value, count }): [Filters, number] => [{ type: [value] }, count]),
      ...counted.workplaces.map(({ value, count }): [Filters, number] => [
        { workplace: [value] },
        count,
      ]),
      ...counted.experience.map(({ value, count }): [Filters, number] => [
        { experience: [value] },
        count,
      ]),
      ...counted.stages.map(({ value, count }): [Filters, number] => [{ stage: [value] }, count]),
    ];
    for (const [choice, count] of choices) {
      expect([query, choice, await total({ ...query, ...choice }, as)]).toEqual([
        query,
        choice,
        count,
      ]);
    }
    return choices.length;
  }

  beforeAll(async () => {
    server = await startJobs();
    creators = [await server.signUpAs('asha'), await server.signUpAs('bina')];
    reader = await server.signUpAs('reader');
    for (const [n, draft] of drafts.entries()) await server.post(at(creators, n), draft);
  }, 60_000);
  afterAll(() => server?.close());

  it.each<Filters>([
    {},
    { type: ['FULL_TIME'] },
    { type: ['CONTRACT', 'PART_TIME'], workplace: ['REMOTE'] },
    { tag: ['design', 'go'] },
    { location: ['pune'], experience: ['MID', 'SENIOR'] },
    { stage: ['SEED'], visa: 'true' },
    { query: 'engin', salary: 5_000, currency: 'INR' },
    { location: ['nowhere'] },
  ])('count the jobs that the list would have beside %j', async (query) => {
    expect(await agrees(query)).toBeGreaterThan(2);
  });

  it('write a city as most jobs do, and have nothing without a job', async () => {
    const { locations, types } = await facets({});
    expect(locations).toEqual([
      { value: 'pune', label: 'Pune', count: 18 },
      { value: 'bengaluru', label: 'Bengaluru', count: 6 },
      { value: 'berlin', label: 'Berlin', count: 6 },
    ]);
    expect(types.map(({ value }) => value)).toEqual(['FULL_TIME', 'PART_TIME', 'CONTRACT']);
  });

  it('stay exact while jobs are edited, closed, deleted and hidden', async () => {
    const whole = await facets({});
    const asha = at(creators, 0);
    const job = await server.post(asha, { tags: ['rust'], location: 'Oslo' });
    expect((await facets({})).total).toBe(whole.total + 1);
    await sql`update jobs set tags = '{zig}', type = 'CONTRACT' where id = ${job.id}`.execute(
      server.db,
    );
    expect((await facets({})).tags.map(({ value }) => value)).toContain('zig');
    expect((await facets({})).tags.map(({ value }) => value)).not.toContain('rust');
    await agrees({});
    await sql`update jobs set state = 'CLOSED', close_reason = 'FILLED' where id = ${job.id}`.execute(
      server.db,
    );
    expect(await facets({})).toEqual(whole);
    await server.block(at(creators, 1), reader);
    await server.mute(reader, asha);
    const theirs = await server.post(reader, { tags: ['go'] });
    for (const query of [{}, { visa: 'true' }, { type: ['FULL_TIME'] }] as Filters[]) {
      await agrees(query, reader);
    }
    expect((await facets({}, reader)).total).toBe(1);
    await sql`update people set state = 'BANNED' where id = ${asha.userId}`.execute(server.db);
    await agrees({});
    await agrees({ workplace: ['REMOTE'] });
    await sql`delete from jobs where id = ${theirs.id}`.execute(server.db);
    expect((await facets({}, reader)).total).toBe(0);
  });
});
