import * as applicationCalls from './application.calls';
import { applicantFixtures, appliedJobFixtures } from './application.fixtures';
import {
  applicantSchema,
  applicationDraftSchema,
  applicationMoveSchema,
  appliedJobSchema,
} from './application.schema';
import * as companyCalls from './company.calls';
import { companyFixtures } from './company.fixtures';
import { companyChangeSchema, companySchema } from './company.schema';
import * as jobCalls from './job.calls';
import { facetFixture, jobFixtures, savedSearchFixtures } from './job.fixtures';
import { jobFilterFields, jobTagSchema } from './job-filters.schema';
import { jobChangeSchema, jobDraftSchema, jobFacetsSchema, jobSchema } from './job.schema';
import * as writingCalls from './job-writing.calls';
import * as savedSearchCalls from './saved-search.calls';
import { savedSearchSchema } from './saved-search.calls';
import * as z from 'zod/mini';

const linesOf = (calls: object) =>
  Object.values(calls)
    .filter((value): value is (typeof jobCalls)['listJobs'] => 'method' in Object(value))
    .map(({ method, version, path, selectedBy, access }) =>
      [method, version, path, ...selectedBy, access].join(' '),
    )
    .sort();

const draft = {
  title: 'Backend engineer',
  company: 'Tidewater',
  description: 'Own the readings.',
  location: 'Pune',
  type: 'FULL_TIME',
  workplace: 'HYBRID',
};

describe('the calls of jobs', () => {
  it('spec 7: keep method, version, path and access', () => {
    expect(linesOf(jobCalls)).toEqual([
      'GET v1 /job applied member',
      'GET v1 /job guest',
      'GET v1 /job userId guest',
      'GET v1 /job-facets guest',
      'GET v1 /job/{id} guest',
      'GET v1 /job/{id}/similar guest',
    ]);
    expect(linesOf(companyCalls)).toEqual([
      'GET v1 /company guest',
      'GET v1 /company/{slug} guest',
      'GET v1 /job company guest',
      'PATCH v1 /company/{slug} member',
    ]);
    expect(linesOf(writingCalls)).toEqual([
      'DELETE v1 /job/{id} member',
      'PATCH v1 /job/{id} member',
      'POST v1 /job member',
      'POST v1 /job/{id}/confirmation member',
      'POST v1 /job/{id}/repost member',
    ]);
    expect(linesOf(applicationCalls)).toEqual([
      'GET v1 /application member',
      'GET v1 /application/{id} member',
      'GET v1 /application/{id}/note member',
      'PATCH v1 /application member',
      'PATCH v1 /application/{id} member',
      'PATCH v1 /application/{id}/memo member',
      'PATCH v1 /application/{id}/note member',
      'POST v1 /application member',
      'POST v1 /application/{id}/offer-reply member',
    ]);
    expect(linesOf(savedSearchCalls)).toEqual([
      'DELETE v1 /saved-search/{id} member',
      'GET v1 /saved-search member',
      'PATCH v1 /saved-search/{id} member',
      'POST v1 /saved-search member',
    ]);
  });

  it('records go over the wire unchanged', () => {
    for (const job of jobFixtures) expect(jobSchema.parse(job)).toEqual(job);
    for (const one of applicantFixtures) expect(applicantSchema.parse(one)).toEqual(one);
    for (const one of appliedJobFixtures) expect(appliedJobSchema.parse(one)).toEqual(one);
    for (const one of savedSearchFixtures) expect(savedSearchSchema.parse(one)).toEqual(one);
    for (const one of companyFixtures) expect(companySchema.parse(one)).toEqual(one);
    expect(jobFacetsSchema.parse(facetFixture)).toEqual(facetFixture);
  });
});

describe('what is written about jobs', () => {
  const accepts = (extra: object) => jobDraftSchema.safeParse({ ...draft, ...extra }).success;

  it('takes a job of the required fields alone', () => expect(accepts({})).toBe(true));

  it.each([
    [{ title: ' ' }],
    [{ title: 'x'.repeat(121) }],
    [{ type: 'FOREVER' }],
    [{ salary: { min: 5, max: 4, currency: 'INR' } }],
    [{ salary: { min: 5.5, currency: 'INR' } }],
    [{ salary: { min: 5, currency: 'XXX' } }],
    [{ equity: { min: 101 } }],
    [{ equity: { min: 0.001 } }],
    [{ tags: ['a', 'A'] }],
    [{ tags: Array.from({ length: 9 }, (_, index) => `t${index}`) }],
    [{ creatorId: 'somebody' }],
    [{ state: 'CLOSED' }],
  ])('T40: refuses %j', (extra) => expect(accepts(extra)).toBe(false));

  it.each([
    [{ name: 'Tidewater' }],
    [{ site: 'javascript:alert(1)' }],
    [{ site: 'https://me:secret@tidewater.example' }],
    [{ site: 'tidewater' }],
    [{ stage: 'FAMOUS' }],
    [{ size: 12 }],
    [{ about: 'x'.repeat(301) }],
  ])('T40: refuses the facts %j of a company', (change) =>
    expect(companyChangeSchema.safeParse(change).success).toBe(false),
  );

  it('keeps tags in one spelling', () => {
    expect(jobTagSchema.parse('#Machine Learning')).toBe('machine-learning');
    expect(jobTagSchema.parse('C++')).toBe('c++');
    expect(jobTagSchema.safeParse('<b>').success).toBe(false);
  });

  it('takes a reason with closing alone, and with not selecting alone', () => {
    const change = (value: object) => jobChangeSchema.safeParse(value).success;
    expect(change({ state: 'CLOSED', reason: 'FILLED' })).toBe(true);
    expect(change({ reason: 'FILLED' })).toBe(false);
    expect(change({ state: 'CLOSED', reason: 'EXPIRED' })).toBe(false);
    const move = (value: object) => applicationMoveSchema.safeParse(value).success;
    expect(move({ state: 'REJECTED', reason: 'SKILLS' })).toBe(true);
    expect(move({ state: 'OFFER', reason: 'SKILLS' })).toBe(false);
    const moves = (...list: object[]) =>
      applicationCalls.moveApplications.body?.safeParse({ moves: list }).success;
    expect(moves({ id: 'a', state: 'REJECTED', reason: 'SKILLS' })).toBe(true);
    expect(moves({ id: 'a', state: 'OFFER', reason: 'SKILLS' })).toBe(false);
    expect(moves({ id: 'a', state: 'OFFER' }, { id: 'a', state: 'SEEN' })).toBe(false);
  });

  it('takes an application with a note or a résumé, not with neither', () => {
    const reference = { referenceType: 'JOB', referenceId: 'a-job' };
    const applies = (extra: object) =>
      applicationDraftSchema.safeParse({ ...reference, ...extra }).success;
    expect(applies({ note: 'Hello' })).toBe(true);
    expect(applies({ resumeUrl: '/media/a.pdf' })).toBe(true);
    expect(applies({ note: '', resumeUrl: null })).toBe(false);
    expect(
      applicationDraftSchema.safeParse({ ...reference, note: 'a', referenceType: 'POST' }).success,
    ).toBe(false);
  });

  it('T22: filters are those of the list and no others', () => {
    const filters = z.strictObject(jobFilterFields);
    expect(filters.safeParse({ tag: ['all'], type: ['FULL_TIME'], salary: '5' }).success).toBe(
      true,
    );
    expect(filters.safeParse({ creator_id: '1' }).success).toBe(false);
  });
});
