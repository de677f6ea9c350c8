import { startPremiumServer, type PremiumServer } from '../test/premium-server.fixtures';

const DAY = 86_400_000;

let server: PremiumServer;
let count = 0;
const someone = () => server.signUpAs(`operated-${(count += 1)}`);

beforeAll(async () => {
  server = await startPremiumServer();
});
afterAll(() => server?.close());

const command: PremiumServer['command'] = (...words) => server.command(...words);
const numberOf = async (paymentId: string, kind: string) => {
  const rows = await server.database.query<{ number: string }>(
    'select number from invoices where payment_id = $1 and kind = $2',
    [paymentId, kind],
  );
  return rows[0]?.number;
};

describe('premium grant and revoke', () => {
  it('gives a plan until the end of a day in India, tells the open page, and ends it', async () => {
    const member = await someone();
    server.sent.length = 0;
    expect(await command('premium grant', member.slug, '2', '2099-03-31')).toBe(
      `${member.slug} has plan 2 until 2099-03-31.`,
    );
    expect(await server.planOf(member)).toEqual({
      tier: 2,
      source: 'GRANT',
      until: '2099-03-31T18:30:00.000Z',
    });
    expect(server.sent).toEqual([{ userIds: [member.userId], name: 'premium.plan', data: {} }]);
    expect(await command('premium revoke', member.slug)).toBe(`${member.slug}’s gift has ended.`);
    expect(await server.planOf(member)).toBeNull();
    expect(await command('premium revoke', member.slug)).toBe(`${member.slug} has no gift.`);
  });

  it('doesn’t end what is paid for', async () => {
    const member = await someone();
    await server.subscribe(member);
    await command('premium grant', member.slug, '3', '2099-03-31');
    expect(await server.planOf(member)).toMatchObject({ tier: 3 });
    await command('premium revoke', member.slug);
    expect(await server.planOf(member)).toMatchObject({ tier: 1, source: 'PLAN' });
  });

  it.each([
    [['nobody-of-this-name', '1', '2099-03-31'], 'There’s no member “nobody-of-this-name”.'],
    [['SLUG', '4', '2099-03-31'], 'Usage: premium grant'],
    [['SLUG', '1', 'tomorrow'], 'Usage: premium grant'],
    [['SLUG', '1'], 'Usage: premium grant'],
    [['SLUG', '1', '2027-02-30'], 'There’s no day 2027-02-30.'],
    [['SLUG', '1', '2099-13-01'], 'There’s no day 2099-13-01.'],
    [['SLUG', '1', '2020-03-31'], 'This day is over.'],
    [[], 'Usage: premium grant'],
  ])('refuses %j', async (args, reason) => {
    const { slug } = await someone();
    const given = args.map((arg) => (arg === 'SLUG' ? slug : arg));
    await expect(command('premium grant', ...given)).rejects.toThrow(reason);
  });

  it('refuses to revoke from nobody', async () => {
    await expect(command('premium revoke')).rejects.toThrow('There’s no member');
  });
});

