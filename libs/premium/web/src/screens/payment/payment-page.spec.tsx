import { act, render, screen, within } from '@testing-library/react';
import {
  paymentEvent,
  paymentFixtures,
  paymentStatusFixture,
  premiumErrors,
  readMembership,
  readPaymentStatus,
  retryPayment,
  type PaymentStatus,
} from '@upround/premium/contract';
import { coreErrors } from '@upround/shared/contract-core';
import { keyOf } from '@upround/shared/query';
import { refuse } from '@upround/shared/testing';
import {
  anApi,
  aPayment,
  openPayment,
  paymentQueryOf,
  subscribed,
} from '../../premium-test.fixtures';
import { QrCode } from './qr-code';

const query = paymentQueryOf();
const { id } = paymentStatusFixture;
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const ended = (changes: Partial<PaymentStatus>) =>
  aPayment({ endedAt: '2026-06-01T06:30:00.000Z', payUrl: null, intentUrl: null, ...changes });

describe('a payment that waits', () => {
  it('shows amount, payee, QR code, links and time left, without axe violations', async () => {
    const api = anApi({ payment: aPayment({ isTest: false }), membership: subscribed() });
    const { container } = openPayment({ api, query });
    expect(await heading('Pay ₹299.00')).toBeVisible();
    expect(document.title).toBe('Pay ₹299.00 · Upround');
    const summary = screen.getByRole('region', { name: 'What you pay' });
    expect(summary).toHaveTextContent('ForPremium, monthly');
    expect(summary).toHaveTextContent('ToUpround');
    expect(
      await screen.findByRole('img', { name: 'QR code to pay ₹299.00 to Upround' }),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Open your UPI app' })).toHaveAttribute(
      'href',
      paymentStatusFixture.intentUrl,
    );
    const page = screen.getByRole('link', { name: /^Pay on upround\.example/ });
    expect(page).toHaveAttribute('href', paymentStatusFixture.payUrl);
    expect(page).toHaveAttribute('target', '_blank');
    expect(screen.getByRole('timer')).toHaveTextContent(/^4:\d\d left to approve$/);
    expect(screen.getByText('Don’t pay twice')).toBeVisible();
    expect(await screen.findByText(/renewals of at most ₹15,000 each\.$/)).toBeVisible();
    expect(screen.queryByText(/Test payment/)).not.toBeInTheDocument();
    await expect(container).toHaveNoAxeViolations();
  });

  it('is plainly a test where no money moves', async () => {
    const { container } = openPayment({ query });
    expect(await screen.findByText('Test payment: no money moves')).toBeVisible();
    expect(screen.getByRole('link', { name: /^Open the test payment page/ })).toHaveAttribute(
      'href',
      paymentStatusFixture.payUrl,
    );
    expect(screen.queryByRole('link', { name: 'Open your UPI app' })).not.toBeInTheDocument();
    await expect(container).toHaveNoAxeViolations();
  });

  it.each([
    ['a link to a UPI app', { isTest: false }, paymentStatusFixture.intentUrl],
    [
      'the provider’s page without one',
      { isTest: false, intentUrl: null },
      paymentStatusFixture.payUrl,
    ],
    ['the test page in a test', {}, paymentStatusFixture.payUrl],
  ])('has a QR code of %s', async (_what, changes, text) => {
    openPayment({ api: anApi({ payment: aPayment(changes) }), query });
    const code = await screen.findByRole('img', { name: /^QR code/ });
    const { container } = render(<QrCode text={text ?? ''} label="Expected" />);
    expect(code.innerHTML).toBe(container.querySelector('svg')?.innerHTML);
  });

  it('is prepared until the provider knows it, and isn’t shown as failed', async () => {
    const payment = aPayment({ state: 'CREATED', payUrl: null, intentUrl: null });
    openPayment({ api: anApi({ payment }), query });
    expect(await screen.findByText('Preparing your payment')).toBeInTheDocument();
    expect(screen.queryByText(/failed$/)).not.toBeInTheDocument();
  });

  it('says after its time that the bank is still asked, and not to pay again', async () => {
    const payment = aPayment({ expiresAt: new Date(Date.now() - 1_000).toISOString() });
    openPayment({ api: anApi({ payment }), query });
    expect(await screen.findByText(/^The time to approve has passed\./)).toBeVisible();
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
    expect(await heading('Pay ₹299.00')).toBeVisible();
  });

  it('shows no more time than it began with, whatever the clock of the device', async () => {
    const payment = aPayment({
      createdAt: new Date(Date.now() + 3_600_000).toISOString(),
      expiresAt: new Date(Date.now() + 3_900_000).toISOString(),
    });
    openPayment({ api: anApi({ payment }), query });
    expect(await screen.findByRole('timer')).toHaveTextContent('5:00 left to approve');
  });

  it('follows an event within the open page, and renews the plan', async () => {
    const api = anApi();
    const { realtime, queryClient } = openPayment({ api, query });
    await heading('Pay ₹299.00');
    api.on(readPaymentStatus, () => ended({ state: 'SUCCESS', invoice: 'UP/26-27/000014' }));
    await realtime.tell(paymentEvent, { id, state: 'SUCCESS' });
    expect(await heading('Payment received')).toBeVisible();
    expect(screen.getByText('Payment received', { selector: '[role=status]' })).toBeInTheDocument();
    const membership = queryClient.getQueryState(keyOf(readMembership, {}));
    expect(membership?.isInvalidated).toBe(true);
  });

  it('leaves events of other payments alone, and reads again after missed ones', async () => {
    const api = anApi();
    const { realtime } = openPayment({ api, query });
    await heading('Pay ₹299.00');
    api.on(readPaymentStatus, () => ended({ state: 'SUCCESS' }));
    await realtime.tell(paymentEvent, { id: paymentFixtures[1]?.id ?? '', state: 'SUCCESS' });
    expect(await heading('Pay ₹299.00')).toBeVisible();
    await realtime.gap();
    expect(await heading('Payment received')).toBeVisible();
  });

  it('is asked for while no event comes', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    try {
      const api = anApi();
      openPayment({ api, query });
      await heading('Pay ₹299.00');
      const before = api.received(readPaymentStatus).length;
      await act(() => jest.advanceTimersByTimeAsync(5_500));
      expect(api.received(readPaymentStatus).length).toBeGreaterThan(before);
      api.on(readPaymentStatus, () => ended({ state: 'SUCCESS' }));
      await act(() => jest.advanceTimersByTimeAsync(5_500));
      expect(await heading('Payment received')).toBeVisible();
      const last = api.received(readPaymentStatus).length;
      await act(() => jest.advanceTimersByTimeAsync(120_000));
      expect(api.received(readPaymentStatus)).toHaveLength(last);
    } finally {
      jest.useRealTimers();
    }
  });

  it('stays on the page where it can’t be read for a while', async () => {
    const api = anApi();
    const { realtime } = openPayment({ api, query });
    await heading('Pay ₹299.00');
    api.disconnect();
    await realtime.gap();
    expect(await screen.findByText(/^Couldn’t check the payment\./)).toBeVisible();
    expect(await heading('Pay ₹299.00')).toBeVisible();
  });
});

