/** @databases both */
import {
  announceCompetition,
  competitionDraftFixture,
  createCompetition,
  editCompetition,
  listCompetitions,
  listDesk,
  moveDeadline,
  publishRules,
  readCompetition,
  type CompetitionDraft,
} from '@upround/competitions/contract';
import type { TestMember } from '@upround/shared/testing-server';
import { DAY_MS, startCompetitions, type CompetitionsServer } from './competitions-server.fixtures';

describe('spec 4.66: the desk of competitions', () => {
  let server: CompetitionsServer;
  let admin: TestMember;

  beforeAll(async () => {
    server = await startCompetitions();
    admin = await server.person({ staffRoles: ['ADMIN'] });
  }, 60_000);
  afterAll(() => server?.close());

  const inDays = (days: number) =>
    new Date(server.clock.now().getTime() + days * DAY_MS).toISOString();
  const draft = (change: Partial<CompetitionDraft> = {}): CompetitionDraft => ({
    ...competitionDraftFixture,
    opensAt: inDays(1),
    closesAt: inDays(10),
    judgingAt: inDays(11),
    resultAt: inDays(20),
    ...change,
  });
  const create = (change: Partial<CompetitionDraft> = {}) =>
    server.call(createCompetition, { body: draft(change) }, { as: admin });
  const read = (slug: string) => server.call(readCompetition, { params: { slug } });
  const announce = (slug: string) =>
    server.call(announceCompetition, { params: { slug } }, { as: admin });
  const move = (slug: string, days: number, reason = 'Uploads failed.') =>
    server.call(
      moveDeadline,
      {
        params: { slug },
        body: {
          closesAt: inDays(days),
          judgingAt: inDays(days + 1),
          resultAt: inDays(days + 9),
          reason,
        },
      },
      { as: admin },
    );

  it('creates drafts that no one else reads, and announces them once', async () => {
    const { status, body } = await create({ title: 'Monsoon Build' });
    expect(status).toBe(201);
    expect(body).toMatchObject({ isDraft: true, slug: expect.stringMatching(/^monsoon-build-/) });
    const { slug } = body;
    expect((await read(slug)).status).toBe(404);
    const edited = await server.call(
      editCompetition,
      { params: { slug }, body: draft({ title: 'Dry Streets', rules: 'Be kind.' }) },
      { as: admin },
    );
    expect(edited.body).toMatchObject({ title: 'Dry Streets', slug, rulesVersion: 1 });
    expect((await announce(slug)).body.isDraft).toBe(false);
    expect((await read(slug)).body).toMatchObject({
      title: 'Dry Streets',
      phase: 'ANNOUNCED',
      rules: { version: 1, text: 'Be kind.' },
      changes: [{ kind: 'ANNOUNCED', text: 'Dry Streets was announced.' }],
    });
    const list = await server.call(listCompetitions, { query: { status: 'COMING' } });
    expect(list.body.data.map((card) => card.slug)).toContain(slug);
    for (const again of [
      await announce(slug),
      await server.call(editCompetition, { params: { slug }, body: draft() }, { as: admin }),
    ]) {
      expect([again.status, again.error?.code]).toEqual([409, 'ANNOUNCED']);
    }
    const audited = await server.rows<{ action: string }>(
      `select action from audit_entries where reference_type = 'COMPETITION' order by id`,
    );
    expect(audited.map(({ action }) => action)).toEqual([
      'competitions.create',
      'competitions.edit',
      'competitions.announce',
    ]);
  });

  it('refuses what can’t be run', async () => {
    const [criterion] = competitionDraftFixture.criteria;
    const [field] = competitionDraftFixture.form;
    for (const [change, code] of [
      [{ closesAt: inDays(0.5) }, 'MOMENTS_MIXED'],
      [{ judgingAt: inDays(9) }, 'MOMENTS_MIXED'],
      [{ resultAt: inDays(10.5) }, 'MOMENTS_MIXED'],
      [{ criteria: competitionDraftFixture.criteria.slice(1) }, 'WEIGHTS_WRONG'],
      [{ form: [field, field] }, 'IDS_TWICE'],
      [{ criteria: [criterion, criterion] }, 'IDS_TWICE'],
    ] as [Partial<CompetitionDraft>, string][]) {
      const { status, error } = await create(change);
      expect([status, error?.code]).toEqual([400, code]);
    }
    const { body } = await create({ opensAt: inDays(-3), closesAt: inDays(-1) });
    const late = await announce(body.slug);
    expect([late.status, late.error?.code]).toEqual([400, 'DEADLINE_PAST']);
  });

  it('moves a deadline in public, with the reason', async () => {
    const { body } = await create();
    const { slug } = body;
    expect((await move(slug, 12)).error?.code).toBe('NOT_ANNOUNCED');
    await announce(slug);
    const { closesAt: before } = (await read(slug)).body;
    const moved = await move(slug, 12);
    expect(moved.status).toBe(200);
    const { closesAt, changes } = (await read(slug)).body;
    expect(new Date(closesAt) > new Date(before)).toBe(true);
    expect(changes[0]).toMatchObject({
      kind: 'DEADLINE',
      text: 'Uploads failed.',
      from: before,
      to: closesAt,
    });
    const past = await move(slug, -1);
    expect([past.status, past.error?.code]).toEqual([400, 'MOMENTS_MIXED']);
    expect((await read(slug)).body.closesAt).toBe(closesAt);
  });

  it('publishes rules by version', async () => {
    const { body } = await create();
    const params = { slug: body.slug };
    await announce(body.slug);
    const rules = { text: 'Teams of two.', reason: 'Teams are smaller.' };
    const published = await server.call(publishRules, { params, body: rules }, { as: admin });
    expect(published.body.rulesVersion).toBe(2);
    expect((await read(body.slug)).body).toMatchObject({
      rules: { version: 2, text: 'Teams of two.' },
      changes: [{ kind: 'RULES', text: 'Teams are smaller.' }, { kind: 'ANNOUNCED' }],
    });
  });

  it('lists everything, the latest first, page by page', async () => {
    const page = async (query: { limit: string; cursor?: string }) =>
      (await server.call(listDesk, { query }, { as: admin })).body;
    const first = await page({ limit: '2' });
    const second = await page({ limit: '2', cursor: first.nextSegment ?? '' });
    const ids = [...first.data, ...second.data].map(({ id }) => id);
    expect(ids).toEqual([...ids].sort().reverse());
    expect(new Set(ids).size).toBe(4);
  });
});
