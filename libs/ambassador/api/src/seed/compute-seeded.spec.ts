import {
  startAmbassadors,
  type AmbassadorServer,
  type Person,
} from '../test/ambassador-server.fixtures';
import { computeSeeded } from './compute-seeded';

describe('spec 4.73: the boards of a seeded community', () => {
  let server: AmbassadorServer;

  beforeAll(async () => {
    server = await startAmbassadors();
  }, 60_000);
  afterAll(() => server?.close());

  const insertLine = (person: Person, points: number, hoursAgo: number) =>
    server.rows(
      `insert into ambassador_lines (id, event_key, ambassador_id, kind, reason, points, rule_version, at, state, referral)
       select gen_random_uuid(), 'ERASED:' || gen_random_uuid(), a.id, 'REFERRAL_PAID', 'AWARD', $2, 1, $3, 'COUNTED', 1
       from ambassadors a where a.user_id = $1`,
      [person.userId, points, new Date(server.clock.now().getTime() - hoursAgo * 3_600_000)],
    );

  it('have the ranks of yesterday, without the points of today', async () => {
    const people = [
      await server.ambassador(),
      await server.ambassador(),
      await server.ambassador(),
    ] as const;
    const [first, second, late] = people;
    await insertLine(first, 100, 48);
    await insertLine(second, 50, 48);
    // It's half past eleven in the morning in India.
    await insertLine(second, 100, 11);
    await insertLine(late, 20, 1);
    await server.rows('update ambassadors set is_outdated = true');
    const settings = { now: server.clock.now, planRevenue: { netOf: async () => 0 } };
    const compute = () => server.db.transaction().execute((trx) => computeSeeded(settings, trx));
    await compute();
    for (const season of [undefined, 'ALL']) {
      const { body } = await server.board(season === undefined ? {} : { season });
      expect(body.data.map(({ person, points, change }) => [person?.slug, points, change])).toEqual(
        [
          [second.slug, 150, 1],
          [first.slug, 100, -1],
          [late.slug, 20, null],
        ],
      );
    }
    await insertLine(late, 1_000, 1);
    await server.rows('update ambassadors set is_outdated = true');
    await compute();
    expect((await server.board()).body.data[0]?.person?.slug).toBe(second.slug);
    await server.minute();
    expect((await server.board()).body.data[0]?.person?.slug).toBe(late.slug);
  });
});