describe('payments refund', () => {
  it.each(['payment', 'invoice'])('returns what the %s names, and ends the plan', async (by) => {
    const buyer = await someone();
    const { paymentId } = await server.subscribe(buyer);
    const number = (await numberOf(paymentId, 'INVOICE')) ?? '';
    const which = by === 'payment' ? paymentId : number;
    expect(await command('payments refund', which)).toBe('The money is on its way back.');
    expect(await server.planOf(buyer)).toBeNull();
    await server.settle();
    expect(await server.statusOf(buyer, paymentId)).toBe('REFUNDED');
    expect(await numberOf(paymentId, 'CREDIT_NOTE')).toMatch(/^UPC\//);
    await expect(command('payments refund', which)).rejects.toThrow('It was returned already.');
  });

  it('asks for --late after seven days', async () => {
    const buyer = await someone();
    const { paymentId } = await server.subscribe(buyer);
    await server.pass(7 * DAY + 60_000);
    await expect(command('payments refund', paymentId)).rejects.toThrow('within seven days');
    expect(await server.statusOf(buyer, paymentId)).toBe('SUCCESS');
    expect(await server.planOf(buyer)).toMatchObject({ tier: 1 });
    expect(await command('payments refund', paymentId, '--late')).toBe(
      'The money is on its way back.',
    );
    await server.settle();
    expect(await server.statusOf(buyer, paymentId)).toBe('REFUNDED');
  });

  it('returns nothing that wasn’t paid, or isn’t there', async () => {
    const { paymentId } = await server.buy(await someone());
    await expect(command('payments refund', paymentId)).rejects.toThrow('Only a payment');
    for (const which of [['UP/26-27/999999'], ['nothing'], []]) {
      await expect(command('payments refund', ...which)).rejects.toThrow('There’s no such payment');
    }
  });

  it('returns a renewal and ends the plan', async () => {
    const buyer = await someone();
    await server.subscribe(buyer);
    const { periodEnd } = (await server.membershipOf(buyer)) ?? {};
    const left = () => new Date(periodEnd ?? 0).getTime() - server.clock.now().getTime();
    await server.pass(left() - DAY - 60_000);
    await server.pass(left() + 60_000);
    await server.pass(60_000);
    const rows = await server.database.query<{ id: string }>(
      `select id from payments where user_id = $1 and is_debit and state = 'SUCCESS'`,
      [buyer.userId],
    );
    expect(rows).toHaveLength(1);
    await command('payments refund', rows[0]?.id ?? '');
    await server.settle();
    expect(await server.planOf(buyer)).toBeNull();
    expect((await server.ledger())['CUSTOMER'] ?? 0).toBe(0);
  });
});

describe('payments off, on, state and solved', () => {
  it('says whether payments are on; twice is the same as once', async () => {
    for (const words of ['payments off', 'payments off'] as const) {
      expect(await command(words)).toBe('Payments are off.');
    }
    expect(await command('payments state')).toContain('Payments are off.');
    for (const words of ['payments on', 'payments on'] as const) {
      expect(await command(words)).toBe('Payments are on.');
    }
    expect(await command('payments state')).toBe('Payments are on.\nNothing needs an operator.');
  });

  it('lists money that belongs to no payment until it’s dealt with', async () => {
    const status = await server.deliver({
      id: 'evt_of_nobody',
      type: 'payment.captured',
      about: 'PAYMENT',
      report: {
        state: 'SUCCESS',
        amount: 29_900,
        currency: 'INR',
        providerOrder: 'order_of_nobody',
        paymentId: 'nobody',
        providerPayment: 'pay_of_nobody',
        failure: null,
        payer: null,
      },
    });
    expect(status).toBe(200);
    const state = await command('payments state');
    expect(state).toContain('1 to look at:');
    expect(state).toContain('UNKNOWN  report  report:pay_of_nobody');
    expect(await command('payments solved', 'report:pay_of_nobody')).toBe('Marked as dealt with.');
    expect(await command('payments state')).toContain('Nothing needs an operator.');
    for (const event of [['report:pay_of_nobody'], ['evt_of_nobody'], []]) {
      await expect(command('payments solved', ...event)).rejects.toThrow('There’s no such report');
    }
    const audited = await server.database.query(
      `select 1 from audit_entries where action = 'payments.solved'`,
      [],
    );
    // What was refused isn't noted.
    expect(audited).toHaveLength(1);
  });
});

it('invoices export prints what was paid and returned', async () => {
  const buyer = await server.signUpAs('exported', { displayName: 'Asha Rao' });
  const { paymentId } = await server.subscribe(buyer);
  await command('payments refund', paymentId);
  await server.settle();
  const day = new Date(server.clock.now().getTime() + 5.5 * 3_600_000).toISOString().slice(0, 10);
  const lines = (await command('invoices export', day, day)).split('\n');
  const own = lines.filter((line) => line.includes(paymentId));
  expect(own).toEqual([
    expect.stringMatching(/^UP\/\d\d-\d\d\/\d{6},Invoice,/),
    expect.stringMatching(/^UPC\/\d\d-\d\d\/\d{6},Credit note,/),
  ]);
  expect(lines[0]).toMatch(/^Number,Kind,Date,Buyer,/);
});
