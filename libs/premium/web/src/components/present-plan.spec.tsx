import { screen } from '@testing-library/react';
import {
  membershipFixtures,
  readMembership,
  type MembershipAnswer,
} from '@upround/premium/contract';
import { aUser, renderScreen, type FakeApi } from '@upround/shared/testing';
import { anApi, subscribed } from '../premium-test.fixtures';
import { PresentPlan } from './present-plan';

const [none, granted, demo] = membershipFixtures as readonly [
  MembershipAnswer,
  MembershipAnswer,
  MembershipAnswer,
];
const having = (membership: MembershipAnswer) => anApi({ membership });
const open = (api: FakeApi) => renderScreen(<PresentPlan />, { api, user: aUser() });

describe('G49: the present plan', () => {
  it('is Free without one: what that opens, and the way to the plans', async () => {
    const { container } = open(having(none));
    expect(await screen.findByText('Free')).toBeVisible();
    expect(screen.getByText('The beginning of every essay')).toBeVisible();
    expect(screen.getByRole('link', { name: 'See plans' })).toHaveAttribute(
      'href',
      '/premium-plans',
    );
    await expect(container).toHaveNoAxeViolations();
  });

  it('has its name, what it opens, and the next debit', async () => {
    const { container } = open(having(subscribed()));
    expect(await screen.findByText('Premium')).toBeVisible();
    expect(screen.getByText('Every essay in full')).toBeVisible();
    expect(container).toHaveTextContent('Next debit: ₹299 on 1 Jul 2026.');
    expect(screen.getByRole('link', { name: 'Manage plan' })).toBeVisible();
  });

  it('has the end of a gift, and of one that was cancelled', async () => {
    const first = open(having(granted));
    expect(await screen.findByText('Premium')).toBeVisible();
    expect(first.container).toHaveTextContent('Until 30 Jun 2026. A gift from us.');
    first.unmount();
    const { container } = open(having(subscribed({ state: 'CANCELLED', nextDebitAt: null })));
    expect(await screen.findByText('Premium')).toBeVisible();
    expect(container).toHaveTextContent('Until 1 Jul 2026.');
    expect(container).not.toHaveTextContent('Next debit');
  });

  it('says where a plan without an end comes from', async () => {
    const { container } = open(having(demo));
    expect(await screen.findByText('Premium Plus')).toBeVisible();
    expect(container).toHaveTextContent('No end date. Included with this demo account.');
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
