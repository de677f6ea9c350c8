import { newId } from '@upround/shared/db';
import { ProviderError } from '../payment-provider';
import {
  approved,
  asked,
  askedWithMandate,
  allOf,
  MONTHLY,
  paid,
  QUARTER_HOUR,
  type Current,
  type ProviderHarness,
} from './provider-harness.fixtures';
import { describeEvents } from './webhook-contract.fixtures';

function describePayments(current: Current): void {
  it('T28: an order is of the amount that was asked for, and open until it is paid', async () => {
    const { provider, approve } = current();
    const { providerOrder, payUrl, providerMandate } = await provider.start(asked());
    expect(new URL(payUrl).protocol).toMatch(/^https?:$/);
    expect(providerMandate).toBeNull();
    const before = { state: 'OPEN', amount: MONTHLY, currency: 'INR', providerOrder };
    expect(await provider.read(providerOrder)).toMatchObject({ ...before, providerPayment: null });
    await approve(providerOrder);
    const after = await provider.read(providerOrder);
    expect(after).toMatchObject({ ...before, state: 'SUCCESS', failure: null });
    expect(after?.providerPayment).toEqual(expect.stringMatching(/./));
  });

  it('the same payment has one order, however often it is started, and another payment another', async () => {
    const { provider } = current();
    const request = asked();
    const first = await provider.start(request);
    expect(await provider.start(request)).toEqual(first);
    const parallel = await Promise.all([1, 2, 3].map(() => provider.start(request)));
    expect(parallel).toEqual([first, first, first]);
    expect((await provider.start(asked())).providerOrder).not.toBe(first.providerOrder);
  });

  it('parallel starts of a new payment make one order', async () => {
    const { provider } = current();
    for (const request of [asked(), askedWithMandate()]) {
      const all = await Promise.all([1, 2, 3].map(() => provider.start(request)));
      expect(new Set(all.map(({ providerOrder }) => providerOrder)).size).toBe(1);
    }
  });

  it('a declined one names the reason', async () => {
    const { provider, decline } = current();
    const { providerOrder } = await provider.start(asked());
    await decline(providerOrder);
    const report = { state: 'FAILED', failure: 'DECLINED', providerPayment: null };
    expect(await provider.read(providerOrder)).toMatchObject(report);
  });

  it('a closed one takes no money, and a paid one stays paid', async () => {
    const { provider } = current();
    for (const request of [asked(), askedWithMandate()]) {
      const { providerOrder } = await provider.start(request);
      await provider.close(providerOrder);
      await provider.close(providerOrder);
      expect((await provider.read(providerOrder))?.state).not.toBe('SUCCESS');
    }
    const { providerOrder } = await paid(current());
    await provider.close(providerOrder);
    expect((await provider.read(providerOrder))?.state).toBe('SUCCESS');
  });

  it('T30: a payer’s UPI id is reported with its middle hidden', async () => {
    const { provider } = current();
    const { providerOrder } = await paid(current());
    const payer = (await provider.read(providerOrder))?.payer ?? null;
    if (payer !== null) expect(payer).toMatch(/^.{0,2}••••@/);
  });

  it('ids that it doesn’t know are answered with null', async () => {
    const { provider, unknown } = current();
    for (const order of [unknown.order, unknown.mandate, 'nonsense', '../payments', '']) {
      expect(await provider.read(order)).toBeNull();
      await provider.close(order);
    }
    for (const id of [unknown.mandate, 'nonsense', '../plans', '']) {
      expect(await provider.readMandate(id)).toBeNull();
    }
    for (const id of [unknown.refund, 'nonsense', '../payments', '']) {
      expect(await provider.readRefund(id)).toBeNull();
    }
  });

  it('T30: UPI ids are checked, and names come with most letters hidden', async () => {
    const { provider, vpas } = current();
    const good = await provider.verifyVpa(vpas.valid);
    expect(good.valid).toBe(true);
    expect(good.name ?? '•••').toMatch(/^(?:.?•••)(?: .•••)*$/u);
    expect(await provider.verifyVpa(vpas.invalid)).toEqual({ valid: false, name: null });
  });
}

