import {
  listApplicants,
  moveApplication,
  moveApplications,
  readApplication,
} from '@upround/jobs/contract';
import type { CallInput } from '@upround/shared/contract-core';
import type { TestMember } from '@upround/shared/testing-server';
import { startApplicationServer } from './test/application-server.fixtures';
import type { ApplicationServer } from './test/application-server.fixtures';

type Query = Omit<CallInput<typeof listApplicants>['query'], 'type' | 'id'>;

describe('G47, spec 4.47: blind hiring', () => {
  let server: ApplicationServer;
  let job: string;
  let ids: string[];
  let people: TestMember[];

  beforeAll(async () => {
    server = await startApplicationServer();
    job = await server.insertJob(server.creator);
    people = [];
    ids = [];
    for (const [at, displayName] of ['Zubin Zephyr', 'Anand Argon'].entries()) {
      const person = await server.signUpAs(`blind-person-${at}`, {
        displayName,
        headline: `Headline ${at}`,
      });
      people.push(person);
      const resumeUrl = await server.plantUpload(person);
      ids.unshift((await server.applyTo(job, person, { resumeUrl })).id);
    }
  });
  beforeEach(() => server.plans.set(server.creator.userId, 3));
  afterAll(() => server?.close());

  const list = (query: Query = {}) =>
    server.call(
      listApplicants,
      { query: { type: 'JOB', id: job, ...query } },
      { as: server.creator },
    );
  const read = (id: string, query: { blind?: 'true' }, as = server.creator) =>
    server.call(readApplication, { params: { id }, query }, { as });

  /** What an answer gives away of the applicants. */
  const revealed = ({ raw }: { raw: { body: string; headers: object } }) => {
    const all = `${raw.body} ${JSON.stringify(raw.headers)}`;
    return [
      'Zubin',
      'Anand',
      'Headline',
      'blind-person',
      'Ravi Teja',
      ...people.map((one) => one.userId),
    ].filter((word) => all.includes(word));
  };

  it('says whether the plan opens it, and names everyone until it is requested', async () => {
    const open = await list();
    expect(open.body.opens).toEqual({ blindHiring: true });
    expect(open.body.locked).toBeUndefined();
    expect(revealed(open)).toHaveLength(7);
  });

  it('leaves out names, photos, headlines, profiles and file names', async () => {
    const answer = await list({ blind: 'true' });
    expect(answer.status).toBe(200);
    expect(revealed(answer)).toEqual([]);
    expect(answer.body.locked).toBeUndefined();
    expect(answer.body.data.map(({ id }) => id)).toEqual(ids);
    expect(answer.body.data[0]).toMatchObject({
      note: 'Hello',
      stars: 0,
      resume: { size: 84_000 },
    });
    expect(answer.body.data[0]).not.toHaveProperty('applicant');
    expect(revealed(await list({ blind: 'true', notes: 'true', limit: 1 }))).toEqual([]);
  });

  it('can’t be seen through by a search for a name, or in the order of names', async () => {
    const all = (await list({ blind: 'true', sort: 'name' })).body.data.map(({ id }) => id);
    expect(all).toEqual(ids);
    expect((await list({ blind: 'true', search: 'Zubin' })).body.data).toHaveLength(2);
    expect((await list({ search: 'Zubin' })).body.data).toHaveLength(1);
  });

  it('opens one applicant blind too, and reveals one person on request', async () => {
    const [id = ''] = ids;
    const blind = await read(id, { blind: 'true' });
    expect([blind.status, blind.body.id]).toEqual([200, id]);
    expect(revealed(blind)).toEqual([]);
    const open = await read(id, {});
    expect(open.body.applicant).toMatchObject({ displayName: 'Anand Argon' });
    expect(open.body.resume?.name).toBe('Ravi Teja.pdf');
    expect(open.raw.body).not.toContain('Zubin');
  });

  it('decides without a name in the answer', async () => {
    const [id = '', other = ''] = ids;
    const one = await server.call(
      moveApplication,
      { params: { id }, body: { state: 'SEEN', blind: true } },
      { as: server.creator },
    );
    expect([one.status, one.body.state, revealed(one)]).toEqual([200, 'SEEN', []]);
    const moves = [
      { id, state: 'SHORTLISTED' },
      { id: other, state: 'REJECTED' },
    ] as const;
    const several = await server.call(
      moveApplications,
      { body: { moves: [...moves], blind: true } },
      { as: server.creator },
    );
    expect(several.body.data.map(({ state }) => state)).toEqual(['SHORTLISTED', 'REJECTED']);
    expect(revealed(several)).toEqual([]);
  });

  it.each([null, 1, 2] as const)('is locked with tier %s, never refused', async (tier) => {
    server.plans.delete(server.creator.userId);
    if (tier !== null) server.plans.set(server.creator.userId, tier);
    const { status, body } = await list({ blind: 'true' });
    expect([status, body.locked, body.opens]).toEqual([200, true, { blindHiring: false }]);
    expect(body.data.map(({ applicant }) => applicant?.displayName)).toEqual([
      'Anand Argon',
      'Zubin Zephyr',
    ]);
    const one = await read(ids[0] ?? '', { blind: 'true' });
    expect(one.body).toMatchObject({ locked: true, applicant: { displayName: 'Anand Argon' } });
    const named = (await list({ blind: 'true', sort: 'name', search: 'Zubin' })).body.data;
    expect(named).toHaveLength(1);
  });

  it('changes nothing for applicants, and opens nothing to anyone else', async () => {
    const [, one] = people as [TestMember, TestMember];
    const own = await read(ids[0] ?? '', { blind: 'true' }, one);
    expect(own.body.resume?.name).toBe('Ravi Teja.pdf');
    expect(own.body).not.toHaveProperty('locked');
    server.plans.set(server.stranger.userId, 3);
    expect((await read(ids[0] ?? '', { blind: 'true' }, server.stranger)).status).toBe(404);
  });
});
