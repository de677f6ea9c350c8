import { screen, waitFor, within } from '@testing-library/react';
import {
  changeMembership,
  membershipFixture,
  premiumErrors,
  prorationFixture,
  readMembership,
  type ChangedMembership,
  type Proration,
} from '@upround/premium/contract';
import { refuse } from '@upround/shared/testing';
import { anApi, openPlans, subscribed } from '../../premium-test.fixtures';

const laterProration: Proration = {
  from: 'PERIOD_END',
  at: '2026-07-01T06:30:00.000Z',
  price: 29_900,
  credit: 0,
  dueNow: 0,
  nextDebitAt: '2026-07-01T06:30:00.000Z',
};

/** An API that previews a change, and makes it. */
function changing(
  membership: ReturnType<typeof subscribed>,
  proration: Proration,
  changed: Partial<ChangedMembership>,
) {
  let now = membership;
  const before = membership.membership ?? membershipFixture;
  return anApi({ membership })
    .on(readMembership, () => now)
    .on(changeMembership, ({ body }) => {
      if ('preview' in body && body.preview === true) {
        return { membership: before, proration, payment: null };
      }
      const answer = { membership: before, proration, payment: null, ...changed };
      now = { ...now, membership: answer.membership };
      return answer;
    });
}

const panel = (name: string) => screen.findByRole('region', { name });
const bodies = (api: ReturnType<typeof anApi>) =>
  api.received(changeMembership).map(({ body }) => body);

