import type { JobsServer } from '../test/jobs-server.fixtures';
import { startJobs } from '../test/jobs-server.fixtures';
import { jobsAdmin, type JobsImport } from './jobs-admin';

let server: JobsServer;
beforeAll(async () => {
  server = await startJobs();
  await server.signUpAs('importer');
}, 60_000);
afterAll(() => server?.close());

const run = (text: string, changes: Partial<JobsImport> = {}) =>
  server.db.transaction().execute((trx) =>
    jobsAdmin.importJobs(trx, {
      text,
      creator: 'importer',
      dryRun: false,
      now: () => server.clock.now(),
      ...changes,
    }),
  );
const numberOfJobs = async () =>
  (await server.database.query<{ n: number }>('select count(*)::int as n from jobs'))[0]?.n ?? -1;
const jobCalled = async (title: string) =>
  (
    await server.database.query<Record<string, unknown>>(
      `select title, company, description, location, type, workplace, state, salary_min::float8, salary_max::float8,
       salary_currency, salary_period, equity_min::float8, visa, tags, experience, closes_at
     from jobs where title = $1`,
      [title],
    )
  )[0];

const HEAD =
  'title,company,description,location,type,workplace,salary_min,salary_max,salary_currency,tags,id';
const row = (title: string, rest = 'Pune,FULL_TIME,HYBRID,1800000,2600000.50,INR,go;sql,') =>
  `${title},Tidewater,"Line one\r\n\r\n- a ""list""",${rest}`;

describe('an import of a CSV file', () => {
  it('adds every row to the board, in minor units, and nothing twice', async () => {
    const before = await numberOfJobs();
    const file = `\ufeff${HEAD}\r\n${row('First imported')}\r\n${row('Second imported')}\r\n`;
    expect(await run(file, { dryRun: true })).toMatchObject({ added: 2, known: 0, problems: [] });
    expect(await numberOfJobs()).toBe(before);
    expect(await run(file)).toMatchObject({ added: 2, known: 0 });
    expect(await run(file)).toMatchObject({ added: 0, known: 2 });
    expect(await numberOfJobs()).toBe(before + 2);
    expect(await jobCalled('First imported')).toMatchObject({
      state: 'OPEN',
      description: 'Line one\r\n\r\n- a "list"',
      tags: ['go', 'sql'],
      salary_min: 180_000_000,
      salary_max: 260_000_050,
      salary_currency: 'INR',
    });
  });

  it('lists every invalid row with its line, field and reason, and then imports nothing', async () => {
    const before = await numberOfJobs();
    const file = [
      HEAD,
      row('Good'),
      row('Bad type', 'Pune,FOREVER,HYBRID,,,,,'),
      row('Bad pay', 'Pune,FULL_TIME,HYBRID,5,4,XXX,,'),
      'only,three,cells',
      row('', 'Pune,FULL_TIME,HYBRID,,,,,'),
      row('Good'),
    ].join('\r\n');
    const { added, problems } = await run(file);
    expect(added).toBe(0);
    expect(problems.map(({ place, field }) => `${place} ${field}`)).toEqual([
      'line 5 type',
      'line 8 salary_currency',
      'line 11 row',
      'line 12 title',
      'line 15 id',
    ]);
    expect(await numberOfJobs()).toBe(before);
  });

  it.each([
    ['', 'line 1 title'],
    ['title,company\na,b', 'line 1 description'],
    [`${HEAD},colour\n`, 'line 1 colour'],
    [`${HEAD}\na"b`, 'line 2 CSV'],
  ])('T40: rejects %j', async (text, wanted) => {
    const { problems } = await run(text, { format: 'csv' });
    expect(problems.map(({ place, field }) => `${place} ${field}`)).toEqual([wanted]);
  });

  it('T2: saves hostile cells as plain text', async () => {
    const evil = `=HYPERLINK("x") <script>alert(1)</script>'; drop table jobs; --`;
    const file = `${HEAD}\n"${evil.replaceAll('"', '""')}",C,D,Pune,CONTRACT,REMOTE,,,,,\n`;
    expect(await run(file)).toMatchObject({ added: 1 });
    expect(await jobCalled(evil)).toMatchObject({ title: evil });
  });

  it('imports five thousand rows at once', async () => {
    const rows = Array.from({ length: 5_000 }, (_, at) => row(`Job ${at}`));
    expect(await run([HEAD, ...rows].join('\n'))).toMatchObject({ added: 5_000, problems: [] });
  }, 120_000);
});

