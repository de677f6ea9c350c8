import {
  createJob,
  editCompany,
  editJob,
  listCompanies,
  listJobsByCompany,
  readCompany,
  readJob,
} from '@upround/jobs/contract';
import type { CompanyChange, JobDraft } from '@upround/jobs/contract';
import type { CallInput } from '@upround/shared/contract-core';
import { newId } from '@upround/shared/db';
import type { TestMember } from '@upround/shared/testing-server';
import { sql } from 'kysely';
import { jobPages } from '../contributions/job-pages';
import { companiesEraser } from '../contributions/companies-eraser';
import { jobsEraser } from '../contributions/jobs-eraser';
import { plainDraft, startJobs } from '../test/jobs-server.fixtures';
import type { JobsServer } from '../test/jobs-server.fixtures';

describe('companies', () => {
  let server: JobsServer;
  let asha: TestMember;
  let stranger: TestMember;
  let moderator: TestMember;

  const read = async (slug: string, as?: TestMember) =>
    server.call(readCompany, { params: { slug } }, as === undefined ? {} : { as });
  const slugOf = async (as: TestMember, company: string, extra: Partial<JobDraft> = {}) =>
    (await server.post(as, { company, ...extra })).companyRecord?.slug ?? '';
  const named = async (query: string) =>
    (await server.call(listCompanies, { query: { query } })).body.data.map(({ name }) => name);
  const edit = (slug: string, body: CompanyChange, as?: TestMember) =>
    server.call(editCompany, { params: { slug }, body }, as === undefined ? {} : { as });
  const work = (person: TestMember, company: string, end: string | null = null) =>
    sql`insert into experiences (id, user_id, title, company, company_id, start_month, end_month) values
      (${newId()}, ${person.userId}, 'Engineer', ${company}, company_of(${company}), '2024-01', ${end})`.execute(
      server.db,
    );

  beforeAll(async () => {
    server = await startJobs();
    asha = await server.signUpAs('asha');
    stranger = await server.signUpAs('stranger');
    moderator = await server.signUpAs('moderator', { staffRoles: ['MODERATOR'] });
  });
  afterAll(() => server?.close());

  describe('are found by their names', () => {
    it('in any case and with any spaces', async () => {
      const first = await slugOf(asha, 'Grand  Kiln');
      expect(first).toBe('grand-kiln');
      expect(await slugOf(stranger, ' grand kiln ')).toBe(first);
      expect(await slugOf(asha, 'Grand Kiln 2')).toBe('grand-kiln-2');
      expect((await read(first)).body.name).toBe('Grand Kiln');
    });

    it('other names with the same slug, or none, get their own slug', async () => {
      const slugs = [
        await slugOf(asha, 'Søren & Co'),
        await slugOf(asha, 'Søren + Co'),
        await slugOf(asha, '株式会社'),
        await slugOf(asha, 'ÉCOLE %_'),
      ];
      expect(new Set(slugs).size).toBe(4);
      expect(slugs[2]).toMatch(/^company/);
      expect(slugs[3]).toBe('ecole');
    });

    it('a draft creates none until it is published; an open job that changes its company moves', async () => {
      const draft = await server.call(
        createJob,
        { body: { ...plainDraft, company: 'Half typed', state: 'DRAFT' } },
        { as: asha },
      );
      expect(draft.body.companyRecord).toBeNull();
      const count = sql<{ n: number }>`
        select count(*)::int as n from companies where name like 'Half%'`;
      expect((await count.execute(server.db)).rows).toEqual([{ n: 0 }]);
      const change = (body: CallInput<typeof editJob>['body']) =>
        server.call(editJob, { params: { id: draft.body.id }, body }, { as: asha });
      expect((await change({ state: 'OPEN' })).body.companyRecord?.slug).toBe('half-typed');
      expect((await change({ company: 'Whole' })).body.companyRecord?.slug).toBe('whole');
      expect((await read('half-typed')).status).toBe(404);
      const seen = await server.call(readJob, { params: { id: draft.body.id } });
      expect(seen.body.companyRecord).toEqual({ slug: 'whole', logoUrl: null });
    });

    it('by the beginning of a name, twenty at most, only those that a visible job or person names', async () => {
      for (const name of ['Pickle Works', 'pickle', 'Un_der', 'Unader']) await slugOf(asha, name);
      expect(await named('PICK')).toEqual(['pickle', 'Pickle Works']);
      expect(await named('un_')).toEqual(['Un_der']);
      expect(await named('%')).toEqual([]);
      await sql`insert into companies (id, slug, name)
        select gen_random_uuid(), 'many-' || n, 'Many ' || n from generate_series(1, 30) n`.execute(
        server.db,
      );
      expect(await named('many')).toEqual([]);
      for (let n = 1; n <= 22; n += 1) await server.post(asha, { company: `Many ${n}` });
      expect(await named('many')).toHaveLength(20);
    });
  });

  describe('show', () => {
    it('G50: people who work there and people who hire for it, without those behind a block', async () => {
      const [worker, former, hidden] = [
        await server.signUpAs('worker'),
        await server.signUpAs('former'),
        await server.signUpAs('hidden'),
      ];
      const slug = await slugOf(asha, 'Loomline');
      await work(worker, 'loomline');
      await work(former, 'Loomline', '2024-06');
      await work(hidden, 'Loomline');
      await server.block(hidden, stranger);
      const people = async (as?: TestMember) =>
        (await read(slug, as)).body.people.map((one) => [one.slug, one.title, one.isHiring]);
      const both = [
        ['worker', 'Engineer', false],
        ['asha', null, true],
      ];
      expect(await people(stranger)).toEqual(both);
      expect(await people()).toContainEqual(['hidden', 'Engineer', false]);
      await sql`update people set state = 'DELETED' where id = ${hidden.userId}`.execute(server.db);
      expect(await people()).toEqual(both);
    });

    it('G50: open jobs, newest first and page by page; no drafts, closed or blocked ones', async () => {
      const blocked = await server.signUpAs('blocked');
      const company = 'Millrace';
      const [old, closed] = [
        await server.post(asha, { company }),
        await server.post(asha, { company }),
      ];
      await server.call(
        editJob,
        { params: { id: closed.id }, body: { state: 'CLOSED' } },
        { as: asha },
      );
      await server.call(
        createJob,
        { body: { ...plainDraft, company, state: 'DRAFT' } },
        { as: asha },
      );
      const theirs = await server.post(blocked, { company, companyStage: 'SEED' });
      const slug = old.companyRecord?.slug ?? '';
      const page = async (as?: TestMember, cursor = '') => {
        const query = { company: slug, limit: 1, cursor };
        return (await server.call(listJobsByCompany, { query }, as === undefined ? {} : { as }))
          .body;
      };
      const first = await page();
      expect(first.data.map(({ id }) => id)).toEqual([theirs.id]);
      expect((await page(undefined, first.nextSegment ?? '')).data.map(({ id }) => id)).toEqual([
        old.id,
      ]);
      expect((await read(slug)).body).toMatchObject({ openJobCount: 2, stage: 'SEED' });
      await server.block(stranger, blocked);
      expect((await page(stranger)).data.map(({ id }) => id)).toEqual([old.id]);
      expect((await read(slug, stranger)).body).toMatchObject({
        openJobCount: 1,
        stage: null,
        jobs: [{ id: old.id }],
      });
    });

    it('nothing once no visible person names them', async () => {
      const person = await server.signUpAs('leaves');
      const slug = await slugOf(person, 'Shortlived');
      expect((await read(slug)).status).toBe(200);
      await sql`update people set state = 'BANNED' where id = ${person.userId}`.execute(server.db);
      expect((await read(slug)).status).toBe(404);
      expect(await named('shortlived')).toEqual([]);
      const moderated = await server.post(asha, { company: 'Offensive' });
      await sql`update jobs set state = 'CLOSED', close_reason = 'MODERATED' where id = ${moderated.id}`.execute(
        server.db,
      );
      expect((await read('offensive')).status).toBe(404);
    });

    it('their page to search engines; an unknown company has none', async () => {
      const slug = await slugOf(asha, 'Tide & <b>');
      await edit(
        slug,
        { about: 'Reads tides.', site: 'https://tide.example', location: 'Pune' },
        asha,
      );
      const describe = (company: string) =>
        jobPages[0]!.describe(server.db, { slug: '', query: new URLSearchParams({ company }) });
      const meta = await describe(slug);
      expect(meta).toMatchObject({
        title: 'Tide & <b>, Pune: jobs and people',
        description: 'Reads tides.',
      });
      expect(meta?.data?.((path) => `https://up.example${path}`)).toEqual({
        '@type': 'Organization',
        '@id': `https://up.example/jobs?company=${slug}`,
        name: 'Tide & <b>',
        description: 'Reads tides.',
        url: 'https://tide.example',
      });
      expect(await describe('nowhere')).toBeNull();
      expect(await describe("'")).toBeNull();
    });
  });

  describe('A8: are edited', () => {
    const facts = {
      about: 'Spins wool.',
      site: 'https://wool.example',
      stage: 'SERIES_A',
      size: 'UP_TO_50',
      location: 'Ludhiana',
    } as const;

    it('by members who have an open job for them and by moderators, with the names of the changed fields in the audit log', async () => {
      const slug = await slugOf(asha, 'Woolgather');
      expect((await edit(slug, facts)).status).toBe(401);
      expect((await edit(slug, facts, stranger)).status).toBe(403);
      await work(stranger, 'Woolgather');
      expect((await edit(slug, facts, stranger)).status).toBe(403);
      const edited = await edit(slug, facts, asha);
      expect([edited.status, edited.body]).toMatchObject([
        200,
        { ...facts, viewer: { mayEdit: true } },
      ]);
      const partly = await edit(slug, { site: null, stage: null }, moderator);
      expect(partly.body).toMatchObject({ ...facts, site: null, stage: null });
      // Nothing differs: nothing to record.
      await edit(slug, { location: 'Ludhiana' }, moderator);
      const { rows } = await sql`select actor_id, details from audit_entries
        where action = 'company.edit' and reference_id = (select id::text from companies where slug = ${slug})
        order by id`.execute(server.db);
      const all = ['about', 'site', 'stage', 'size', 'location'];
      expect(rows).toEqual([
        { actor_id: asha.userId, details: { changed: all } },
        { actor_id: moderator.userId, details: { changed: ['site', 'stage'] } },
      ]);
      expect((await edit('nowhere', facts, moderator)).status).toBe(404);
    });

    it('not by a member who only has a draft, or whose job is closed', async () => {
      const draft = { ...plainDraft, company: 'Woolly', state: 'DRAFT' as const };
      const slug = await slugOf(asha, 'Woolly');
      await server.call(createJob, { body: draft }, { as: stranger });
      expect((await edit(slug, facts, stranger)).status).toBe(403);
      const job = await server.post(stranger, { company: 'Woolly' });
      expect((await read(slug, stranger)).body.viewer.mayEdit).toBe(true);
      const body = { state: 'CLOSED', reason: 'FILLED' } as const;
      await server.call(editJob, { params: { id: job.id }, body }, { as: stranger });
      expect((await edit(slug, facts, stranger)).status).toBe(403);
      expect((await read(slug)).body.people.map(({ id }) => id)).toEqual([asha.userId]);
    });

    it('are deleted with the account of the only person who named them', async () => {
      const person = await server.signUpAs('only-one');
      const [alone, shared] = [await slugOf(person, 'Onlyworks'), await slugOf(person, 'Sharedco')];
      await work(stranger, 'Sharedco');
      await server.db.transaction().execute((trx) => jobsEraser.erase(trx, person.userId));
      await server.db.transaction().execute((trx) => companiesEraser.erase(trx, person.userId));
      const { rows } = await sql<{ slug: string }>`select slug from companies
        where slug in (${alone}, ${shared})`.execute(server.db);
      expect(rows).toEqual([{ slug: shared }]);
    });

    it('with a member’s own image as a logo, which is deleted with the account', async () => {
      const slug = await slugOf(asha, 'Logomart');
      const insert = (key: string, owner: TestMember) =>
        sql`insert into uploads (key, id, owner_id, purpose, name, size, created_at)
          values (${key}, ${newId()}, ${owner.userId}, 'IMAGE', 'logo.png', 9, now())`.execute(
          server.db,
        );
      await insert('mine.webp', asha);
      await insert('theirs.webp', stranger);
      const refused = await edit(slug, { logoUrl: '/media/theirs.webp' }, asha);
      expect([refused.status, refused.error?.code]).toEqual([400, 'NOT_YOUR_LOGO']);
      const { body } = await edit(slug, { logoUrl: '/media/mine.webp' }, asha);
      expect(body).toMatchObject({
        logoUrl: '/media/mine.webp',
        jobs: [{ companyRecord: { logoUrl: '/media/mine.webp' } }],
      });
      await work(stranger, 'Logomart');
      await server.db.transaction().execute((trx) => jobsEraser.erase(trx, asha.userId));
      expect((await read(slug)).body).toMatchObject({ logoUrl: null, openJobCount: 0 });
    });
  });
});
