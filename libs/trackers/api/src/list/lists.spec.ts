import {
  compareTrackers,
  fitOf,
  hideTracker,
  listTrackers,
  readTracker,
  readTrackerFacets,
  readTrackerOverview,
  saveFitSettings,
  type FitSettings,
  type Tracker,
} from '@upround/trackers/contract';
import type { CallInput } from '@upround/shared/contract-core';
import type { RecordInput } from '../import/record-input';
import {
  startTrackers,
  type TestMember,
  type TrackersServer,
} from '../test/trackers-server.fixtures';

type Query = NonNullable<CallInput<typeof listTrackers>['query']>;

const at = <Value>(list: readonly Value[], index: number) => list[index % list.length] as Value;

/** Funds that differ in everything, so that no two facets agree by chance. */
const funds: Partial<RecordInput>[] = Array.from({ length: 30 }, (_, n) => ({
  name: `Fund ${String(n).padStart(2, '0')}`,
  country: at(['IN', 'IN', 'US', null], n),
  regions: at([['INDIA'], ['GLOBAL'], [], ['ASIA', 'EUROPE'], ['UK']] as const, n * 2) as never,
  stages: at([['SEED'], ['PRE_SEED', 'SEED'], [], ['SERIES_A']] as const, n * 3) as never,
  sectors: at([['AI'], ['ANY'], ['CLIMATE', 'ENERGY'], []] as const, n) as never,
  instrument: at(['EQUITY', 'SAFE', null] as const, n),
  schedule: at(['ROLLING', 'CLOSED', null, 'RECURRING'] as const, n),
  ...(n % 3 !== 0 && {
    amountMin: n * 10_000,
    amountMax: n % 2 === 0 ? null : n * 100_000,
    currency: at(['INR', 'USD'] as const, n),
  }),
  summary: n % 5 === 0 ? 'Backs founders of harbour towns.' : 'Backs founders.',
}));

const fit: FitSettings = {
  stage: 'SEED',
  sectors: ['CLIMATE'],
  region: 'INDIA',
  amount: { value: 500_000_00, currency: 'INR' },
};

