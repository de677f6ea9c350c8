import { changeOwnAmbassador, readAmbassador } from '@upround/ambassador/contract';
import { newId } from '@upround/shared/db';
import { planPaid } from '@upround/shared/ports';
import {
  DAY_MS,
  startAmbassadors,
  type AmbassadorServer,
  type Person,
} from './ambassador-server.fixtures';

describe('spec 4.73, G43: the board of ambassadors', () => {
  let server: AmbassadorServer;
  let people: Person[];

  beforeAll(async () => {
    server = await startAmbassadors();
    people = [];
    for (let n = 0; n < 4; n += 1) people.push(await server.ambassador());
    // 300, 150, 150 and none.
    for (const [index, times] of [2, 1, 1].entries()) {
      for (let n = 0; n < times; n += 1) await pay(index);
      await server.wait(60_000);
    }
    await server.minute();
  }, 60_000);
  afterAll(() => server?.close());

  const pay = async (index: number) => {
    const ambassador = people[index];
    if (ambassador === undefined) throw new Error(`No ambassador ${index}.`);
    const { userId } = await server.referred(ambassador);
    const at = server.clock.now().toISOString();
    await server.db
      .transaction()
      .execute((trx) =>
        server.tasks.senderOn(trx).publish(planPaid, { userId, orderId: newId(), at }),
      );
    await server.runTasks();
  };
  const slugs = (rows: readonly { person: { slug: string } | null }[]) =>
    rows.map(({ person }) => people.findIndex(({ slug }) => slug === person?.slug));

  it('ranks by points, shares ranks, and puts who was earlier first', async () => {
    const { body } = await server.board();
    expect(slugs(body.data)).toEqual([0, 1, 2]);
    expect(body.data.map(({ rank, points }) => [rank, points])).toEqual([
      [1, 300],
      [2, 150],
      [2, 150],
    ]);
    expect(body).toMatchObject({ count: 3, around: [], season: { id: '2026-Q4' } });
    expect(body.seasons.map(({ id }) => id)).toEqual(['2026-Q4']);
    expect(body.updatedAt).not.toBeNull();
    const all = (await server.board({ season: 'ALL' })).body;
    expect([slugs(all.data), all.season]).toEqual([[0, 1, 2], null]);
  });

  it('is paged by cursors, and shows the own place with those around it', async () => {
    const first = (await server.board({ limit: 2 }, people[2])).body;
    expect(slugs(first.data)).toEqual([0, 1]);
    expect(slugs(first.around)).toEqual([0, 1, 2]);
    expect(first.around.map(({ isOwn }) => isOwn)).toEqual([false, false, true]);
    const next = (await server.board({ limit: 2, cursor: first.nextSegment ?? '' }, people[2]))
      .body;
    expect([slugs(next.data), next.nextSegment, next.around]).toEqual([[2], null, []]);
    expect((await server.board({ cursor: 'forged' })).status).toBe(400);
    expect((await server.board({}, people[3])).body.around).toEqual([]);
  });

  it('hides names of those who want that, from everyone but themselves', async () => {
    const hide = (isNameHidden: boolean) =>
      server.call(changeOwnAmbassador, { body: { isNameHidden } }, { as: people[0] ?? '' });
    await hide(true);
    const { body } = await server.board();
    expect(body.data[0]).toMatchObject({ rank: 1, points: 300, person: null });
    expect((await server.board({}, people[0])).body.data[0]?.person).not.toBeNull();
    await hide(false);
  });

  it('hides the names of those who blocked one, and of those one blocked', async () => {
    const [one, two] = [people[0]?.userId, people[1]?.userId];
    await server.rows('insert into blocks (user_id, blocked_id) values ($1, $2)', [one, two]);
    const hidden = async (as: Person | undefined) =>
      (await server.board({}, as)).body.data.map(({ person }) => person === null);
    expect(await hidden(people[1])).toEqual([true, false, false]);
    expect(await hidden(people[0])).toEqual([false, true, false]);
    expect(await hidden(people[2])).toEqual([false, false, false]);
    await server.rows('delete from blocks where user_id = $1', [one]);
    await server.rows(`update people set state = 'BANNED' where id = $1`, [one]);
    expect(await hidden(undefined)).toEqual([true, false, false]);
    await server.rows(`update people set state = 'ACTIVE' where id = $1`, [one]);
  });

  it('says how ranks changed since yesterday', async () => {
    expect((await server.board()).body.data.map(({ change }) => change)).toEqual([
      null,
      null,
      null,
    ]);
    await server.wait(DAY_MS);
    await pay(2);
    await pay(2);
    await server.minute();
    const { body } = await server.board();
    expect(slugs(body.data)).toEqual([2, 0, 1]);
    expect(body.data.map(({ change }) => change)).toEqual([1, -1, -1]);
    await server.wait(DAY_MS);
    await server.minute();
    expect((await server.board()).body.data.map(({ change }) => change)).toEqual([0, 0, 0]);
  });

  it('begins anew at midnight in India, and past seasons stay', async () => {
    const end = Date.parse('2026-12-31T18:30:00.000Z');
    await server.wait(end - 1_000 - server.clock.now().getTime());
    await pay(1);
    await server.wait(2_000);
    await pay(3);
    await server.minute();
    const { body } = await server.board();
    expect([body.season?.id, slugs(body.data)]).toEqual(['2027-Q1', [3]]);
    const before = (await server.board({ season: '2026-Q4' })).body;
    expect(before.data.map(({ points }) => points)).toEqual([450, 300, 300]);
    expect(body.seasons.map(({ id }) => id)).toEqual(['2027-Q1', '2026-Q4']);
    const { slug = '' } = people[1] ?? {};
    const page = (await server.call(readAmbassador, { query: { slug } })).body;
    expect([page.season, page.allTime]).toEqual([null, { rank: 2, points: 300 }]);
    expect((await server.board({ season: '2025-Q1' })).body).toMatchObject({ data: [], count: 0 });
  });
});
