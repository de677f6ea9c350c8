import { listTrackers, readTracker } from '@upround/trackers/contract';
import { startTrackers, type TrackersServer } from '../test/trackers-server.fixtures';
import { inputFields } from './record-input';

const record = {
  slug: 'tideway-fund',
  type: 'VENTURE_CAPITAL',
  name: 'Tideway Fund',
  summary: 'Funds companies at the coast.',
  stages: ['SEED'],
  amountMin: 100_000,
  amountMax: 2_500_000.5,
  currency: 'INR',
  schedule: 'DATED',
  closesOn: '2099-03-31',
  closesTime: '17:00',
  timeZone: 'Asia/Kolkata',
  sourceName: 'Tideway',
  sourceUrl: 'https://tideway.example/about',
  asOf: '2026-02',
};

describe('trackers import', () => {
  let server: TrackersServer;
  beforeAll(async () => {
    server = await startTrackers();
  }, 60_000);
  beforeEach(() => server.database.query('delete from tracker_records'));
  afterAll(() => server?.close());

  const run = (file: unknown, ...args: string[]) =>
    server.command(
      'trackers import',
      typeof file === 'string' ? file : JSON.stringify(file, null, 2),
      ...args,
    );
  const names = async () =>
    (await server.call(listTrackers, { query: { type: 'VENTURE_CAPITAL' } })).body.data.map(
      ({ name }) => name,
    );

  it('adds, replaces by slug, and changes nothing on a dry run', async () => {
    expect(await run([record], '--dry-run')).toBe(
      '1 would be added and 0 replaced. Nothing was changed.',
    );
    expect(await names()).toEqual([]);
    expect(await run([record])).toBe('1 added, 0 replaced.');
    const changed = { ...record, name: 'Tideway Ventures' };
    expect(await run([changed, { ...record, slug: 'mole-fund', name: 'Mole' }])).toBe(
      '1 added, 1 replaced.',
    );
    expect(await names()).toEqual(['Mole', 'Tideway Ventures']);
    const { body } = await server.call(readTracker, { params: { id: 'tideway-fund' } });
    expect(body).toMatchObject({
      amount: { min: 100_000_00, max: 2_500_000_50, currency: 'INR' },
      deadline: { at: '2099-03-31T11:30:00.000Z', local: '2099-03-31T17:00', zone: 'Asia/Kolkata' },
      source: { name: 'Tideway', asOf: '2026-02' },
      website: null,
      isOpen: true,
    });
  });

  it.each(['json', 'csv'] as const)('takes back what an export writes as %s', async (format) => {
    const formula = {
      ...record,
      slug: 'formula',
      name: '=SUM(A1:A9)',
      summary: '-1, "quoted"\nline',
    };
    await run([record, formula]);
    const file = await server.command('trackers export', '--format', format);
    if (format === 'csv') {
      expect(file.split('\n')[0]).toBe(inputFields.join(','));
      expect(file).toContain(`'=SUM(A1:A9)`);
    }
    await server.database.query('delete from tracker_records');
    expect(await run(file)).toBe('2 added, 0 replaced.');
    expect(await names()).toEqual(['=SUM(A1:A9)', 'Tideway Fund']);
    expect(await server.command('trackers export', '--format', format)).toBe(file);
  });

  it('is all or nothing, and names the line of every problem', async () => {
    const file = [
      record,
      { ...record, slug: 'Bad Slug' },
      { ...record, slug: 'no-source', sourceUrl: 'tideway' },
      { ...record, slug: 'less', amountMin: 5, amountMax: 1 },
      {
        ...record,
        slug: 'when',
        closesOn: '2027-03-14',
        closesTime: '02:30',
        timeZone: 'America/New_York',
      },
      { ...record, slug: 'more', partner: 'A person' },
      { ...record, slug: 'dated', asOf: '2026-13' },
      record,
    ];
    const answer = await run(file);
    expect(answer).toContain('Nothing was imported.');
    for (const field of ['slug', 'sourceUrl', 'amountMax', 'closesOn', 'record', 'asOf']) {
      expect(answer).toMatch(new RegExp(`line \\d+: ${field} `));
    }
    expect(answer).toMatch(/slug is the same as on line 2/);
    expect(await names()).toEqual([]);
  });

  it.each([
    ['a broken file', '[{"slug": "a",\n "type": }]', /line 2: JSON/],
    ['an object', '{"slug": "a"}', /line 1: JSON isn’t a list/],
    ['an unknown column', 'slug,partner\na,b', /line 1: partner isn’t a known column/],
    ['a short row', 'slug,type\na', /line 2: row has 1 cells instead of 2/],
    ['nothing of a record', '[1]', /line 1: record 1 isn’t an object/],
  ])('refuses %s', async (_what, text, reason) => {
    expect(await run(text)).toMatch(reason);
    expect(await names()).toEqual([]);
  });

  it('removes a record, which an import brings back', async () => {
    await run([record]);
    expect(await server.command('trackers remove', 'tideway-fund')).toBe(
      'tideway-fund was removed.',
    );
    expect(await names()).toEqual([]);
    expect((await server.call(readTracker, { params: { id: 'tideway-fund' } })).status).toBe(404);
    expect(await server.command('trackers remove', 'tideway-fund')).toContain('There’s no record');
    expect(await run([record])).toBe('0 added, 1 replaced.');
    expect(await names()).toEqual(['Tideway Fund']);
  });
});