function describeMandates(current: Current): void {
  it('a mandate is approved with its first payment, paused, resumed and revoked', async () => {
    const { provider, approve } = current();
    const { providerOrder, providerMandate } = await provider.start(askedWithMandate());
    const id = providerMandate ?? '';
    expect((await provider.readMandate(id))?.state).toBe('CREATED');
    await approve(providerOrder);
    expect((await provider.readMandate(id))?.state).toBe('ACTIVE');
    const report = { state: 'SUCCESS', amount: MONTHLY, currency: 'INR', providerOrder };
    expect(await provider.read(providerOrder)).toMatchObject(report);
    for (const to of ['PAUSED', 'PAUSED', 'ACTIVE', 'ACTIVE', 'REVOKED', 'REVOKED'] as const) {
      await provider.changeMandate(id, to);
      expect((await provider.readMandate(id))?.state).toBe(to);
    }
  });

  it('a debit has an order of its own, and ends as the bank decides', async () => {
    const { provider, endDebit } = current();
    for (const outcome of ['SUCCESS', 'FAILED'] as const) {
      const { providerOrder, providerMandate } = await approved(current());
      const paymentId = newId();
      const debit = () =>
        provider.debit({
          paymentId,
          providerMandate,
          amount: MONTHLY,
          currency: 'INR',
          title: 'Premium, monthly',
        });
      const first = await debit();
      expect(first).toMatchObject({ amount: MONTHLY, currency: 'INR' });
      expect(first.providerOrder).not.toBe(providerOrder);
      expect((await debit()).providerOrder).toBe(first.providerOrder);
      await endDebit(providerMandate, outcome);
      const end = await provider.read(first.providerOrder);
      expect(end).toMatchObject({ state: outcome, providerOrder: first.providerOrder });
      const before = await provider.read(providerOrder);
      expect(before?.state).toBe('SUCCESS');
      expect(end?.providerPayment).not.toBe(before?.providerPayment);
      expect((await debit()).state).toBe(outcome);
    }
  });

  it('a mandate that it doesn’t know can’t be debited or changed', async () => {
    const { provider, unknown } = current();
    const providerMandate = unknown.mandate;
    const debit = { paymentId: newId(), providerMandate, amount: 1, title: 'x' };
    await expect(provider.debit({ ...debit, currency: 'INR' })).rejects.toThrow(ProviderError);
    await expect(provider.changeMandate(providerMandate, 'PAUSED')).rejects.toThrow(ProviderError);
  });
}

