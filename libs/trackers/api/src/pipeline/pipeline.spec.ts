import {
  addToPipeline,
  deletePipelineItem,
  editPipelineItem,
  importPipeline,
  listPipeline,
  trackerLimits,
  type PipelineChange,
  type PipelineDraft,
  type PipelineItem,
} from '@upround/trackers/contract';
import {
  startTrackers,
  type TestMember,
  type TrackersServer,
} from '../test/trackers-server.fixtures';

describe('a pipeline', () => {
  let server: TrackersServer;
  let ada: TestMember;
  let count = 0;

  beforeAll(async () => {
    server = await startTrackers();
    await server.add({ name: 'Tideway Fund' }, { name: 'Mole Grant', type: 'GRANT' });
  }, 60_000);
  beforeEach(async () => {
    ada = await server.signUpAs(`ada-${++count}`);
  });
  afterAll(() => server?.close());

  const add = (body: PipelineDraft, as = ada) => server.call(addToPipeline, { body }, { as });
  const edit = (id: string, changes: PipelineChange, was?: PipelineChange, as = ada) =>
    server.call(
      editPipelineItem,
      { params: { id }, body: { changes, ...(was !== undefined && { was }) } },
      { as },
    );
  const items = async (as = ada) => (await server.call(listPipeline, {}, { as })).body.data;
  const added = async (name: string): Promise<PipelineItem> => (await add({ name })).body;

  it('holds records and funders of one’s own, the latest change first, for its member alone', async () => {
    const recordId = await server.idOf('tideway-fund');
    const item = await add({ recordId, stage: 'READY' });
    expect(item).toMatchObject({
      status: 201,
      body: { name: 'Tideway Fund', stage: 'READY', record: { slug: 'tideway-fund' } },
    });
    const own = await added('Northwind');
    expect((await items()).map(({ name }) => name)).toEqual(['Northwind', 'Tideway Fund']);
    const bela = await server.signUpAs(`bela-${count}`);
    expect(await items(bela)).toEqual([]);
    for (const status of [
      (await edit(own.id, { notes: 'x' }, undefined, bela)).status,
      (await server.call(deletePipelineItem, { params: { id: own.id } }, { as: bela })).status,
    ]) {
      expect(status).toBe(404);
    }
    expect((await server.call(listPipeline, {})).status).toBe(401);
  });

  it('has a funder once', async () => {
    const recordId = await server.idOf('mole-grant');
    expect((await add({ recordId })).status).toBe(201);
    expect(await add({ recordId })).toMatchObject({ status: 409, error: { code: 'IN_PIPELINE' } });
    await added('Northwind');
    expect((await add({ name: 'NORTHWIND' })).status).toBe(409);
    expect(await items()).toHaveLength(2);
  });

  it('has each name of one’s own funders once, also after they are renamed', async () => {
    const [{ id }] = [await added('Northwind'), await added('Quay')];
    const answer = await edit(id, { name: 'QUAY' });
    expect(answer).toMatchObject({
      status: 409,
      error: { code: 'IN_PIPELINE', path: 'changes.name' },
    });
    expect((await edit(id, { name: 'northwind' })).body.name).toBe('northwind');
  });

  it('two tabs that change different fields keep both', async () => {
    const { id } = await added('Northwind');
    await Promise.all([
      edit(id, { notes: 'Call on Monday' }, { notes: '' }),
      edit(id, { stage: 'MEETING' }, { stage: 'RESEARCHING' }),
      edit(id, { rating: 4 }, { rating: null }),
    ]);
    expect(await items()).toMatchObject([{ notes: 'Call on Monday', stage: 'MEETING', rating: 4 }]);
  });

  it('a field that another tab changed isn’t overwritten, and is named', async () => {
    const { id } = await added('Northwind');
    await edit(id, { notes: 'From one tab' }, { notes: '' });
    const answer = await edit(
      id,
      { notes: 'From another', rating: 2 },
      { notes: '', rating: null },
    );
    expect(answer).toMatchObject({
      status: 409,
      error: { code: 'CHANGED_MEANWHILE', path: 'changes.notes' },
    });
    expect(await items()).toMatchObject([{ notes: 'From one tab', rating: null }]);
    // The same value isn’t a conflict, and neither is what was read again.
    expect((await edit(id, { notes: 'From one tab' }, { notes: '' })).status).toBe(200);
    expect((await edit(id, { notes: 'New' }, { notes: 'From one tab' })).status).toBe(200);
  });

  it('knows how far a passed funder came, and its reason only while it is passed', async () => {
    const { id } = await added('Northwind');
    await edit(id, { stage: 'DILIGENCE' });
    const passed = await edit(id, { stage: 'PASSED', passReason: 'Too early' });
    expect(passed.body).toMatchObject({ reached: 'DILIGENCE', passReason: 'Too early' });
    const back = await edit(id, { stage: 'MEETING' });
    expect(back.body).toMatchObject({ reached: 'MEETING', passReason: null });
  });

  it('tells the member’s other pages', async () => {
    const { id } = await added('Northwind');
    const before = server.events.length;
    await edit(id, { rating: 1 });
    await server.call(deletePipelineItem, { params: { id } }, { as: ada });
    expect(server.events.slice(before)).toEqual(
      Array.from({ length: 2 }, () => ({ userIds: [ada.userId], name: 'trackers.pipeline' })),
    );
  });

  it('is full at its limit', async () => {
    await server.database.query(
      `insert into pipeline_items (id, user_id, name, stage, reached, stage_since, created_at, updated_at)
       select gen_random_uuid(), $1, 'Funder ' || n, 'READY', 'READY', now(), now(), now()
       from generate_series(1, ${trackerLimits.pipeline}) n`,
      [ada.userId],
    );
    expect(await add({ name: 'One more' })).toMatchObject({
      status: 409,
      error: { code: 'PIPELINE_FULL' },
    });
    const file = { text: 'name\nOne more', dryRun: false };
    expect((await server.call(importPipeline, { body: file }, { as: ada })).status).toBe(409);
    expect(await items()).toHaveLength(trackerLimits.pipeline);
  });

  it.each<[string, unknown]>([
    ['neither record nor name', {}],
    ['both', { name: 'x', recordId: '018bcfe5-6800-7000-8000-000000000001' }],
    ['an unknown stage', { name: 'x', stage: 'WON' }],
    ['too long notes', { name: 'x', notes: 'n'.repeat(trackerLimits.notes + 1) }],
    ['a day that no calendar has', { name: 'x', nextStepOn: '2027-02-30' }],
    ['a day that the database has not', { name: 'x', nextStepOn: '0000-01-01' }],
    ['NUL', { name: 'a\0b' }],
  ])('R17: refuses an item with %s and changes nothing', async (_what, body) => {
    expect((await add(body as PipelineDraft)).status).toBe(400);
    expect(await items()).toEqual([]);
  });

  describe('from a file', () => {
    const read = async (text: string, dryRun = false) =>
      (await server.call(importPipeline, { body: { text, dryRun } }, { as: ada })).body;

    it('is added once, with links to known records and no formulas', async () => {
      const text = [
        'Name,Stage,Rating,Notes,Next step,Next step on',
        'tideway fund,Term sheet,5,"Two lines,\nquoted",Sign,2027-03-01',
        `Northwind,,,"'=HYPERLINK(""x"")",,`,
      ].join('\n');
      expect(await read(text, true)).toEqual({ added: 2, known: 0, problems: [] });
      expect(await items()).toEqual([]);
      expect(await read(text)).toEqual({ added: 2, known: 0, problems: [] });
      expect(await read(text)).toEqual({ added: 0, known: 2, problems: [] });
      const found = await items();
      expect(found.find(({ record }) => record !== null)).toMatchObject({
        name: 'Tideway Fund',
        stage: 'TERM_SHEET',
        rating: 5,
        notes: 'Two lines,\nquoted',
        nextStep: 'Sign',
        nextStepOn: '2027-03-01',
      });
      expect(found.find(({ record }) => record === null)?.notes).toBe('=HYPERLINK("x")');
    });

    it('says which lines are one funder in two spellings', async () => {
      const { problems } = await read('name\nTideway Fund\nThe Tideway Fund');
      expect(problems).toEqual([
        { line: 3, column: 'name', reason: 'is the same funder as on line 2' },
      ]);
    });

    it('is refused as a whole, with the line of every problem', async () => {
      const text = ['name,stage,rating', 'A,Won,', ',,', 'B,Ready,9', 'C,Ready', 'B,,'].join('\n');
      const { added: count_, problems } = await read(text);
      expect(count_).toBe(0);
      expect(problems.map(({ line, column }) => [line, column])).toEqual([
        [2, 'stage'],
        [3, 'name'],
        [4, 'rating'],
        [5, 'row'],
      ]);
      expect(await items()).toEqual([]);
    });

    it.each([
      ['an unknown column', 'name,email\nA,b', 'email'],
      ['no name column', 'stage\nReady', 'name'],
      ['a stray quote', 'name\nA"b', 'CSV'],
    ])('with %s says so', async (_what, text, column) => {
      expect((await read(text)).problems).toMatchObject([{ column }]);
    });

    it('of more than a megabyte is refused', async () => {
      const text = `name\n${'x'.repeat(trackerLimits.importBytes)}`;
      const answer = await server.call(
        importPipeline,
        { body: { text, dryRun: true } },
        { as: ada },
      );
      expect([400, 413]).toContain(answer.status);
    });
  });
});
