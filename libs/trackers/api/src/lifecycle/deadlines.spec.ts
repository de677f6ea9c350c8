import { readTracker, unwatchTracker, watchTracker } from '@upround/trackers/contract';
import type { TaskHandler } from '@upround/shared/tasks';
import {
  startTrackers,
  DAY_MS,
  type TestMember,
  type TrackersServer,
} from '../test/trackers-server.fixtures';

interface Reminder {
  user_id: string;
  days: number;
}

describe('deadlines', () => {
  let server: TrackersServer;
  let ada: TestMember;
  let count = 0;

  beforeAll(async () => {
    server = await startTrackers();
  }, 60_000);
  beforeEach(async () => {
    ada = await server.signUpAs(`ada-${++count}`);
  });
  afterAll(() => server?.close());

  /** Adds a programme that closes in so many days at noon in Auckland. */
  async function closingIn(days: number) {
    const slug = `closing-${count}-${days}`;
    const at = new Date(server.clock.now().getTime() + days * DAY_MS);
    await server.add({
      slug,
      name: slug,
      type: 'GRANT',
      schedule: 'DATED',
      closesOn: at.toISOString().slice(0, 10),
      closesTime: '12:00',
      timeZone: 'Pacific/Auckland',
    });
    return server.idOf(slug);
  }
  const watch = (id: string, as = ada) => server.call(watchTracker, { params: { id } }, { as });
  const run = async (name: string) => {
    const handlers: TaskHandler[] = server.modules.flatMap(({ tasks = [] }) => [...tasks]);
    const handler = handlers.find(({ task }) => task.name === name);
    if (handler === undefined) throw new Error(`There is no task ${name}.`);
    await server.db
      .transaction()
      .execute((trx) => server.tasks.senderOn(trx).send(handler.task, {}));
    await server.runTasks();
  };
  const reminders = () =>
    server.database.query<Reminder>(
      'select user_id, days from tracker_reminders where user_id = $1 order by days desc',
      [ada.userId],
    );
  const daysSent = async () => (await reminders()).map(({ days }) => days);

  it('are reminded of 14, 7 and 1 day before, each once, however often the task runs', async () => {
    const id = await closingIn(20);
    await watch(id);
    const seen: number[][] = [];
    for (let day = 0; day < 21; day += 1) {
      await run('trackers.find-reminders');
      await run('trackers.find-reminders');
      seen.push(await daysSent());
      server.clock.advance(DAY_MS);
    }
    expect(seen.at(-1)).toEqual([14, 7, 1]);
    expect(new Set(seen.map((days) => days.join()))).toEqual(new Set(['', '14', '14,7', '14,7,1']));
  });

  it('are reminded of once after the server was stopped, and not of days before one watched', async () => {
    const id = await closingIn(16);
    await watch(id);
    server.clock.advance(10 * DAY_MS);
    await run('trackers.find-reminders');
    expect(await daysSent()).toEqual([7]);
    const bela = await server.signUpAs(`bela-${count}`);
    await watch(id, bela);
    await run('trackers.find-reminders');
    const sent = await server.database.query('select 1 from tracker_reminders where user_id = $1', [
      bela.userId,
    ]);
    expect(sent).toEqual([]);
  });

  it('are not reminded of after they moved, were removed or are no longer watched', async () => {
    const id = await closingIn(5);
    await watch(id);
    await server.call(unwatchTracker, { params: { id } }, { as: ada });
    server.clock.advance(4.5 * DAY_MS);
    await run('trackers.find-reminders');
    expect(await daysSent()).toEqual([]);
  });

  it('close and open records by the server’s clock, and publish what opens again', async () => {
    const id = await closingIn(3);
    const isOpen = async () => (await server.call(readTracker, { params: { id } })).body.isOpen;
    expect(await isOpen()).toBe(true);
    server.clock.advance(4 * DAY_MS);
    await run('trackers.refresh-openings');
    expect(await isOpen()).toBe(false);
    const [row] = await server.database.query<{ due: boolean }>(
      `select due_at = 'infinity' as due from tracker_records where id = $1`,
      [id],
    );
    expect(row?.due).toBe(true);
  });

  it('knows the months of regular rounds, across the end of a year', async () => {
    const month = server.clock.now().getUTCMonth() + 1;
    const next = (month % 12) + 1;
    await server.add(
      {
        slug: `in-${count}`,
        name: 'In',
        schedule: 'RECURRING',
        opensMonth: month,
        closesMonth: next,
      },
      {
        slug: `out-${count}`,
        name: 'Out',
        schedule: 'RECURRING',
        opensMonth: next,
        closesMonth: next,
      },
      { slug: `when-${count}`, name: 'When', schedule: 'RECURRING' },
    );
    const isOpen = async (slug: string) =>
      (await server.call(readTracker, { params: { id: `${slug}-${count}` } })).body.isOpen;
    expect([await isOpen('in'), await isOpen('out'), await isOpen('when')]).toEqual([
      true,
      false,
      null,
    ]);
  });
});
