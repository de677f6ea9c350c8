import { createTestServer, type TestServer } from '@upround/shared/testing-server';
import { jobsModule } from '../jobs-module';
import { jobsCommands } from './jobs-commands';

const HEAD =
  'title,company,description,location,type,workplace,salary_min,salary_max,salary_currency';
const row = (title: string, type = 'full time', most = '2600000') =>
  `${title},Tidewater,Own the readings.,Pune,${type},hybrid,1800000,${most},INR`;
const fileOf = (...rows: string[]) => [HEAD, ...rows].join('\n');

describe('jobs import', () => {
  let server: TestServer;
  let slug: string;

  beforeAll(async () => {
    server = await createTestServer({ modules: ({ now }) => [jobsModule({ now })] });
    const { userId } = await server.signUpAs('importer');
    const people = await server.database.query<{ slug: string }>(
      'select slug from people where id = $1',
      [userId],
    );
    slug = people[0]?.slug ?? '';
  });
  afterAll(() => server?.close());

  const run = async (text: string, ...flags: string[]) =>
    jobsCommands[0]?.run(server, [text, ...flags]) ?? '';
  const importFor = (text: string, ...flags: string[]) => run(text, `--creator=${slug}`, ...flags);
  const titles = async () =>
    (await server.database.query<{ title: string }>('select title from jobs order by title')).map(
      ({ title }) => title,
    );
  const acts = () =>
    server.database.query<{ action: string; details: { added: number } }>(
      `select action, reference_type, details from audit_entries where request_id = 'operator'`,
    );

  it('spec 7: a dry run lists every invalid row, or how many would be imported, and changes nothing', async () => {
    const bad = fileOf(row('One'), row('Two', 'sometimes'), row('Three', 'contract', '1'));
    await expect(importFor(bad, '--dry-run')).rejects.toThrow(
      /^Nothing was imported\.[^]*\n {2}line 3: type must be FULL_TIME[^\n]*\n {2}line 4: salary_max is lower than the minimum$/,
    );
    await expect(importFor(bad)).rejects.toThrow('line 3: type');
    expect(await importFor(fileOf(row('One')), '--dry-run')).toBe(
      '1 would be added, 0 already exist. Nothing was changed.',
    );
    expect([await titles(), await acts()]).toEqual([[], []]);
  });

  it('spec 7: adds new jobs to the board, with one entry in the audit log', async () => {
    expect(await importFor(fileOf(row('One'), row('Two')), '--format', 'csv')).toBe(
      '2 added, 0 already existed.',
    );
    expect(await importFor(fileOf(row('One'), row('Two')))).toBe('0 added, 2 already existed.');
    expect(await titles()).toEqual(['One', 'Two']);
    expect(await acts()).toEqual([
      { action: 'jobs.import', reference_type: 'USER', details: { added: 2 } },
    ]);
  });

  it.each([
    [[], 'Add --creator'],
    [['--creator=nobody-there'], 'No one has the slug nobody-there'],
    [['--creator=x', '--format=xml'], 'The format must be csv or json'],
    [['--creator=x', '--really'], 'Unknown arguments'],
  ])('T40: %j answers what is accepted', async (flags, message) => {
    await expect(run(fileOf(row('Never')), ...flags)).rejects.toThrow(message);
    expect(await titles()).not.toContain('Never');
  });
});
