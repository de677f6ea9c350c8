import { screen } from '@testing-library/react';
import {
  membershipFixtures,
  readMembership,
  readPremiumInterest,
  type Membership,
} from '@upround/premium/contract';
import { aUser, fakeApi, renderScreen } from '@upround/shared/testing';
import { PresentPlan } from './present-plan';

const [none, granted, demo] = membershipFixtures as readonly [Membership, Membership, Membership];
const having = (membership: Membership) =>
  fakeApi()
    .on(readMembership, () => membership)
    .on(readPremiumInterest, () => ({ interested: false }));
const open = (api: ReturnType<typeof fakeApi>) =>
  renderScreen(<PresentPlan />, { api, user: aUser() });

describe('G49: the present plan', () => {
  it('is Free without one: what that includes, and that none can be bought yet', async () => {
    const { container } = open(having(none));
    expect(await screen.findByText('Free')).toBeVisible();
    expect(screen.getByText('A preview of each Premium essay')).toBeVisible();
    expect(screen.getByText('Plans aren’t on sale yet.')).toBeVisible();
    expect(
      await screen.findByRole('button', { name: 'Notify me when Premium opens' }),
    ).toBeVisible();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    await expect(container).toHaveNoAxeViolations();
  });

  it('has its name, what it includes, and its end', async () => {
    const { container } = open(having(granted));
    expect(await screen.findByText('Premium')).toBeVisible();
    expect(screen.getByText('Every Premium essay in full')).toBeVisible();
    expect(container).toHaveTextContent('Until 30 Jun 2026. You have this plan for free.');
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    await expect(container).toHaveNoAxeViolations();
  });

  it('says where a plan without an end comes from', async () => {
    open(having(demo));
    expect(await screen.findByText('Premium Plus')).toBeVisible();
    expect(screen.getByText('No end date. Included with this demo account.')).toBeVisible();
  });

  it('says so while it loads, and can be loaded again', async () => {
    const api = having(demo);
    const resume = api.pause(readMembership);
    const first = open(api);
    expect(await screen.findByText('Loading your plan')).toBeInTheDocument();
    resume();
    await screen.findByText('Premium Plus');
    first.unmount();
    api.disconnect();
    const { user, container } = open(api);
    expect(await screen.findByText('Couldn’t load your plan')).toBeVisible();
    await expect(container).toHaveNoAxeViolations();
    api.disconnect(false);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Premium Plus')).toBeVisible();
  });
});
