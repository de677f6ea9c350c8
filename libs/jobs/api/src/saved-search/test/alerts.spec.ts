import { editSavedSearch, removeSavedSearch, type JobFilters } from '@upround/jobs/contract';
import type { TestMember } from '@upround/shared/testing-server';
import { alertWorld, DAY_MS, HOUR_MS, startAlerts, type Alerts } from './alerts-server.fixtures';

describe('alerts of saved searches', () => {
  const told = alertWorld();
  let world: Alerts;
  let creator: TestMember;

  beforeAll(async () => {
    world = await startAlerts(told);
    creator = await world.person();
  });
  afterAll(() => world?.server.close());
  beforeEach(async () => {
    // A search of one test sends nothing in another.
    await world.query('delete from saved_searches');
    Object.assign(told, { ...alertWorld(), mails: told.mails, heard: told.heard });
    told.mails.length = 0;
    told.heard.length = 0;
    told.unwanted.clear();
  });

  const hourly = async () => {
    await world.order();
    await world.server.runTasks();
  };
  const titles = () =>
    told.mails.map(({ text }) => [...text.matchAll(/^- (.*)$/gm)].map(([, title]) => title));

  it('G50: are sent after one period, list each job once, and are not sent if nothing is new', async () => {
    const me = await world.person();
    const { id } = (await world.save(me, { alert: 'DAILY' })).body;
    const first = await world.job(creator, { title: 'First', agoMs: -HOUR_MS });
    world.server.clock.advance(23 * HOUR_MS);
    await hourly();
    expect(told.heard).toEqual([]);
    world.server.clock.advance(2 * HOUR_MS);
    await hourly();
    await hourly();
    expect(told.heard).toEqual([
      { userId: me.userId, savedSearchId: id, jobIds: [first], count: 1 },
    ]);
    expect(titles()).toEqual([['First']]);
    world.server.clock.advance(DAY_MS);
    await hourly();
    expect(told.mails).toHaveLength(1);
    await world.job(creator, { title: 'Second', agoMs: -HOUR_MS });
    world.server.clock.advance(DAY_MS);
    await hourly();
    expect(titles()).toEqual([['First'], ['Second']]);
  });

  it('G50: list new jobs in plain words, with the salary and a way to stop them', async () => {
    const me = await world.person();
    const filters: JobFilters = { location: ['Pune'], workplace: ['HYBRID', 'REMOTE'] };
    await world.save(me, { name: 'Near “me”', alert: 'WEEKLY', filters });
    world.server.clock.advance(7 * DAY_MS + HOUR_MS);
    const bare = await world.job(creator, { title: 'Bare\nlines', agoMs: 2 * HOUR_MS });
    const paid = await world.job(creator, { title: 'Paid', salary: 180_000_000 });
    await hourly();
    const [mail] = told.mails;
    expect(mail?.to).toBe(`${me.userId}@upround.test`);
    expect(mail?.subject).toBe('2 new jobs for “Near “me””');
    expect(mail?.text).toContain('- Paid\n  Tidewater, Pune\n  ₹18,00,000 a year\n');
    expect(mail?.text).toContain(`https://upround.example/jobs?job=job-${paid}`);
    expect(mail?.text).toContain('- Bare lines\n  Tidewater, Pune\n  Salary not given\n');
    expect(mail?.text).toContain(
      'https://upround.example/jobs?location=Pune&workplace=HYBRID%2CREMOTE\n',
    );
    expect(mail?.text).toContain('https://upround.example/jobs?view=searches');
    expect(mail?.text).not.toContain('more.');
    expect(told.heard[0]?.jobIds).toEqual([paid, bare]);
  });

  it('G50: list ten jobs and count the others', async () => {
    const me = await world.person();
    await world.save(me, { alert: 'DAILY' });
    world.server.clock.advance(DAY_MS + HOUR_MS);
    for (let at = 0; at < 12; at += 1) await world.job(creator);
    await hourly();
    expect(told.heard).toMatchObject([{ count: 12 }]);
    expect(told.heard[0]?.jobIds).toHaveLength(10);
    expect(titles()[0]).toHaveLength(10);
    expect(told.mails[0]?.text).toContain('And 2 more.');
  });

  it('G50: replace a job that closes before the email is sent by an open one', async () => {
    const me = await world.person();
    await world.save(me, { alert: 'DAILY' });
    world.server.clock.advance(DAY_MS + HOUR_MS);
    for (const title of ['First', 'Second']) await world.job(creator, { title, agoMs: HOUR_MS });
    for (let at = 0; at < 10; at += 1) await world.job(creator, { title: 'Closing' });
    told.failing = 1;
    await world.order();
    await expect(world.server.runTasks()).rejects.toThrow('the mail service is away');
    await world.query(
      `update jobs set state = 'CLOSED', close_reason = 'FILLED' where title = 'Closing'`,
    );
    await world.query(`update pgboss.job set start_after = now() where state = 'retry'`);
    await world.server.runTasks();
    expect(titles()).toEqual([['Second', 'First']]);
    expect(told.mails[0]?.subject).toBe('2 new jobs for “Engineering”');
    expect(told.mails[0]?.text).not.toContain('more.');
  });

  it('G50: leave out jobs from before they were turned on', async () => {
    const me = await world.person();
    const { id } = (await world.save(me)).body;
    world.server.clock.advance(DAY_MS);
    await world.job(creator, { title: 'Before' });
    const on = { params: { id }, body: { alert: 'DAILY' as const } };
    const answer = await world.server.call(editSavedSearch, on, { as: await world.now(me) });
    expect(answer.body).toMatchObject({ alert: 'DAILY', newCount: 0 });
    world.server.clock.advance(DAY_MS);
    await world.job(creator, { title: 'After' });
    const weekly = { params: { id }, body: { alert: 'WEEKLY' as const } };
    await world.server.call(editSavedSearch, weekly, { as: await world.now(me) });
    world.server.clock.advance(7 * DAY_MS + HOUR_MS);
    await hourly();
    expect(titles()).toEqual([['After']]);
  });

  it('G50: records of alerts are stored while a job is open and for 180 days after', async () => {
    const me = await world.person();
    await world.save(me, { alert: 'DAILY' });
    world.server.clock.advance(DAY_MS + HOUR_MS);
    const [open, recent] = [await world.job(creator), await world.job(creator)];
    const old = await world.job(creator);
    await hourly();
    const close = (job: string, daysAgo: number) =>
      world.query(
        `update jobs set state = 'CLOSED', close_reason = 'FILLED', closed_at = $2 where id = $1`,
        [job, new Date(world.server.clock.now().getTime() - daysAgo * DAY_MS)],
      );
    await close(recent, 179);
    await close(old, 181);
    await world.forget();
    const kept = await world.query<{ job_id: string }>('select job_id from saved_search_tellings');
    expect(kept.map(({ job_id: job }) => job).sort()).toEqual([open, recent].sort());
  });

  it('G50: leave out jobs that are posted again, and again', async () => {
    const me = await world.person();
    await world.save(me, { alert: 'DAILY' });
    world.server.clock.advance(DAY_MS + HOUR_MS);
    let last = await world.job(creator, { title: 'Once' });
    await hourly();
    for (let at = 0; at < 2; at += 1) {
      await world.query(`update jobs set state = 'CLOSED', close_reason = 'PAUSED' where id = $1`, [
        last,
      ]);
      world.server.clock.advance(DAY_MS);
      last = await world.job(creator, { title: 'Again', repostOf: last });
      await hourly();
    }
    expect(titles()).toEqual([['Once']]);
  });

  it('R24: an email that failed is sent again under the same key, without jobs that closed meanwhile', async () => {
    const me = await world.person();
    await world.save(me, { alert: 'DAILY' });
    world.server.clock.advance(DAY_MS + HOUR_MS);
    const closing = await world.job(creator, { title: 'Closing' });
    await world.job(creator, { title: 'Staying' });
    told.failing = 1;
    await world.order();
    await expect(world.server.runTasks()).rejects.toThrow('the mail service is away');
    await world.query(`update jobs set state = 'CLOSED', close_reason = 'FILLED' where id = $1`, [
      closing,
    ]);
    await world.query(`update pgboss.job set start_after = now() where state = 'retry'`);
    await world.server.runTasks();
    expect(titles()).toEqual([['Staying']]);
    expect(told.mails[0]?.key).toMatch(/^[0-9a-f]{32}$/);
    expect(told.heard).toHaveLength(1);
  });

  it('R24: a transaction that is rolled back sends nothing, and the next alert has its jobs', async () => {
    const me = await world.person();
    await world.save(me, { alert: 'DAILY' });
    world.server.clock.advance(DAY_MS + HOUR_MS);
    await world.job(creator);
    await world.query(
      `alter table saved_searches add constraint stuck check (told_at is null) not valid`,
    );
    await world.order();
    await expect(world.server.runTasks()).rejects.toThrow('stuck');
    expect([told.heard, told.mails]).toEqual([[], []]);
    await world.query('alter table saved_searches drop constraint stuck');
    await world.query(`update pgboss.job set start_after = now() where state = 'retry'`);
    await world.server.runTasks();
    expect([told.heard, told.mails].map(({ length }) => length)).toEqual([1, 1]);
  });

  it('spec 4.33: people who turned emails off get none, but are still notified', async () => {
    const me = await world.person();
    await world.save(me, { alert: 'DAILY' });
    told.unwanted.add(me.userId);
    world.server.clock.advance(DAY_MS + HOUR_MS);
    await world.job(creator);
    await hourly();
    expect([told.heard, told.mails].map(({ length }) => length)).toEqual([1, 0]);
  });

  it('G50: stop at once for a search that is deleted, or whose alerts are off', async () => {
    const [me, other] = [await world.person(), await world.person()];
    const [one, two] = [
      await world.save(me, { alert: 'DAILY' }),
      await world.save(other, { alert: 'DAILY' }),
    ];
    world.server.clock.advance(DAY_MS + HOUR_MS);
    await world.job(creator);
    await world.server.call(
      removeSavedSearch,
      { params: { id: one.body.id } },
      { as: await world.now(me) },
    );
    await world.server.call(
      editSavedSearch,
      { params: { id: two.body.id }, body: { alert: 'NONE' } },
      { as: await world.now(other) },
    );
    await hourly();
    expect([told.heard, told.mails]).toEqual([[], []]);
  });

  it('G50: are not sent to a deleted person, and resume when the account is restored', async () => {
    const me = await world.person();
    await world.save(me, { alert: 'DAILY' });
    world.server.clock.advance(DAY_MS + HOUR_MS);
    const job = await world.job(creator);
    const stand = (state: string) =>
      world.query('update people set state = $2 where id = $1', [me.userId, state]);
    await stand('DELETED');
    await hourly();
    expect([told.heard, told.mails]).toEqual([[], []]);
    await stand('ACTIVE');
    await hourly();
    expect(told.heard.map(({ jobIds }) => jobIds)).toEqual([[job]]);
  });

  it('G50: missed periods send one alert', async () => {
    const me = await world.person();
    await world.save(me, { alert: 'DAILY' });
    world.server.clock.advance(5 * DAY_MS + HOUR_MS);
    await world.job(creator, { title: 'Old', agoMs: 3 * DAY_MS });
    await world.job(creator, { title: 'New' });
    await hourly();
    await hourly();
    expect(titles()).toEqual([['New', 'Old']]);
  });
});
