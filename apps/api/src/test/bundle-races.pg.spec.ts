import {
  addToPipeline,
  bookBundle,
  listPipeline,
  saveTrackerView,
  trackerLimits,
} from '@upround/trackers/contract';
import type { TestServer } from '@upround/shared/testing-server';
import { startDemoServer } from './composed-server.fixtures';

const PARALLEL = 100;
const booking = {
  displayName: 'Ada',
  email: 'ada@upround.test',
  referenceId: 'trackerbundle',
} as const;

describe('a hundred calls of one member at once', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startDemoServer();
  }, 120_000);
  afterAll(() => server?.close());

  const times = <Answer>(call: () => Promise<Answer>) =>
    Promise.all(Array.from({ length: PARALLEL }, call));
  const countOf = async (from: string, userId: string) =>
    (
      await server.database.query<{ n: number }>(
        `select count(*)::int as n from ${from} where user_id = $1`,
        [userId],
      )
    )[0]?.n;

  it('P15 R12: book the bundle once, with one payment', async () => {
    const ada = await server.signUpAs('ada');
    const answers = await times(() => server.call(bookBundle, { body: booking }, { as: ada }));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ body }) => `${body.bookingId} ${body.paymentId}`)).size).toBe(1);
    for (const table of ['bundle_bookings', 'orders', 'payments']) {
      expect([table, await countOf(table, ada.userId)]).toEqual([table, 1]);
    }
  });

  it('R8: add a funder to the pipeline once', async () => {
    const bela = await server.signUpAs('bela');
    const [record] = await server.database.query<{ id: string }>(
      `select id from tracker_records where type = 'GRANT' limit 1`,
    );
    const body = { recordId: record?.id ?? '' };
    const answers = await times(() => server.call(addToPipeline, { body }, { as: bela }));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(PARALLEL - 1);
    expect((await server.call(listPipeline, {}, { as: bela })).body.data).toHaveLength(1);
  });

  it('R8: never save more views than there is room for', async () => {
    const chen = await server.signUpAs('chen');
    let count = 0;
    const answers = await times(() => {
      const body = {
        name: `View ${(count += 1)}`,
        type: 'GRANT',
        filters: {},
        columns: [],
      } as const;
      return server.call(saveTrackerView, { body: { ...body, columns: [] } }, { as: chen });
    });
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(trackerLimits.views);
    expect(await countOf('tracker_views', chen.userId)).toBe(trackerLimits.views);
  });
});
