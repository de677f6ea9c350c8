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
  readDesk,
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

  it('saves a draft that has a title alone, as it was written', async () => {
    const [field] = competitionDraftFixture.form;
    const [criterion] = competitionDraftFixture.criteria;
    const begun: CompetitionDraft = {
      kind: 'CAMPAIGN',
      series: null,
      title: 'Half a competition',
      tagline: '',
      organiser: '',
      about: 'So far this.',
      eligibility: [''],
      prizes: [{ place: null, title: '', text: 'Something' }],
      questions: [{ question: 'Why?', answer: '' }],
      form: [{ ...field, id: '', label: '', kind: 'CHOICE', options: ['One'], most: null }],
      criteria: [{ ...criterion, id: '', label: '', weight: null }],
      tieRule: 'SHARED',
      teamMax: null,
      vote: { hiddenHours: null },
      rules: '',
      opensAt: inDays(5),
      closesAt: inDays(2),
      judgingAt: null,
      resultAt: null,
    } as CompetitionDraft;
    const created = await create(begun);
    expect([created.status, created.body.isComplete]).toEqual([201, false]);
    const { slug } = created.body;
    const params = { slug };
    const readAgain = async () =>
      (await server.call(readDesk, { params }, { as: admin })).body.draft as CompetitionDraft;
    const {
      max: _max,
      isLong: _isLong,
      ...choice
    } = begun.form[0] as never as Record<string, unknown>;
    expect(await readAgain()).toEqual({ ...begun, form: [choice] });
    const more = { ...begun, form: [], tagline: 'A line', title: 'Two thirds' };
    const edited = await server.call(editCompetition, { params, body: more }, { as: admin });
    expect([edited.status, edited.body.title]).toEqual([200, 'Two thirds']);
    expect(await readAgain()).toEqual(more);
    const body = draft();
    const whole = await server.call(editCompetition, { params, body }, { as: admin });
    expect([whole.status, whole.body.isComplete]).toEqual([200, true]);
    expect(await readAgain()).toEqual(body);
    const untitled = await create({ ...begun, title: ' ' });
    expect(untitled.status).toBe(400);
  });

  it('announces nothing that lacks something, and says what and where', async () => {
    const [criterion, other] = competitionDraftFixture.criteria;
    const [field] = competitionDraftFixture.form;
    const choice = competitionDraftFixture.form.find(({ kind }) => kind === 'CHOICE');
    const number = competitionDraftFixture.form.find(({ kind }) => kind === 'NUMBER');
    for (const [change, ...problems] of [
      [{ tagline: '', rules: '' }, ['tagline', 'MISSING'], ['rules', 'MISSING']],
      [{ opensAt: null, teamMax: null }, ['teamMax', 'MISSING'], ['opensAt', 'MISSING']],
      [{ vote: { hiddenHours: null } }, ['vote.hiddenHours', 'MISSING']],
      [{ eligibility: ['One', ''] }, ['eligibility.1', 'MISSING']],
      [{ closesAt: inDays(0.5) }, ['closesAt', 'MOMENTS_MIXED']],
      [{ judgingAt: inDays(9) }, ['judgingAt', 'MOMENTS_MIXED']],
      [{ resultAt: inDays(10.5) }, ['resultAt', 'MOMENTS_MIXED']],
      [{ form: [] }, ['form', 'MISSING']],
      [{ form: [{ ...field, id: '', label: '' }] }, ['form.0.label', 'MISSING']],
      [{ form: [{ ...field, id: '' }] }, ['form.0.label', 'WRONG']],
      [{ form: [{ ...choice, options: ['One'] }] }, ['form.0.options', 'TOO_FEW_CHOICES']],
      [{ form: [{ ...choice, most: 4 }] }, ['form.0.most', 'TOO_MANY_CHOICES']],
      [{ form: [{ ...number, min: 501 }] }, ['form.0.max', 'BOUNDS_MIXED']],
      [{ form: [field, field] }, ['form.1.label', 'ID_TWICE']],
      [{ criteria: [] }, ['criteria', 'MISSING']],
      [{ criteria: [other] }, ['criteria', 'WEIGHTS_WRONG']],
      [{ criteria: [criterion, { ...other, weight: null }] }, ['criteria.1.weight', 'MISSING']],
      [
        { criteria: [1, 2].map(() => ({ ...criterion, weight: 50 })) },
        ['criteria.1.label', 'ID_TWICE'],
      ],
    ] as [Partial<CompetitionDraft>, ...[string, string][]][]) {
      const { status, body } = await create(change);
      expect([change, status, body.isComplete]).toEqual([change, 201, false]);
      const refused = await announce(body.slug);
      expect([refused.status, refused.error?.code]).toEqual([409, 'DRAFT_INCOMPLETE']);
      expect(refused.error?.details).toEqual({
        problems: problems.map(([place, problem]) => ({ place, problem })),
      });
      expect((await read(body.slug)).status).toBe(404);
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
    for (const [change, code] of [
      [{ closesAt: inDays(14) }, 'JUDGING_EARLY'],
      [{ resultAt: inDays(13) }, 'RESULT_EARLY'],
    ] as const) {
      const dates = { closesAt: inDays(12), judgingAt: inDays(13), resultAt: inDays(21) };
      const wrong = { ...dates, ...change, reason: 'A cyclone.' };
      const refused = await server.call(
        moveDeadline,
        { params: { slug }, body: wrong },
        { as: admin },
      );
      expect([refused.status, refused.error?.code]).toEqual([400, code]);
    }
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

  it('lists everything page by page, what comes next first', async () => {
    const running = { opensInDays: -9, judgingInDays: 15, resultInDays: 20 };
    const late = await server.competition({ ...running, closesInDays: 6 });
    const draft = await server.competition({ isDraft: true });
    const past = { opensInDays: -9, closesInDays: -4, judgingInDays: -3, resultInDays: -2 };
    const over = await server.competition(past);
    await server.rows('update competitions set published_at = $2 where slug = $1', [
      over,
      inDays(-1),
    ]);
    const soon = await server.competition({ ...running, closesInDays: 1 });
    const coming = await server.competition({
      opensInDays: 0.5,
      closesInDays: 4,
      judgingInDays: 5,
    });
    const judged = { opensInDays: -9, closesInDays: -4, judgingInDays: -3, resultInDays: 3 };
    const due = await server.competition(judged);
    const slugs: string[] = [];
    const page = async (cursor: string | null) =>
      (
        await server.call(
          listDesk,
          { query: { limit: '2', ...(cursor !== null && { cursor }) } },
          { as: admin },
        )
      ).body;
    for (let rest = await page(null); ; rest = await page(rest.nextSegment)) {
      slugs.push(...rest.data.map(({ slug }) => slug));
      if (rest.nextSegment === null) break;
    }
    expect(new Set(slugs).size).toBe(slugs.length);
    const ours = [soon, due, late, coming, draft, over];
    expect(slugs.filter((slug) => ours.includes(slug))).toEqual(ours);
  });
});
