import { screen, waitFor, within } from '@testing-library/react';
import {
  changeMembership,
  membershipFixture,
  paymentFixtures,
  prorationFixture,
  readPaymentStatus,
  retryPayment,
  startedMembershipFixture,
  startMembership,
  type PaymentStatus,
} from '@upround/premium/contract';
import { aUser } from '@upround/shared/testing';
import {
  anApi,
  aPayment,
  openPayment,
  openPlans,
  openPricing,
  paymentQueryOf,
  subscribed,
} from '../../premium-test.fixtures';

const PLACE = '/premium-content/reading-a-term-sheet?page=2#part-3';
const NEXT = `next=${encodeURIComponent(PLACE)}`;
const link = (name: string) => screen.findByRole('link', { name });
const expectLink = async (name: string, href: string) =>
  expect(await link(name)).toHaveAttribute('href', href);
const paid = (changes: Partial<PaymentStatus> = {}) =>
  aPayment({ state: 'SUCCESS', endedAt: '2026-06-01T06:30:00.000Z', payUrl: null, ...changes });

describe('where the viewer came from is carried', () => {
  it('from the prices to the plans, and through a free sign-up', async () => {
    const { user, address } = openPricing({ query: `?${NEXT}` });
    await expectLink('Sign up for free', `/login?view=sign-up&${NEXT}`);
    await user.click(screen.getByRole('radio', { name: /^Yearly/ }));
    await user.click(await link('Choose Premium'));
    expect(address()).toBe(`/premium-plans?plan=premium&period=YEAR&${NEXT}`);
  });

  it('by a guest from the plans through sign-up or login to the order', async () => {
    const { user, address } = openPlans({ user: null, query: `?${NEXT}` });
    await expectLink('Compare plans side by side', `/pricing?${NEXT}`);
    await user.click(await link('Choose Premium Plus'));
    expect(address()).toBe(`/premium-plans?plan=premium_plus&${NEXT}`);
    const order = encodeURIComponent(`/Payment?plan=premium_plus&${NEXT}`);
    await expectLink('Sign up and pay', `/login?view=sign-up&next=${order}`);
    await expectLink('Log in', `/login?next=${order}`);
  });

  it('by a member from the plans to the order, and to the payment', async () => {
    const plans = openPlans({ query: `?plan=premium&${NEXT}` });
    await expectLink('Continue to payment', `/Payment?plan=premium&${NEXT}`);
    plans.unmount();
    const api = anApi().on(startMembership, () => startedMembershipFixture);
    const { user, address } = openPayment({ api, query: `?plan=premium&${NEXT}` });
    await user.click(await screen.findByRole('button', { name: 'Pay ₹299.00' }));
    await waitFor(() => expect(address()).toBe(`/Payment${paymentQueryOf()}&${NEXT}`));
  });

  it('from the order back to the plans', async () => {
    const order = openPayment({ query: `?plan=premium&${NEXT}` });
    await expectLink('Choose another plan', `/premium-plans?plan=premium&${NEXT}`);
    order.unmount();
    openPayment({
      api: anApi({ membership: subscribed() }),
      query: `?plan=premium_plus&${NEXT}`,
    });
    await expectLink('See what a change costs', `/premium-plans?plan=premium_plus&${NEXT}`);
  });

  it('by a subscriber through the cost of a change to its payment', async () => {
    const payment = { paymentId: 'p1', state: 'PENDING', payUrl: null } as const;
    const api = anApi({ membership: subscribed() }).on(changeMembership, ({ body }) => ({
      membership: membershipFixture,
      proration: prorationFixture,
      payment: 'preview' in body && body.preview === true ? null : payment,
    }));
    const { user, address } = openPlans({ api, query: `?${NEXT}` });
    await user.click(await link('Change to Premium Plus'));
    expect(address()).toBe(`/premium-plans?plan=premium_plus&${NEXT}`);
    const cost = within(await screen.findByRole('region', { name: 'Change to Premium Plus?' }));
    await user.click(await cost.findByRole('button', { name: 'Pay ₹649.50' }));
    await waitFor(() => expect(address()).toBe(`/Payment?payment=p1&${NEXT}`));
  });

  it('to a payment that is made again', async () => {
    const paymentId = paymentFixtures[1]?.id ?? '';
    const failed = paid({ state: 'FAILED', canRetry: true });
    const api = anApi()
      .on(readPaymentStatus, ({ params }) =>
        params.id === paymentId ? aPayment({ id: paymentId }) : failed,
      )
      .on(retryPayment, () => ({ paymentId, state: 'PENDING' as const, payUrl: null }));
    const { user, address } = openPayment({ api, query: `${paymentQueryOf()}&${NEXT}` });
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(address()).toBe(`/Payment${paymentQueryOf(paymentId)}&${NEXT}`));
  });

  it('to “Continue” after the payment', async () => {
    const { user, address } = openPayment({
      api: anApi({ payment: paid() }),
      query: `${paymentQueryOf()}&${NEXT}`,
    });
    await user.click(await link('Continue'));
    expect(address()).toBe(PLACE);
  });
});

describe('a place that isn’t a page of ours', () => {
  it.each([
    'https://evil.example/',
    '//evil.example/x',
    '/\\evil.example',
    '/%2f%2fevil.example',
    'javascript:alert(1)',
    '/no-such-page',
    '/login',
    '/',
  ])('%s is dropped at every step', async (place) => {
    const evil = `next=${encodeURIComponent(place)}`;
    const pricing = openPricing({ query: `?${evil}`, user: aUser() });
    await expectLink('Choose Premium', '/premium-plans?plan=premium');
    pricing.unmount();
    const plans = openPlans({ query: `?plan=premium&${evil}` });
    await expectLink('Continue to payment', '/Payment?plan=premium');
    plans.unmount();
    openPayment({ api: anApi({ payment: paid() }), query: `${paymentQueryOf()}&${evil}` });
    await expectLink('Continue', '/premium-plans');
  });
});
