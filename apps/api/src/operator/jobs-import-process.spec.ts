import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { ownDataFolder, startServerProcess } from '@upround/shared/testing-server';
import { signUpAt, wholeList } from '../system-tests/running-member.fixtures';
import { writeServerAddress } from './server-address';

const HEAD = 'title,company,description,location,type,workplace,salary_min,salary_currency';
const row = (title: string, rest = 'full time,hybrid,1800000,INR') =>
  `${title},Tidewater,"Own the readings.\r\nAll of them.",Pune,${rest}`;
const csv = (...rows: string[]) => `\ufeff${[HEAD, ...rows].join('\r\n')}\r\n`;

const posting = (over: object) => ({
  '@type': 'JobPosting',
  description: '<p>Own it.</p>',
  hiringOrganization: { name: 'Tidewater' },
  jobLocation: { address: { addressLocality: 'Pune' } },
  employmentType: 'FULL_TIME',
  ...over,
});
const graph = (...postings: object[]) => JSON.stringify({ '@graph': postings }, null, 1);

const NOTHING = 'Nothing was imported. Fix these errors and run it again:';

describe('importing jobs as an operator', () => {
  let own: Awaited<ReturnType<typeof ownDataFolder>>;

  beforeEach(async () => {
    own = await ownDataFolder();
  });
  afterEach(() => own.remove());

  const serve = () => startServerProcess('main', { dataDir: own.folder });
  const titlesAt = async (url: string) =>
    (await wholeList<{ title: string }>(url, '/v1/job?sort=newest'))
      .map(({ title }) => title)
      .sort();

  async function run(content: string | Buffer, ...flags: string[]) {
    const file = path.join(own.folder, 'import.txt');
    await writeFile(file, content);
    const command = await startServerProcess('admin', {
      dataDir: own.folder,
      untilReady: false,
      words: ['jobs', 'import', file, '--creator=importer', ...flags],
    });
    return { status: await command.ended, said: command.output(), refused: command.errors() };
  }
  const refusalOf = (...lines: string[]) => ({
    status: 1,
    said: '',
    refused: `${[NOTHING, ...lines.map((line) => `  ${line}`)].join('\n')}\n`,
  });

  it('spec 7: lists each invalid row with line and reason, imports all or nothing, and exits with a status', async () => {
    const running = await serve();
    await signUpAt(running, own.folder, 'importer');

    // While the server runs, it does the work.
    const nobody = posting({ title: 'Nobody', hiringOrganization: null });
    expect(await run(graph(posting({ title: 'Good' }), nobody), '--dry-run')).toEqual(
      refusalOf('line 17 (@graph[1]): hiringOrganization.name is missing'),
    );
    const three = graph(posting({ title: 'Three' }));
    expect(await run(three, '--dry-run')).toMatchObject({
      status: 0,
      said: '1 would be added, 0 already exist. Nothing was changed.\n',
    });
    expect(await titlesAt(running.url)).toEqual([]);
    expect(await run(three)).toMatchObject({ status: 0, said: '1 added, 0 already existed.\n' });
    expect(await titlesAt(running.url)).toEqual(['Three']);
    running.signal('SIGTERM');
    await running.ended;

    // While no server runs, the command opens the database itself.
    const bad = csv(row('Good'), row('Bad', 'sometimes,hybrid,1800000,INR'), row('Bare', ',,,'));
    const refusal = refusalOf(
      'line 4: type must be FULL_TIME, PART_TIME, CONTRACT or INTERNSHIP',
      'line 6: type must be FULL_TIME, PART_TIME, CONTRACT or INTERNSHIP',
      'line 6: workplace must be ONSITE, HYBRID or REMOTE',
    );
    expect(await run(bad, '--dry-run')).toEqual(refusal);
    expect(await run(bad)).toEqual(refusal);
    const latin = await run(Buffer.from([HEAD, row('São Paulo')].join('\n'), 'latin1'));
    expect([latin.status, latin.said]).toEqual([1, '']);
    expect(latin.refused).toMatch(/, line 2: not UTF-8\. /);
    const good = await run(csv(row('One'), row('Two')));
    expect(good).toEqual({ status: 0, said: '2 added, 0 already existed.\n', refused: '' });

    const again = await serve();
    expect(await titlesAt(again.url)).toEqual(['One', 'Three', 'Two']);
    again.signal('SIGTERM');
    expect(await again.ended).toBe(0);
  }, 300_000);

  it('does not repeat an import that a server began and did not answer', async () => {
    const cutOff = createServer((request) => request.socket.destroy());
    await new Promise<void>((resolve) => cutOff.listen(0, '127.0.0.1', resolve));
    writeServerAddress(own.folder, (cutOff.address() as AddressInfo).port);
    const unknown = {
      status: 1,
      said: '',
      refused: 'The running server stopped responding. Check what was done before you try again.\n',
    };
    expect(await run(csv(row('Once')))).toEqual(unknown);
    await new Promise((resolve) => cutOff.close(resolve));
    // Now no one listens where it was: the command opens the database itself, which knows no such person.
    const alone = await run(csv(row('Once')));
    expect(alone).not.toEqual(unknown);
    expect(alone.refused).toContain('importer');
  }, 120_000);
});