describe('lists of funders', () => {
  let server: TrackersServer;
  let ada: TestMember;

  const page = async (query: Query, as?: TestMember) =>
    (await server.call(listTrackers, { query }, { as })).body;
  async function whole(query: Query, as?: TestMember): Promise<Tracker[]> {
    const found: Tracker[] = [];
    for (let cursor: string | null = ''; cursor !== null;) {
      const { data, nextSegment } = await page({ ...query, limit: 7, cursor }, as);
      found.push(...data);
      cursor = nextSegment;
    }
    return found;
  }
  const names = (records: readonly Tracker[]) => records.map(({ name }) => name);

  beforeAll(async () => {
    server = await startTrackers();
    ada = await server.signUpAs('ada');
    await server.add(
      ...funds,
      {
        name: 'The Åland Grant',
        type: 'GRANT',
        schedule: 'DATED',
        closesOn: '2099-01-31',
        timeZone: 'Asia/Kolkata',
      },
      {
        name: 'Mole Grant',
        type: 'GRANT',
        schedule: 'DATED',
        closesOn: '2098-01-31',
        timeZone: 'Pacific/Auckland',
      },
      {
        name: 'Quay Grant',
        type: 'GRANT',
        schedule: 'DATED',
        closesOn: '2020-01-31',
        timeZone: 'Asia/Kolkata',
      },
    );
  }, 60_000);
  afterAll(() => server?.close());

  it('spec 3.1: are paged in every order, each record once', async () => {
    await server.call(saveFitSettings, { body: { settings: fit } }, { as: ada });
    const all = names(await whole({ type: 'VENTURE_CAPITAL' })).sort();
    expect(all).toHaveLength(30);
    for (const sort of ['name', 'deadline', 'amount', 'newest', 'fit'] as const) {
      const found = names(await whole({ type: 'VENTURE_CAPITAL', sort }, ada));
      expect([sort, [...found].sort()]).toEqual([sort, all]);
    }
  });

  it('are sorted by name without accents, by the next deadline, and by amount across currencies', async () => {
    expect(names(await whole({ type: 'GRANT' }))).toEqual([
      'The Åland Grant',
      'Mole Grant',
      'Quay Grant',
    ]);
    expect(names(await whole({ type: 'GRANT', sort: 'deadline' }))).toEqual([
      'Mole Grant',
      'The Åland Grant',
      'Quay Grant',
    ]);
    const byAmount = await whole({ type: 'VENTURE_CAPITAL', sort: 'amount' });
    const dollars = byAmount.map(({ amount }) => {
      const most = amount === null ? 0 : (amount.max ?? amount.min ?? 0);
      return amount?.currency === 'INR' ? most * 0.011 : most;
    });
    expect(dollars).toEqual([...dollars].sort((a, b) => b - a));
  });

  it('are sorted by the points that the reasons show', async () => {
    const found = await whole({ type: 'VENTURE_CAPITAL', sort: 'fit' }, ada);
    const scores = found.map((record) => record.own?.fit?.score ?? -1);
    expect(scores).toEqual([...scores].sort((a, b) => b - a));
    expect(new Set(scores).size).toBeGreaterThan(3);
    for (const record of found) expect(record.own?.fit).toEqual(fitOf(record, fit));
  });

  it('by fit ask for what is sought', async () => {
    const bela = await server.signUpAs('bela');
    const query = { type: 'GRANT', sort: 'fit' } as const;
    const answer = await server.call(listTrackers, { query }, { as: bela });
    expect([answer.status, answer.error?.code]).toEqual([409, 'FIT_NOT_SET']);
  });

  it('leave out what is not a fit, and list it apart', async () => {
    const chen = await server.signUpAs('chen');
    const id = await server.idOf('fund-03');
    await server.call(hideTracker, { params: { id } }, { as: chen });
    expect(await whole({ type: 'VENTURE_CAPITAL' }, chen)).toHaveLength(29);
    const hidden = await whole({ type: 'VENTURE_CAPITAL', hidden: 'true' }, chen);
    expect([names(hidden), hidden[0]?.own?.isHidden]).toEqual([['Fund 03'], true]);
    expect(await whole({ type: 'VENTURE_CAPITAL' }, ada)).toHaveLength(30);
    const { body } = await server.call(
      readTrackerFacets,
      { query: { type: 'VENTURE_CAPITAL' } },
      { as: chen },
    );
    expect(body.total).toBe(29);
  });

  it.each<Omit<Query, 'type'>>([
    {},
    { stage: ['SEED'] },
    { region: ['INDIA'], sector: ['CLIMATE'] },
    { country: ['IN', 'US'], instrument: ['SAFE'] },
    { open: 'true' },
    { schedule: ['RECURRING', 'CLOSED'] },
    { amount: 20_000_00, currency: 'INR' },
    { query: 'harbour tow' },
    { query: 'nowhere' },
  ])('have facets that count what choosing each value would leave beside %j', async (filters) => {
    const query = { type: 'VENTURE_CAPITAL', ...filters } as const;
    const total = async (more: Omit<Query, 'type'>) => (await whole({ ...query, ...more })).length;
    const { body } = await server.call(readTrackerFacets, { query });
    expect([body.total, body.open]).toEqual([await total({}), await total({ open: 'true' })]);
    const choices: (readonly [Omit<Query, 'type'>, number])[] = [
      ...body.countries.map(({ value, count }): [Omit<Query, 'type'>, number] => [
        { country: [value] },
        count,
      ]),
      ...body.regions.map(({ value, count }): [Omit<Query, 'type'>, number] => [
        { region: [value] },
        count,
      ]),
      ...body.stages.map(({ value, count }): [Omit<Query, 'type'>, number] => [
        { stage: [value] },
        count,
      ]),
      ...body.sectors.map(({ value, count }): [Omit<Query, 'type'>, number] => [
        { sector: [value] },
        count,
      ]),
      ...body.instruments.map(({ value, count }): [Omit<Query, 'type'>, number] => [
        { instrument: [value] },
        count,
      ]),
      ...body.schedules.map(({ value, count }): [Omit<Query, 'type'>, number] => [
        { schedule: [value] },
        count,
      ]),
    ];
    for (const [choice, count] of choices) {
      expect([choice, await total(choice)]).toEqual([choice, count]);
    }
  });

  it('T23 T24: refuse unknown filters, orders and cursors of other lists', async () => {
    const bad: Record<string, string>[] = [
      { type: 'BANK' },
      { type: 'GRANT', stage: 'SERIES_Z' },
      { type: 'GRANT', email: 'a@b.example' },
      { type: 'GRANT', sort: 'contact_email' },
      { type: 'GRANT', country: "IN' or 1=1" },
      { type: 'GRANT', limit: '51' },
      { type: 'GRANT', cursor: 'forged' },
    ];
    for (const query of bad) {
      const address = `/v2/tracker?${new URLSearchParams(query).toString()}`;
      expect([query, (await server.app.inject(address)).statusCode]).toEqual([query, 400]);
    }
    const { nextSegment } = await page({ type: 'VENTURE_CAPITAL', limit: 2 });
    const query = { type: 'GRANT', cursor: nextSegment ?? '' } as const;
    expect((await server.call(listTrackers, { query })).status).toBe(400);
  });

  it('are counted on the overview, with a sample of each type', async () => {
    const { body } = await server.call(readTrackerOverview, {});
    expect(body.data.map(({ type, count, openCount }) => [type, count, openCount])).toEqual([
      ['VENTURE_CAPITAL', 30, 8],
      ['GRANT', 3, 2],
      ['ACCELERATOR', 0, 0],
      ['ANGEL', 0, 0],
    ]);
    expect(body.data[1]?.sample.map(({ isOpen }) => isOpen)).toEqual([true, true, false]);
  });

  it('open one record by slug or id, and up to four to compare', async () => {
    const id = await server.idOf('mole-grant');
    const read = async (key: string) => server.call(readTracker, { params: { id: key } });
    const { body } = await read('mole-grant');
    expect(body).toEqual((await read(id)).body);
    expect(body.deadline).toEqual({
      at: '2098-01-31T10:59:00.000Z',
      local: '2098-01-31T23:59',
      zone: 'Pacific/Auckland',
    });
    expect((await read('no-such-fund')).status).toBe(404);
    const slugs = ['quay-grant', 'nothing', 'fund-01'];
    const compared = await server.call(compareTrackers, { query: { slugs } });
    expect(names(compared.body.data)).toEqual(['Quay Grant', 'Fund 01']);
    const five = { slugs: ['a', 'b', 'c', 'd', 'e'] };
    expect((await server.call(compareTrackers, { query: five })).status).toBe(400);
  });
});
