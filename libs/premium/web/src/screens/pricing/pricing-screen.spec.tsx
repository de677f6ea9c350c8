import { screen, waitFor, within } from '@testing-library/react';
import { listPlans, planFixtures } from '@upround/premium/contract';
import { opensByTier } from '@upround/shared/domain';
import { aUser, segment } from '@upround/shared/testing';
import { anApi, onFree, openPricing, subscribed } from '../../premium-test.fixtures';

const column = (name: string) => screen.getByRole('article', { name });
const rowsOf = (name: string) =>
  within(within(column(name)).getByRole('list', { name: `What you get with ${name}` }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const priced = (name: string) =>
  waitFor(() => expect(within(column(name)).getByText(/^₹/)).toBeVisible());

describe('the plans compared', () => {
  it('G34: a guest sees every plan with its price, Free first, without axe violations', async () => {
    const { api, container } = openPricing();
    await priced('Premium');
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(document.title).toBe('Pricing · Upround');
    const names = screen.getAllByRole('article').map((one) => within(one).getByRole('heading'));
    expect(names.map(({ textContent }) => textContent)).toEqual([
      'Free',
      'Premium',
      'Premium Plus',
      'Premium Jobs',
    ]);
    expect(within(column('Free')).getByText('₹0')).toBeVisible();
    expect(within(column('Premium Jobs')).getByText('₹1,499')).toBeVisible();
    expect(within(column('Premium')).getByText('a month, GST included')).toBeVisible();
    expect(api.requests(listPlans)[0]?.token).toBe('guest-token');
    await expect(container).toHaveNoAxeViolations();
  });

  it('says row by row what each opens, as the table of access has it', async () => {
    openPricing();
    await priced('Premium');
    expect(rowsOf('Free')).toEqual([
      'Posts, ideas, pods, messages, jobs and news',
      'The beginning of every essay',
      `${opensByTier[0].savedSearches} saved searches with alerts`,
      `${opensByTier[0].applicationsADay} applications a day`,
      'A sample of the angel networks',
    ]);
    expect(rowsOf('Premium Plus')).toContain('Every angel network');
    expect(rowsOf('Premium Jobs')).toEqual([
      'Everything in Premium Plus',
      `${opensByTier[3].savedSearches} saved searches with alerts`,
      `${opensByTier[3].applicationsADay} applications a day`,
      'Blind hiring: applicants without names and photos',
    ]);
  });

  it('switches to yearly prices in the address, a month’s price first, with what a year saves', async () => {
    const { user, address } = openPricing();
    await priced('Premium');
    await user.click(screen.getByRole('radio', { name: 'Yearly Save 17%' }));
    expect(address()).toBe('/pricing?period=YEAR');
    expect(within(column('Premium')).getByText('₹249.17')).toBeVisible();
    expect(
      within(column('Premium')).getByText('Billed ₹2,990 a year. You save ₹598 a year.'),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Choose Premium' })).toHaveAttribute(
      'href',
      '/premium-plans?plan=premium&period=YEAR',
    );
  });

  it('claims no saving where a year costs as much as twelve months', async () => {
    const plans = planFixtures.map((plan) => ({
      ...plan,
      prices: plan.prices.map((price) =>
        price.period === 'YEAR' ? { ...price, amount: (plan.prices[0]?.amount ?? 0) * 12 } : price,
      ),
    }));
    openPricing({ api: anApi().on(listPlans, () => segment(plans)), query: '?period=YEAR' });
    await priced('Premium');
    expect(within(column('Premium')).getByText('Billed ₹3,588 a year.')).toBeVisible();
    expect(screen.queryByText(/Save|You save/)).not.toBeInTheDocument();
  });

  it('claims a saving up to the highest where plans save differently', async () => {
    const plans = planFixtures.map((plan) => ({
      ...plan,
      prices: plan.prices.map((price) =>
        price.period === 'YEAR' && plan.tier === 1 ? { ...price, amount: 269_100 } : price,
      ),
    }));
    openPricing({ api: anApi().on(listPlans, () => segment(plans)) });
    expect(await screen.findByRole('radio', { name: 'Yearly Save up to 25%' })).toBeInTheDocument();
  });

  it('marks the member’s own plan, and leads to where it’s managed', async () => {
    openPricing({ api: anApi({ membership: subscribed() }), user: aUser() });
    expect(await screen.findByText('Your plan')).toBeVisible();
    const own = within(column('Premium'));
    expect(own.getByRole('link', { name: 'Manage your plan' })).toHaveAttribute(
      'href',
      '/premium-plans',
    );
    expect(screen.queryByRole('link', { name: 'Sign up for free' })).not.toBeInTheDocument();
  });

  it('offers a subscriber a change, and the next higher plan first', async () => {
    openPricing({
      api: anApi({ membership: subscribed({ tier: 2, planId: 'premium_plus' }) }),
      user: aUser(),
    });
    expect(await screen.findByRole('link', { name: 'Change to Premium' })).toHaveAttribute(
      'href',
      '/premium-plans?plan=premium',
    );
    expect(screen.getByRole('link', { name: 'Change to Premium Jobs' })).toBeVisible();
    expect(within(column('Free')).getByText('Included in your plan.')).toBeVisible();
  });

  it('offers nothing that a gift includes', async () => {
    const gift = { plan: { tier: 2, source: 'GRANT', until: null }, membership: null } as const;
    openPricing({ api: anApi({ membership: gift }), user: aUser() });
    expect(await within(column('Premium')).findByText('Included in your plan.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Choose Premium Jobs' })).toBeVisible();
  });

  it('marks Free for a member without a plan', async () => {
    openPricing({ api: anApi({ membership: onFree }), user: aUser() });
    expect(await within(column('Free')).findByText('Your plan')).toBeVisible();
  });

  it('shows the plans while prices load, says why they don’t, and loads them again', async () => {
    const api = anApi();
    api.disconnect();
    const { user, container } = openPricing({ api });
    expect(await screen.findByText('Couldn’t load prices')).toBeVisible();
    expect(rowsOf('Premium')).toEqual([
      'Everything in Free',
      'Every essay in full',
      '25 saved searches with alerts',
      'Funders’ contact details and application links',
      'Lists of funders as CSV and Excel files',
    ]);
    await expect(container).toHaveNoAxeViolations();
    api.disconnect(false);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await priced('Premium');
    expect(screen.queryByText('Couldn’t load prices')).not.toBeInTheDocument();
  });

  it('answers what people ask, with the refund policy', () => {
    openPricing();
    expect(screen.getByRole('heading', { name: 'Can I cancel any time?' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'refund policy' })).toHaveAttribute(
      'href',
      '/refund-policy',
    );
  });
});