describe('a payment that ended', () => {
  it('successfully shows what was paid with its invoice, and leads on', async () => {
    const payment = ended({ state: 'SUCCESS', invoice: 'UP/26-27/000014' });
    const { user, address, container } = openPayment({ api: anApi({ payment }), query });
    expect(await heading('Payment received')).toBeVisible();
    expect(screen.getByText('You’ve paid ₹299.00 to Upround for Premium, monthly.')).toBeVisible();
    const paid = screen.getByRole('region', { name: 'Your payment' });
    expect(paid).toHaveTextContent('InvoiceUP/26-27/000014');
    expect(
      within(paid).getByRole('button', { name: 'Download invoice UP/26-27/000014' }),
    ).toBeVisible();
    await expect(container).toHaveNoAxeViolations();
    await user.click(screen.getByRole('link', { name: 'Continue' }));
    expect(address()).toBe('/premium-plans');
  });

  it('leads to a page of ours alone', async () => {
    const payment = ended({ state: 'SUCCESS', next: 'https://evil.test/' });
    openPayment({ api: anApi({ payment }), query });
    expect(await screen.findByRole('link', { name: 'Continue' })).toHaveAttribute('href', '/');
  });

  it.each([
    ['DECLINED', 'The payment was declined in your UPI app.'],
    ['NO_FUNDS', 'There wasn’t enough money in the account.'],
    ['BANK', 'Your bank couldn’t make the payment.'],
    [null, 'Your bank didn’t say why.'],
  ] as const)('failed for %s says so', async (failure, sentence) => {
    openPayment({ api: anApi({ payment: ended({ state: 'FAILED', failure }) }), query });
    expect(await heading('Payment failed')).toBeVisible();
    expect(screen.getByText(sentence)).toBeVisible();
    expect(screen.getByText(/^You haven’t paid\./)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  });

  it('is paid again under a new payment of the same order', async () => {
    const paymentId = paymentFixtures[1]?.id ?? '';
    const failed = ended({ state: 'FAILED', failure: 'DECLINED', canRetry: true });
    const api = anApi()
      .on(readPaymentStatus, ({ params }) =>
        params.id === id ? failed : aPayment({ id: paymentId }),
      )
      .on(retryPayment, () => ({ paymentId, state: 'PENDING' as const, payUrl: null }));
    const { user, address, container } = openPayment({ api, query });
    await heading('Payment failed');
    await expect(container).toHaveNoAxeViolations();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await heading('Pay ₹299.00')).toBeVisible();
    expect(address()).toBe(`/Payment${paymentQueryOf(paymentId)}`);
    expect(api.received(retryPayment)).toEqual([{ params: { id } }]);
  });

  it('says why it can’t be paid again', async () => {
    const payment = ended({ state: 'EXPIRED', canRetry: true });
    const api = anApi({ payment }).on(retryPayment, () => {
      throw refuse(premiumErrors.PAYMENTS_OFF);
    });
    const { user } = openPayment({ api, query });
    expect(await heading('Payment expired')).toBeVisible();
    expect(screen.getByText(/^If your bank shows a debit, don’t pay again/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(premiumErrors.PAYMENTS_OFF.sentence)).toBeVisible();
  });

  it('in a refund says how much comes back, with the credit note', async () => {
    const payment = ended({
      state: 'REFUNDED',
      refunded: 29_900,
      invoice: 'UP/26-27/000014',
      creditNote: 'UPC/26-27/000002',
    });
    const { container } = openPayment({ api: anApi({ payment }), query });
    expect(await heading('Payment refunded')).toBeVisible();
    expect(screen.getByText(/^₹299.00 goes back the way you paid\./)).toBeVisible();
    expect(screen.getByText('UPC/26-27/000002')).toBeVisible();
    await expect(container).toHaveNoAxeViolations();
  });

  it('late is shown as received, after it was shown as expired', async () => {
    const api = anApi({ payment: ended({ state: 'EXPIRED' }) });
    const { realtime } = openPayment({ api, query });
    await heading('Payment expired');
    api.on(readPaymentStatus, () => ended({ state: 'SUCCESS' }));
    await realtime.tell(paymentEvent, { id, state: 'SUCCESS' });
    expect(await heading('Payment received')).toBeVisible();
  });
});

describe('the page of a payment', () => {
  it('G40: says that a payment isn’t there, for a foreign id', async () => {
    const api = anApi().on(readPaymentStatus, () => {
      throw refuse(coreErrors.NOT_FOUND);
    });
    const { container } = openPayment({ api, query });
    expect(await heading('Payment not found')).toBeVisible();
    expect(screen.getByRole('link', { name: 'All payments' })).toHaveAttribute('href', '/Payment');
    await expect(container).toHaveNoAxeViolations();
  });

  it('says so while it loads, and can be loaded again', async () => {
    const api = anApi();
    const resume = api.pause(readPaymentStatus);
    const first = openPayment({ api, query });
    expect(await screen.findByText('Loading the payment')).toBeInTheDocument();
    resume();
    await heading('Pay ₹299.00');
    first.unmount();
    api.disconnect();
    const { user } = openPayment({ api, query });
    expect(await screen.findByText('Couldn’t load the payment')).toBeVisible();
    api.disconnect(false);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await heading('Pay ₹299.00')).toBeVisible();
  });

  it('without a payment lists what is open and all payments', async () => {
    const open = {
      ...paymentFixtures[1]!,
      state: 'PENDING',
      failure: null,
      endedAt: null,
    } as const;
    const api = anApi({ payments: [open, ...paymentFixtures.slice(2)] });
    const { container } = openPayment({ api });
    const section = within(await screen.findByRole('region', { name: 'To pay' }));
    expect(
      await section.findByRole('link', { name: 'View payment of ₹299.00 for Premium, monthly' }),
    ).toHaveAttribute('href', `/Payment?payment=${open.id}`);
    expect(screen.getByRole('region', { name: 'Earlier payments' })).toBeVisible();
    expect(document.title).toBe('Plan and payments · Upround');
    await expect(container).toHaveNoAxeViolations();
  });

  it('begins with the plan that is paid, its price and the way to change it', async () => {
    openPayment({ api: anApi({ membership: subscribed() }) });
    const plan = await screen.findByRole('region', { name: 'Premium' });
    expect(plan).toHaveTextContent('₹299 a month');
    expect(plan).toHaveTextContent('Everything in Free');
    expect(within(plan).getByRole('link', { name: 'Change plan' })).toHaveAttribute(
      'href',
      '/premium-plans',
    );
  });

  it('without a payment says what couldn’t be loaded', async () => {
    const api = anApi();
    api.disconnect();
    openPayment({ api });
    expect(await screen.findByText('Couldn’t load your payments')).toBeVisible();
    expect(screen.getByText('Couldn’t load your plan')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Refund policy' })).toBeVisible();
  });

  it('without any says where they will be', async () => {
    const { container } = openPayment({ api: anApi({ payments: [] }) });
    expect(await screen.findByText('No payments yet')).toBeVisible();
    expect(screen.queryByRole('heading', { name: /^To pay|^Earlier payments/ })).toBeNull();
    expect(screen.getByRole('region', { name: 'Free' })).toHaveTextContent('₹0 free forever');
    expect(screen.getByRole('link', { name: 'See plans' })).toBeVisible();
    expect(screen.getByRole('region', { name: 'What each plan adds' })).toHaveTextContent(
      'Premium Plus₹799 a month50 saved searches with alerts',
    );
    await expect(container).toHaveNoAxeViolations();
  });
});