describe('an import of job postings by schema.org', () => {
  const posting = {
    '@type': 'JobPosting',
    title: 'Posted elsewhere',
    description:
      '<p>You will <b>own</b> it.</p><h2>Work</h2><ul><li>one</li><li>two</li></ul><script>x</script>',
    hiringOrganization: { '@type': 'Organization', name: 'Tidewater' },
    employmentType: ['CONTRACTOR'],
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: { '@type': 'Country', name: 'India' },
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency: 'USD',
      value: { '@type': 'QuantitativeValue', minValue: 40, maxValue: 55.5, unitText: 'HOUR' },
    },
    identifier: { '@type': 'PropertyValue', value: 'tw-17' },
  };

  it('maps types, locations and money, from one, a list or a graph', async () => {
    const graph = { '@context': 'https://schema.org', '@graph': [posting, { '@type': 'WebPage' }] };
    expect(await run(JSON.stringify(graph))).toMatchObject({ added: 1, problems: [] });
    expect(await run(JSON.stringify([posting]))).toMatchObject({ added: 0, known: 1 });
    expect(await jobCalled('Posted elsewhere')).toMatchObject({
      type: 'CONTRACT',
      workplace: 'REMOTE',
      location: 'Remote, India',
      salary_min: 4_000,
      salary_max: 5_550,
      salary_period: 'HOUR',
      description: 'You will own it.\n\n## Work\n\n- one\n- two',
    });
  });

  it('reports errors with their path in the file', async () => {
    const list = {
      '@type': 'ItemList',
      itemListElement: [
        { '@type': 'ListItem', item: { ...posting, identifier: 'a', validThrough: '2001-01-01' } },
        {
          '@type': 'ListItem',
          item: { ...posting, identifier: 'b', employmentType: 'OTHER', title: '' },
        },
      ],
    };
    const { problems } = await run(JSON.stringify(list, null, 1));
    expect(problems.map(({ place, field }) => `${place} ${field}`)).toEqual([
      'line 6 (itemListElement[0].item) validThrough',
      'line 38 (itemListElement[1].item) title',
      'line 38 (itemListElement[1].item) employmentType',
    ]);
    expect((await run('{"@type": "Person"}')).problems).toHaveLength(1);
    expect((await run('{\n"@type":,\n}')).problems[0]).toMatchObject({
      place: 'line 2',
      field: 'JSON',
    });
    expect((await run('['.repeat(50_000) + ']'.repeat(50_000))).problems).toHaveLength(1);
  });

  it('T40: rejects pay that is a text, and accepts types by their URL and pay without a value', async () => {
    const [text, value, plain] = [
      { ...posting, identifier: 'text', baseSalary: '10 lakh' },
      { ...posting, identifier: 'value', baseSalary: { currency: 'INR', value: 'ten' } },
      {
        ...posting,
        '@type': 'https://schema.org/JobPosting',
        title: 'By address',
        identifier: 'plain',
        validThrough: '2999-12-31',
        baseSalary: { currency: 'INR', minValue: 100, maxValue: 200, unitText: 'MONTH' },
      },
    ];
    const { problems } = await run(JSON.stringify([text, value]));
    expect(problems.map(({ field, reason }) => `${field} ${reason}`)).toEqual([
      'baseSalary isn’t of type object',
      'baseSalary.value.minValue isn’t of type number',
      'baseSalary.value.maxValue isn’t of type number',
    ]);
    expect(await run(JSON.stringify(plain))).toMatchObject({ added: 1 });
    expect(await jobCalled('By address')).toMatchObject({
      salary_min: 10_000,
      salary_max: 20_000,
      salary_period: 'MONTH',
    });
  });

  it('needs an existing person', async () => {
    await expect(run('[]', { creator: 'nobody-here' })).rejects.toThrow(RangeError);
  });
});
