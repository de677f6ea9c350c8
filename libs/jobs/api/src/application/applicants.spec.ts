import { listApplicants, type Applicant } from '@upround/jobs/contract';
import type { CallInput } from '@upround/shared/contract-core';
import { newId } from '@upround/shared/db';
import type { TestMember } from '@upround/shared/testing-server';
import { startApplicationServer } from './test/application-server.fixtures';
import type { ApplicationServer } from './test/application-server.fixtures';

type Query = Omit<CallInput<typeof listApplicants>['query'], 'type' | 'id'>;

describe('G47: the applicants of a job', () => {
  let server: ApplicationServer;
  let job: string;
  const people: TestMember[] = [];

  beforeAll(async () => {
    server = await startApplicationServer();
    job = await server.insertJob(server.creator);
    const names = ['Asha', 'bela', 'Chitra', 'Deva', 'eshan'];
    for (const [at, name] of names.entries()) {
      const person = await server.signUpAs(`listed-${at}`, {
        displayName: name,
        headline: at === 2 ? 'Ledgers, 100% of the time' : '',
      });
      people.push(person);
      const { id } = await server.applyTo(job, person);
      await server.database.query(
        `update job_applications set stars = $2, state = $3, private_note = $4, memo = 'Mine'
         where id = $1`,
        [id, [2, 5, 0, 5, 1][at], at < 2 ? 'SEEN' : 'APPLIED', at === 0 ? 'Call her' : ''],
      );
    }
  });
  afterAll(() => server?.close());

  const list = (query: Query = {}, as: TestMember | undefined = server.creator, id = job) =>
    server.call(listApplicants, { query: { type: 'JOB', id, ...query } }, { as });
  const namesOf = (data: readonly Applicant[]) =>
    data.map(({ applicant }) => applicant?.displayName);
  const names = async (query: Query) => namesOf((await list(query)).body.data);

  it('are listed newest first, with counts by stage', async () => {
    const { status, body } = await list();
    expect(status).toBe(200);
    expect(namesOf(body.data)).toEqual(['eshan', 'Deva', 'Chitra', 'bela', 'Asha']);
    expect(body.data[4]).toMatchObject({
      referenceId: job,
      state: 'SEEN',
      note: 'Hello',
      stars: 2,
      hasNote: true,
      applicant: { slug: 'listed-0', displayName: 'Asha' },
    });
    expect(body.data[0]?.hasNote).toBe(false);
    expect(body.counts).toEqual({
      total: 5,
      applied: 3,
      seen: 2,
      shortlisted: 0,
      interview: 0,
      offer: 0,
      rejected: 0,
      withdrawn: 0,
    });
    expect(Object.keys(body.data[4] ?? {})).toEqual(
      expect.not.arrayContaining(['memo', 'privateNote']),
    );
  });

  it('can be requested by the job’s slug too', async () => {
    expect((await list({}, server.creator, `job-${job}`)).body.data).toHaveLength(5);
  });

  it.each<[string, Query, string[]]>([
    ['oldest', { sort: 'oldest' }, ['Asha', 'bela', 'Chitra', 'Deva', 'eshan']],
    ['stars', { sort: 'stars' }, ['Deva', 'bela', 'Asha', 'eshan', 'Chitra']],
    ['name', { sort: 'name' }, ['Asha', 'bela', 'Chitra', 'Deva', 'eshan']],
    ['state', { state: ['SEEN'] }, ['bela', 'Asha']],
    ['states', { state: ['SEEN', 'APPLIED'], stars: 2 }, ['Deva', 'bela', 'Asha']],
    ['stars at least', { stars: 5 }, ['Deva', 'bela']],
    ['part of a name', { search: 'SH' }, ['eshan', 'Asha']],
    ['part of a headline', { search: '100%' }, ['Chitra']],
    ['a sign that is none', { search: '_' }, []],
    ['no search', { search: '' }, ['eshan', 'Deva', 'Chitra', 'bela', 'Asha']],
  ])('are ordered and filtered by %s', async (_what, query, expected) => {
    expect(await names(query)).toEqual(expected);
  });

  it.each(['newest', 'oldest', 'stars', 'name'] as const)(
    'R24: is read page by page by %s, everybody once',
    async (sort) => {
      const whole = await names({ sort });
      const read: (string | undefined)[] = [];
      for (let cursor: string | null = ''; cursor !== null;) {
        const { body } = await list({ sort, limit: 2, ...(cursor !== '' && { cursor }) });
        read.push(...namesOf(body.data));
        cursor = body.nextSegment;
      }
      expect(read).toEqual(whole);
    },
  );

  it('leave out blocked and deleted people', async () => {
    const [one, two, gone] = [people[0], people[1], people[2]] as [
      TestMember,
      TestMember,
      TestMember,
    ];
    await server.block(one, server.creator);
    await server.block(server.creator, two);
    await server.database.query(`update people set state = 'DELETED' where id = $1`, [gone.userId]);
    const { body } = await list();
    expect(namesOf(body.data)).toEqual(['eshan', 'Deva']);
    expect(body.counts.total).toBe(2);
  });

  it('are visible to the creator only', async () => {
    const draft = await server.insertJob(server.creator, { state: 'DRAFT' });
    const before = await server.everything();
    const outcome = async (as: TestMember | undefined, id = job) => {
      const token = as === undefined ? {} : { 'access-token': as.token };
      const { statusCode } = await server.app.inject({
        method: 'GET',
        url: `/v1/application?type=JOB&id=${id}`,
        headers: token,
      });
      return statusCode;
    };
    expect(await outcome(undefined)).toBe(401);
    expect(await outcome(undefined, newId())).toBe(401);
    for (const person of [people[3], server.stranger, server.otherCreator, server.moderator]) {
      expect(await outcome(person)).toBe(403);
      expect(await outcome(person, newId())).toBe(404);
      expect(await outcome(person, draft)).toBe(404);
    }
    expect(await outcome(people[1])).toBe(404);
    expect(await outcome(server.creator, draft)).toBe(200);
    expect(await server.everything()).toBe(before);
  });
});