describe('a change of plan', () => {
  it('to a higher one shows price, credit and what is due now, and then leads to the payment', async () => {
    const payment = { paymentId: 'p1', state: 'PENDING', payUrl: null } as const;
    const api = changing(subscribed(), prorationFixture, { payment });
    const { user, address, container } = openPlans({ api });
    await user.click(await screen.findByRole('link', { name: 'Change to Premium Plus' }));
    expect(address()).toBe('/premium-plans?plan=premium_plus');
    const region = await panel('Change to Premium Plus?');
    const cost = within(region);
    expect(await cost.findByText('₹799.00')).toBeVisible();
    expect(cost.getByRole('heading')).toHaveFocus();
    expect(region).toHaveTextContent('Credit for unused time−₹149.50');
    expect(region).toHaveTextContent('You pay now₹649.50');
    expect(region).toHaveTextContent('Next debit₹799.00 on 16 Jul 2026');
    expect(bodies(api)).toEqual([{ planId: 'premium_plus', period: 'MONTH', preview: true }]);
    await expect(container).toHaveNoAxeViolations();
    await user.click(cost.getByRole('button', { name: 'Pay ₹649.50' }));
    await waitFor(() => expect(address()).toBe('/Payment?payment=p1'));
    expect(bodies(api)[1]).toEqual({ planId: 'premium_plus', period: 'MONTH' });
  });

  it('to a lower one says from when, what is lost, and that nothing is paid today', async () => {
    const present = { ...membershipFixture, planId: 'premium_jobs', tier: 3 } as const;
    const change = { planId: 'premium', period: 'MONTH' } as const;
    const api = changing(subscribed(present), laterProration, {
      membership: { ...present, change },
    });
    const { user, address } = openPlans({ api, query: '?plan=premium' });
    const cost = within(await panel('Change to Premium?'));
    expect(await cost.findByText(/^You keep Premium Jobs until/)).toHaveTextContent(
      'until 1 Jul 2026. Premium starts then, and you pay nothing today.',
    );
    expect(cost.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '100 saved searches with alerts',
      '300 applications a day',
      'Blind hiring: applicants without names and photos',
      'Every angel network',
    ]);
    await user.click(cost.getByRole('button', { name: 'Change plan' }));
    expect(await screen.findByText(/^Your plan changes to Premium, monthly/)).toHaveTextContent(
      'on 1 Jul 2026.',
    );
    expect(address()).toBe('/premium-plans');
    expect(screen.getByRole('heading', { name: 'Your plan' })).toHaveFocus();
    expect(
      within(screen.getByRole('listitem', { name: 'Premium' })).getByText(/^From/),
    ).toBeVisible();
  });

  it('to another period is offered on the own plan', async () => {
    const api = changing(subscribed(), { ...laterProration, price: 299_000 }, {});
    const { user } = openPlans({ api });
    await user.click(await screen.findByRole('radio', { name: /^Yearly/ }));
    expect(
      within(screen.getByRole('listitem', { name: 'Premium' })).getByText('Your plan'),
    ).toBeVisible();
    await user.click(await screen.findByRole('link', { name: 'Pay yearly' }));
    const region = await panel('Change to Premium?');
    expect(await within(region).findByText(/^You pay yearly from/)).toHaveTextContent(
      'from 1 Jul 2026, and nothing today.',
    );
    expect(region).toHaveTextContent('Next debit₹2,990.00 on 1 Jul 2026');
  });

  it('isn’t made by looking at it', async () => {
    const api = changing(subscribed(), prorationFixture, {});
    const { user, address } = openPlans({ api, query: '?plan=premium_jobs' });
    const cost = within(await panel('Change to Premium Jobs?'));
    await user.click(await cost.findByRole('link', { name: 'Keep Premium' }));
    expect(address()).toBe('/premium-plans');
    expect(screen.queryByRole('region', { name: /^Change to/ })).not.toBeInTheDocument();
    expect(bodies(api)).toHaveLength(1);
  });

  it('says why its cost isn’t known, and asks again', async () => {
    const api = anApi({ membership: subscribed() }).on(changeMembership, () => {
      throw refuse(premiumErrors.PROVIDER_UNAVAILABLE);
    });
    const { user } = openPlans({ api, query: '?plan=premium_plus' });
    const cost = within(await panel('Change to Premium Plus?'));
    expect(await cost.findByText(premiumErrors.PROVIDER_UNAVAILABLE.sentence)).toBeVisible();
    api.on(changeMembership, () => ({
      membership: membershipFixture,
      proration: prorationFixture,
      payment: null,
    }));
    await user.click(cost.getByRole('button', { name: 'Try again' }));
    expect(await cost.findByRole('button', { name: 'Pay ₹649.50' })).toBeVisible();
  });

  it('says why it wasn’t made', async () => {
    const api = changing(subscribed(), prorationFixture, {});
    const { user } = openPlans({ api, query: '?plan=premium_plus' });
    const pay = await screen.findByRole('button', { name: 'Pay ₹649.50' });
    api.on(changeMembership, () => {
      throw refuse(premiumErrors.MANDATE_FIXED);
    });
    await user.click(pay);
    expect(await screen.findByText(premiumErrors.MANDATE_FIXED.sentence)).toBeVisible();
  });

  it.each([
    ['PAUSED', 'Resume your plan to change it.'],
    ['GRACE', 'You can change your plan once you’ve paid the renewal.'],
  ] as const)('isn’t offered while the plan is %s', async (state, sentence) => {
    openPlans({ api: anApi({ membership: subscribed({ state }) }), query: '?plan=premium_plus' });
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(screen.queryByRole('link', { name: /^Change to/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('region', { name: /^Change to/ })).not.toBeInTheDocument();
  });

  it('to a higher one is offered after a cancellation too, with what it costs', async () => {
    const cancelled = subscribed({ state: 'CANCELLED', planId: 'premium_plus', tier: 2 });
    const { user } = openPlans({ api: changing(cancelled, prorationFixture, {}) });
    expect(
      await screen.findByText('You can choose a lower plan when this one ends.'),
    ).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Change to Premium' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Change to Premium Jobs' }));
    expect(await panel('Change to Premium Jobs?')).toHaveTextContent('You pay now₹649.50');
  });

  it('says what credit above the price does', async () => {
    const more = { ...prorationFixture, price: 79_900, credit: 298_999, dueNow: 100 };
    const { user } = openPlans({ api: changing(subscribed(), more, {}) });
    await user.click(await screen.findByRole('link', { name: 'Change to Premium Plus' }));
    const region = await panel('Change to Premium Plus?');
    expect(await within(region).findByText('₹799.00')).toBeVisible();
    expect(region).toHaveTextContent('Credit for unused time−₹798.00');
    expect(region).toHaveTextContent('You pay now₹1.00');
    expect(region).toHaveTextContent(
      'Your remaining ₹2,191.99 credit extends your first period to 16 Jul 2026.',
    );
  });
});