function describeRefunds(current: Current): void {
  it('money is returned once for a refund’s id, however often it is asked for', async () => {
    const { provider, endRefund } = current();
    const { providerOrder, providerPayment } = await paid(current());
    const refundId = newId();
    const refund = () =>
      provider.refund({ refundId, providerPayment, amount: MONTHLY, currency: 'INR' });
    const all = await Promise.all([refund(), refund(), refund()]);
    const id = all[0]?.providerRefund ?? '';
    expect(new Set(all.map(({ providerRefund }) => providerRefund))).toEqual(new Set([id]));
    await endRefund(id);
    expect(await provider.readRefund(id)).toBe('DONE');
    expect(await refund()).toEqual({ providerRefund: id, state: 'DONE' });
    expect((await provider.read(providerOrder))?.state).toBe('SUCCESS');
    const again = { refundId: newId(), providerPayment, amount: MONTHLY };
    await expect(provider.refund({ ...again, currency: 'INR' })).rejects.toThrow(ProviderError);
  });

  it('R12: captured money is listed once, but for what is known, and nothing else', async () => {
    const { provider, decline } = current();
    const since = new Date(Date.now() - QUARTER_HOUR);
    const list = (known: ReadonlySet<string | null>) =>
      allOf((after) =>
        provider.captures(since, { after, isKnown: async (payment) => known.has(payment) }),
      );
    const all = () => list(new Set());
    const before = new Set((await all()).map(({ providerPayment }) => providerPayment));
    const first = await paid(current());
    await provider.start(asked());
    const { providerOrder: failed } = await provider.start(asked());
    await decline(failed);
    const later = await approved(current());
    const added = (await all()).filter(({ providerPayment }) => !before.has(providerPayment));
    const orders = added.map(({ providerOrder }) => providerOrder);
    expect([...orders].sort()).toEqual([first.providerOrder, later.providerOrder].sort());
    for (const report of added) expect(report).toMatchObject({ state: 'SUCCESS', currency: 'INR' });
    const rest = await list(new Set([...before, first.providerPayment]));
    expect(rest.map(({ providerOrder }) => providerOrder)).toEqual([later.providerOrder]);
  });

  it('R12: refunds are listed once, with what they return', async () => {
    const { provider, endRefund } = current();
    const since = new Date(Date.now() - QUARTER_HOUR);
    const { providerPayment } = await paid(current());
    const refundId = newId();
    const request = { refundId, providerPayment, amount: MONTHLY, currency: 'INR' } as const;
    const { providerRefund } = await provider.refund(request);
    await endRefund(providerRefund);
    const listed = await allOf((after) => provider.refunds(since, after));
    expect(listed.filter((one) => one.providerPayment === providerPayment)).toEqual([
      { providerRefund, state: 'DONE', providerPayment, refundId },
    ]);
  });
}

function describeOutages(current: Current): void {
  it.each(['error', 'hang', 'nonsense'] as const)(
    'R12: with the provider down (%s) each call fails as a provider’s, and works afterwards',
    async (how) => {
      const { breakDown, mend, vpas } = current();
      // A provider within this server is up whenever the server is.
      if (breakDown === undefined || mend === undefined) return;
      const { providerOrder, providerPayment } = await paid(current());
      const { providerMandate } = await approved(current());
      const request = asked();
      const money = { amount: MONTHLY, currency: 'INR' } as const;
      await breakDown(how);
      const { provider: down } = current();
      const calls = [
        () => down.start(request),
        () => down.start(askedWithMandate()),
        () => down.read(providerOrder),
        () => down.close(providerOrder),
        () => down.debit({ paymentId: newId(), providerMandate, title: 'x', ...money }),
        () => down.changeMandate(providerMandate, 'PAUSED'),
        () => down.readMandate(providerMandate),
        () => down.refund({ refundId: newId(), providerPayment, ...money }),
        () => down.verifyVpa(vpas.valid),
        () => down.captures(new Date(), { after: null, isKnown: async () => false }),
        () => down.refunds(new Date(), null),
      ];
      const ends = await Promise.allSettled(calls.map((call) => call()));
      await mend();
      for (const end of ends) {
        expect(end).toMatchObject({ status: 'rejected', reason: expect.any(ProviderError) });
        expect(String((end as PromiseRejectedResult).reason)).not.toContain(vpas.valid);
      }
      const { provider } = current();
      expect((await provider.start(request)).providerOrder).toMatch(/./);
      expect((await provider.read(providerOrder))?.state).toBe('SUCCESS');
    },
  );
}

/** What every payment provider has to do, seen from outside. */
export function describeProvider(name: string, start: () => Promise<ProviderHarness>): void {
  describe(`the provider ${name}`, () => {
    let harness: ProviderHarness;
    const current = () => harness;
    beforeEach(async () => {
      harness = await start();
    });
    afterEach(() => harness?.close());

    describe('payments', () => describePayments(current));
    describe('mandates', () => describeMandates(current));
    describe('refunds and captures', () => describeRefunds(current));
    describe('webhooks', () => describeEvents(current));
    describe('outages', () => describeOutages(current));
  });
}
