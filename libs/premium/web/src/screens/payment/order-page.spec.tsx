import { screen, waitFor, within } from '@testing-library/react';
import {
  listPlans,
  premiumErrors,
  startedMembershipFixture,
  startMembership,
  verifyVpa,
} from '@upround/premium/contract';
import { coreErrors, type ErrorDefinition } from '@upround/shared/contract-core';
import { refuse } from '@upround/shared/testing';
import { anApi, openPayment, paymentQueryOf, subscribed } from '../../premium-test.fixtures';

const VALID = { vpa: 'success@upi', valid: true, name: 'A••• R••' };
const buying = () =>
  anApi()
    .on(startMembership, () => startedMembershipFixture)
    .on(verifyVpa, ({ query: { vpa } }) => ({ ...VALID, vpa }));
const query = '?plan=premium&period=YEAR';
const payButton = (amount = '₹2,990.00') => screen.findByRole('button', { name: `Pay ${amount}` });
const field = () => screen.findByRole('textbox', { name: 'UPI ID' });
const refusing = (definition: ErrorDefinition, details = {}) =>
  buying().on(startMembership, () => {
    throw refuse(definition, details);
  });

describe('the order of a plan', () => {
  it('says what it costs and how it renews, and starts the payment without a UPI ID', async () => {
    const api = buying();
    const { user, address, container } = openPayment({ api, query });
    const button = await payButton();
    expect(document.title).toBe('Pay for Premium · Upround');
    const order = screen.getByRole('region', { name: 'Your order' });
    expect(order).toHaveTextContent('PlanPremium, yearly');
    expect(order).toHaveTextContent('You pay today₹2,990.00');
    expect(order).toHaveTextContent('Renews for ₹2,990.00 each year until you cancel.');
    const promises = within(screen.getByRole('list', { name: 'Included with every plan' }));
    expect(promises.getByText(/We notify you at least 24 hours before each renewal/)).toBeVisible();
    expect(promises.getByRole('link', { name: 'refund policy' })).toHaveAttribute(
      'href',
      '/refund-policy',
    );
    expect(screen.getByRole('region', { name: 'Before you pay' })).toBeVisible();
    await expect(container).toHaveNoAxeViolations();
    await user.click(button);
    await waitFor(() => expect(address()).toBe(`/Payment${paymentQueryOf()}`));
    expect(api.received(startMembership)).toEqual([
      { body: { planId: 'premium', period: 'YEAR' } },
    ]);
    expect(api.requests(startMembership)[0]?.idempotencyKey).not.toBeNull();
  });

  it('T28, T30: sends plan, period and UPI ID, never an amount, and stores the ID nowhere', async () => {
    const api = buying();
    const { user, address } = openPayment({ api, query });
    await user.type(await field(), ' success@upi ');
    await user.tab();
    expect(await screen.findByText('This ID belongs to A••• R••.')).toBeVisible();
    await user.click(await payButton());
    await waitFor(() => expect(address()).toBe(`/Payment${paymentQueryOf()}`));
    expect(api.received(startMembership)).toEqual([
      { body: { planId: 'premium', period: 'YEAR', vpa: 'success@upi' } },
    ]);
    expect(api.received(verifyVpa)).toHaveLength(1);
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('success');
  });

  it('keeps what was typed when the period changes', async () => {
    const { user, address } = openPayment({ api: buying(), query });
    await user.type(await field(), 'asha@upi');
    await user.click(screen.getByRole('radio', { name: 'Monthly' }));
    expect(await payButton('₹299.00')).toBeVisible();
    expect(await field()).toHaveValue('asha@upi');
    expect(address()).toBe('/Payment?plan=premium');
  });

  it('asks for another UPI ID where one is malformed', async () => {
    const api = buying();
    const { user, container } = openPayment({ api, query });
    await user.type(await field(), 'asha');
    await user.click(await payButton());
    expect(await screen.findByText('Enter a UPI ID such as asha@bank.')).toBeVisible();
    expect(await field()).toHaveFocus();
    expect(api.received(startMembership)).toEqual([]);
    expect(api.received(verifyVpa)).toEqual([]);
    await expect(container).toHaveNoAxeViolations();
  });

  it('doesn’t start a payment with a UPI ID that can’t pay', async () => {
    const api = buying().on(verifyVpa, ({ query: { vpa } }) => ({ vpa, valid: false, name: null }));
    const { user } = openPayment({ api, query });
    await user.type(await field(), 'gone@upi');
    await user.click(await payButton());
    expect(await screen.findByText(/^This UPI ID can’t pay\./)).toBeVisible();
    await user.click(await payButton());
    expect(api.received(startMembership)).toEqual([]);
    expect(await field()).toHaveValue('gone@upi');
    await user.clear(await field());
    await user.click(await payButton());
    await waitFor(() => expect(api.received(startMembership)).toHaveLength(1));
  });

  it('leaves a UPI ID that couldn’t be checked to the provider', async () => {
    const api = buying().on(verifyVpa, () => {
      throw refuse(coreErrors.RATE_LIMITED, { retryAfter: 3_600 });
    });
    const { user, address } = openPayment({ api, query });
    await user.type(await field(), 'asha@upi');
    await user.tab();
    expect(await screen.findByText(/^We couldn’t check this ID\./)).toBeVisible();
    await user.click(await payButton());
    await waitFor(() => expect(address()).toBe(`/Payment${paymentQueryOf()}`));
  });

  it.each([
    ['payments are off', refusing(premiumErrors.PAYMENTS_OFF), /^Payments are off/],
    [
      'the provider doesn’t answer',
      refusing(premiumErrors.PROVIDER_UNAVAILABLE),
      /^Our payment provider isn’t answering/,
    ],
    ['there were too many', refusing(coreErrors.RATE_LIMITED, { retryAfter: 9 }), /in 9 seconds/],
    ['the plan is there', refusing(premiumErrors.ALREADY_ON_PLAN), /^You already have this plan/],
  ])('says the real reason where %s, and loses nothing', async (_what, api, sentence) => {
    const { user, container } = openPayment({ api, query });
    await user.type(await field(), 'asha@upi');
    await user.click(await payButton());
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(screen.getByText(/nothing was charged\.$/)).toBeVisible();
    expect(await field()).toHaveValue('asha@upi');
    await expect(container).toHaveNoAxeViolations();
  });

  it('can be tried again: the same order with the same key, another one with another', async () => {
    const api = refusing(coreErrors.INTERNAL);
    const { user, address } = openPayment({ api, query });
    await user.click(await payButton());
    expect(await screen.findByText(/wrong on our side/)).toBeVisible();
    await user.click(await payButton());
    await waitFor(() => expect(api.requests(startMembership)).toHaveLength(2));
    await user.click(screen.getByRole('radio', { name: 'Monthly' }));
    api.on(startMembership, () => startedMembershipFixture);
    await user.click(await payButton('₹299.00'));
    await waitFor(() => expect(address()).toBe(`/Payment${paymentQueryOf()}`));
    const [first, again, other] = api.requests(startMembership);
    expect(again?.idempotencyKey).toBe(first?.idempotencyKey);
    expect(other?.idempotencyKey).not.toBe(first?.idempotencyKey);
  });

  it('says that there was no connection', async () => {
    const api = buying();
    const { user } = openPayment({ api, query });
    const button = await payButton();
    api.disconnect();
    await user.click(button);
    expect(await screen.findByText(/couldn’t reach the server/)).toBeVisible();
  });

  it('isn’t gone back to from its payment', async () => {
    const api = buying();
    const { user, address, go } = openPayment({ api, query: '' });
    await go(`/Payment${query}`);
    await user.click(await payButton());
    expect(await screen.findByRole('heading', { name: 'Pay ₹299.00' })).toBeVisible();
    await go(-1);
    expect(address()).toBe('/Payment');
    expect(api.received(startMembership)).toHaveLength(1);
  });

  it('isn’t offered beside a subscription, whose change has its own page', async () => {
    const api = anApi({ membership: subscribed() });
    const first = openPayment({ api, query: '?plan=premium_plus' });
    expect(await screen.findByText('You’re already on Premium')).toBeVisible();
    expect(screen.getByRole('link', { name: 'See what a change costs' })).toHaveAttribute(
      'href',
      '/premium-plans?plan=premium_plus',
    );
    expect(screen.queryByRole('button', { name: /^Pay/ })).not.toBeInTheDocument();
    first.unmount();
    openPayment({ api, query: '?plan=premium' });
    expect(await screen.findByRole('link', { name: 'Manage your plan' })).toHaveAttribute(
      'href',
      '/premium-plans',
    );
  });

  it('leads to what a higher plan costs after a cancelled one', async () => {
    const membership = subscribed({ state: 'CANCELLED' });
    openPayment({ api: anApi({ membership }), query: '?plan=premium_plus' });
    expect(await screen.findByRole('link', { name: 'See what a change costs' })).toHaveAttribute(
      'href',
      '/premium-plans?plan=premium_plus',
    );
    expect(screen.queryByRole('button', { name: /^Pay/ })).not.toBeInTheDocument();
  });

  it('says so while it loads, and can be loaded again', async () => {
    const api = buying();
    const resume = api.pause(listPlans);
    const first = openPayment({ api, query });
    expect(await screen.findByText('Loading your order')).toBeInTheDocument();
    resume();
    await payButton();
    first.unmount();
    api.disconnect();
    const { user } = openPayment({ api, query });
    const alert = within(await screen.findByRole('alert'));
    expect(alert.getByText('Couldn’t load your order')).toBeVisible();
    api.disconnect(false);
    await user.click(alert.getByRole('button', { name: 'Try again' }));
    // Both answers are missing, and are asked for one after the other.
    const again = screen.queryByRole('button', { name: 'Try again' });
    if (again !== null) await user.click(again);
    expect(await payButton()).toBeVisible();
  });
});
