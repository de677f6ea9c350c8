import type { Memberships } from '@upround/shared/ports';
import { startPremiumServer, type PremiumServer } from '../test/premium-server.fixtures';

describe('plans, as admins give them', () => {
  let server: PremiumServer;
  let port: Memberships;

  beforeAll(async () => {
    server = await startPremiumServer();
    port = server.premium.memberships;
  });
  afterAll(() => server?.close());

  const give = (userId: string, tier: 1 | 2 | 3, day: string) =>
    server.db.transaction().execute((trx) => port.give(trx, userId, { tier, day }));
  const endGifts = (userId: string) =>
    server.db.transaction().execute((trx) => port.endGifts(trx, userId));

  it('a gift lasts until the end of a day in India, in place of an earlier one', async () => {
    const member = await server.signUpAs('gift-once');
    expect(await give(member.userId, 3, '2099-03-31')).toEqual(
      new Date('2099-03-31T18:30:00.000Z'),
    );
    expect(await give(member.userId, 1, '2098-03-31')).toEqual(
      new Date('2098-03-31T18:30:00.000Z'),
    );
    const gift = { tier: 1, source: 'GRANT', until: new Date('2098-03-31T18:30:00.000Z') };
    expect(await port.giftOf(server.db, member.userId)).toEqual(gift);
    expect(await endGifts(member.userId)).toBe(1);
    expect(await endGifts(member.userId)).toBe(0);
    expect(await port.giftOf(server.db, member.userId)).toBeNull();
  });

  it('a day that is over is refused, and changes nothing', async () => {
    const member = await server.signUpAs('gift-late');
    await give(member.userId, 2, '2099-03-31');
    expect(await give(member.userId, 1, '2020-01-31')).toBeNull();
    expect(await give(member.userId, 1, 'tomorrow')).toBeNull();
    expect(await port.giftOf(server.db, member.userId)).toMatchObject({ tier: 2 });
  });

  it('what is paid for stays, and of several the highest counts', async () => {
    const [payer, other] = [await server.signUpAs('gift-payer'), await server.signUpAs('gift-no')];
    await server.subscribe(payer);
    await give(payer.userId, 2, '2099-03-31');
    const plans = await port.of(server.db, [payer.userId, other.userId]);
    expect([...plans.keys()]).toEqual([payer.userId]);
    expect(plans.get(payer.userId)).toMatchObject({ tier: 2, source: 'GRANT' });
    await endGifts(payer.userId);
    const left = await port.of(server.db, [payer.userId]);
    expect(left.get(payer.userId)).toMatchObject({ tier: 1, source: 'PLAN' });
    expect(await port.giftOf(server.db, payer.userId)).toBeNull();
  });

  it('lets open pages read the plan again', () => {
    server.sent.length = 0;
    port.announce('a-member');
    expect(server.sent).toEqual([{ userIds: ['a-member'], name: 'premium.plan', data: {} }]);
  });
});
