import { cast } from '@upround/shared/demo';
import { createTestServer, type TestMember, type TestServer } from '@upround/shared/testing-server';
import { pino } from 'pino';
import { entitle, entitlementsAt } from './entitlement.store';
import { premiumDeletionEffects } from './contributions/premium-deletion-effects';
import { premiumEraser } from './contributions/premium-eraser';
import { premiumExports } from './contributions/premium-exports';
import { premiumModule } from './premium-module';

const HOUR = 3_600_000;

describe('what people are entitled to', () => {
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
    server = await createTestServer({ modules: [premiumModule()] });
  });
  afterAll(() => server?.close());

  it('is nothing for guests and for whoever has no plan', async () => {
    expect(await entitlements().of(server.db, null)).toBeNull();
    expect(await of(await server.signUpAs('without'))).toBeNull();
  });

  it('spec 3: is the highest tier of those that run', async () => {
    const member = await server.signUpAs('several');
    const later = new Date(server.clock.now().getTime() + HOUR);
    await give(member, 1, null);
    await give(member, 3, later);
    await give(member, 2, null);
    expect(await of(member)).toEqual({ tier: 3, source: 'PLAN', until: later });
  });

  it('ends when its time is over, and not before', async () => {
    const member = await server.signUpAs('ending');
    await give(member, 1, new Date(server.clock.now().getTime() + 2 * HOUR));
    expect(await of(member)).toMatchObject({ tier: 1 });
    server.clock.advance(2 * HOUR + 1);
    expect(await of(member)).toBeNull();
  });

  it('is exported to its person, and goes with their account', async () => {
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

  it('gives the demo accounts their plans', async () => {
    const people: { slug: string; id: string; member: TestMember }[] = [];
    for (const name of ['founder', 'investor', 'candidate']) {
      const slug = cast.find(({ email }) => email === `${name}@upround.test`)?.slug ?? '';
      const member = await server.signUpAs(slug);
      people.push({ slug, id: member.userId, member });
    }
    await server.db.transaction().execute(async (trx) =>
      premiumModule().seed?.({
        trx,
        now: server.clock.now(),
        demo: { people, posts: [], pods: [] },
        log: pino({ level: 'silent' }),
      }),
    );
    const tiers = [];
    for (const { member } of people) tiers.push((await of(member))?.tier);
    expect(tiers).toEqual([undefined, 2, 3]);
  });
});
