import { deadlineNear, trackerOpened } from '@upround/trackers/api';
import { newId } from '@upround/shared/db';
import type { TestMember } from '@upround/shared/testing-server';
import { devices, startNotifications, type Notifications } from './notifications-server.fixtures';

describe('notifications of trackers', () => {
  let world: Notifications;
  const push = devices();

  beforeAll(async () => {
    world = await startNotifications({ push });
  });
  afterAll(() => world?.server.close());

  /** A programme with a deadline, straight on its table. */
  async function programme(name: string) {
    const id = newId();
    await world.query(
      `insert into tracker_records (id, slug, type, name, name_key, summary, source_name, source_url, words, schedule,
         closes_local, closes_zone, closes_at, created_at, updated_at)
       values ($1, $2, 'GRANT', $3, $3, 'A grant.', 'A source', 'https://grant.example', '', 'DATED',
         '2099-03-31 17:00', 'Asia/Kolkata', '2099-03-31T11:30:00Z', now(), now())`,
      [id, `grant-${id}`, name],
    );
    return { id, slug: `grant-${id}` };
  }
  const watch = (by: TestMember, id: string) =>
    world.query(
      'insert into tracker_watches (user_id, record_id, created_at) values ($1, $2, now())',
      [by.userId, id],
    );
  async function remind(
    { userId }: TestMember,
    recordId: string,
    days: number,
    closesAt = '2099-03-31T11:30:00.000Z',
  ) {
    await world.publish(deadlineNear, { userId, recordId, days, closesAt });
    await world.server.runTasks();
  }
  async function open(recordId: string, openedAt: string) {
    await world.publish(trackerOpened, { recordId, openedAt });
    await world.server.runTasks();
  }
  const sentences = async (as: TestMember) => {
    const { data } = await world.list(as);
    return data.map(({ sentence, target }) => [
      sentence.map((part) => Object.values(part)[0]).join(''),
      target.deeplink,
    ]);
  };

  it('remind of a deadline on each of its days once, with the funder’s own time', async () => {
    const [ada, { id, slug }] = [await world.person(), await programme('Harbour Grant')];
    await watch(ada, id);
    for (const days of [14, 14, 1]) await remind(ada, id, days);
    const path = `/tracker/grant?record=${slug}`;
    expect(await sentences(ada)).toEqual([
      ['Harbour Grant closes tomorrow', path],
      ['Harbour Grant closes in 14 days', path],
    ]);
    const { data } = await world.list(ada);
    expect(data[0]?.target.excerpt).toBe('Closes on 31 Mar 2099, 17:00 (Asia/Kolkata).');
  });

  it('say how many days are left where the server sends them late, as the record’s page counts them', async () => {
    const [ada, { id }] = [await world.person(), await programme('Tide Grant')];
    await watch(ada, id);
    const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
    await remind(ada, id, 7, inHours(4 * 24 + 18));
    await remind(ada, id, 7, inHours(7 * 24 - 0.1));
    expect((await sentences(ada)).map(([text]) => text)).toEqual([
      'Tide Grant closes in 7 days',
      'Tide Grant closes in 4 days',
    ]);
  });

  it('tell all who watch a programme that it is open again, each once', async () => {
    const [ada, bela, chen] = [await world.person(), await world.person(), await world.person()];
    const { id } = await programme('Old Mill');
    await watch(ada, id);
    await watch(bela, id);
    for (const at of ['2098-01-01', '2098-01-01', '2098-06-01'])
      await open(id, `${at}T00:00:00.000Z`);
    for (const as of [ada, bela]) expect(await sentences(as)).toHaveLength(2);
    expect(await sentences(chen)).toEqual([]);
  });

  it('say nothing about what isn’t watched any more, or was removed', async () => {
    const [ada, { id }] = [await world.person(), await programme('Gone')];
    await remind(ada, id, 7);
    expect(await sentences(ada)).toEqual([]);
    await watch(ada, id);
    await remind(ada, id, 7);
    expect(await sentences(ada)).toHaveLength(1);
    await world.query('update tracker_records set removed_at = now() where id = $1', [id]);
    expect(await sentences(ada)).toEqual([]);
  });
});
