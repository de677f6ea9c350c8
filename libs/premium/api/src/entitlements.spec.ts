import { cast } from '@upround/shared/demo';
import { createTestServer, type TestMember, type TestServer } from '@upround/shared/testing-server';
import { pino } from 'pino';
import { entitle, entitlementsAt } from './entitlement.store';
import { premiumDeletionEffects } from './contributions/premium-deletion-effects';
import { premiumEraser } from './contributions/premium-eraser';
import { premiumExports } from './contributions/premium-exports';
import { seedEntitlements } from './seed/seed-entitlements';
import { seedMemberships } from './seed/seed-memberships';

const HOUR = 3_600_000;

describe('entitlements', () => {
  let server: TestServer;
  const entitlements = () => entitlementsAt(() => server.clock.now());
  const of = (member: TestMember) => entitlements().of(server.db, member.userId);
  const give = (member: TestMember, tier: 1 | 2 | 3, until: Date | null) =>
    server.db.transaction().execute((trx) =>
      entitle(trx, member.userId, {
        tier,
        until,
        source: 'PLAN',
        since: server.clock.now(),
      }),
    );

  beforeAll(async () => {
    server = await createTestServer();
  });
  afterAll(() => server?.close());

  it('are empty for guests and for members without a plan', async () => {
    expect(await entitlements().of(server.db, null)).toBeNull();
    expect(await of(await server.signUpAs('without'))).toBeNull();
  });

  it('spec 3: are the highest tier of the current plans', async () => {
    const member = await server.signUpAs('several');
    const later = new Date(server.clock.now().getTime() + HOUR);
    await give(member, 1, null);
    await give(member, 3, later);
    await give(member, 2, null);
    expect(await of(member)).toEqual({ tier: 3, source: 'PLAN', until: later });
  });

  it('end when their time is over, and not before', async () => {
    const member = await server.signUpAs('ending');
    await give(member, 1, new Date(server.clock.now().getTime() + 2 * HOUR));
    expect(await of(member)).toMatchObject({ tier: 1 });
    server.clock.advance(2 * HOUR + 1);
    expect(await of(member)).toBeNull();
  });

  it('are exported for their person, and deleted with the account', async () => {
    const [leaver, stayer] = [await server.signUpAs('leaver'), await server.signUpAs('stayer')];
    await give(leaver, 2, null);
    await give(stayer, 1, null);
    const rows = [];
    for (const source of premiumExports) {
      for await (const row of source.rows(server.db, leaver.userId)) rows.push(row.values);
    }
    const { describe: effectsOn } = premiumDeletionEffects(() => server.clock.now());
    expect(await effectsOn(server.db, leaver.userId)).toEqual(['You lose your Premium Plus plan.']);
    expect(rows).toEqual([
      { tier: 2, source: 'PLAN', since: expect.stringMatching(/^\d{4}-/), until: null },
    ]);
    await server.db.transaction().execute((trx) => premiumEraser.erase(trx, leaver.userId));
    expect([await of(leaver), (await of(stayer))?.tier]).toEqual([null, 1]);
  });

  it('include the plans of the demo accounts', async () => {
    const people: { slug: string; id: string; member: TestMember }[] = [];
    for (const name of ['founder', 'investor', 'candidate', 'recruiter']) {
      const slug = cast.find(({ email }) => email === `${name}@upround.test`)?.slug ?? '';
      const member = await server.signUpAs(slug);
      people.push({ slug, id: member.userId, member });
    }
    await server.db.transaction().execute(async (trx) => {
      const context = {
        trx,
        now: server.clock.now(),
        demo: { people, posts: [], pods: [] },
        log: pino({ level: 'silent' }),
      };
      await seedEntitlements(context);
      await seedMemberships(context);
    });
    const tiers = [];
    for (const { member } of people) tiers.push((await of(member))?.tier);
    expect(tiers).toEqual([undefined, 2, 3, 3]);
    const [ledger] = await server.database.query(
      `select sum(amount)::int as sum, count(*)::int as count from ledger_entries`,
      [],
    );
    expect(ledger).toEqual({ sum: 0, count: 20 });
  });
});
