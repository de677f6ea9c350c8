import { useQuery } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import {
  listPlans,
  planEvent,
  readMembership,
  type MembershipAnswer,
} from '@upround/premium/contract';
import { queryFor } from '@upround/shared/query';
import { aUser, renderScreen, segment } from '@upround/shared/testing';
import { anApi, onFree, subscribed } from '../premium-test.fixtures';
import { MEMBERSHIP_ID, PlanEvents } from './plan-events';

/** In place of a page whose answer depends on the plan. */
function Opened() {
  const { data } = useQuery(queryFor(listPlans, {}));
  return <p>{data === undefined ? 'Loading' : data.data.length > 0 ? 'Unlocked' : 'Locked'}</p>;
}

const plans = [
  {
    id: '01970000-0000-7000-8000-0000000000a1',
    name: 'Premium',
    tier: 1 as const,
    offeringId: 'premium' as const,
    prices: [],
  },
];

/** An API that opens the page while the member has a plan. */
function withPlan(first: MembershipAnswer) {
  let now = first;
  const api = anApi().on(readMembership, () => now);
  api.on(listPlans, () => segment(now.plan === null ? [] : plans));
  return { api, become: (next: MembershipAnswer) => void (now = next) };
}

const open = (api: ReturnType<typeof anApi>, page = <Opened />) =>
  renderScreen(
    <>
      <PlanEvents opens={[listPlans.id]} />
      {page}
    </>,
    { api, user: aUser() },
  );

it('names the call of the membership', () => expect(MEMBERSHIP_ID).toBe(readMembership.id));

describe('an open page that a plan opens', () => {
  it('is unlocked by the event, without a reload', async () => {
    const { api, become } = withPlan(onFree);
    const { realtime } = open(api);
    expect(await screen.findByText('Locked')).toBeVisible();
    become(subscribed());
    await realtime.tell(planEvent, {});
    expect(await screen.findByText('Unlocked')).toBeVisible();
  });

  it('is read again where the event may have been missed', async () => {
    const { api, become } = withPlan(onFree);
    const { realtime } = open(api);
    await screen.findByText('Locked');
    become(subscribed());
    await realtime.gap();
    expect(await screen.findByText('Unlocked')).toBeVisible();
  });

  it('is locked when the plan ends, without an event', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    try {
      const until = new Date(Date.now() + 60_000).toISOString();
      const { api, become } = withPlan(subscribed({}, until));
      open(api);
      expect(await screen.findByText('Unlocked')).toBeVisible();
      await waitFor(() => expect(api.received(readMembership)).toHaveLength(1));
      become(onFree);
      await act(() => jest.advanceTimersByTimeAsync(50_000));
      expect(screen.getByText('Unlocked')).toBeVisible();
      await act(() => jest.advanceTimersByTimeAsync(12_000));
      expect(await screen.findByText('Locked')).toBeVisible();
    } finally {
      jest.useRealTimers();
    }
  });

  it('is read again where the plan turns out to be another one', async () => {
    const { api, become } = withPlan(onFree);
    const { queryClient } = open(api);
    await screen.findByText('Locked');
    await waitFor(() => expect(api.received(readMembership)).toHaveLength(1));
    become(subscribed());
    await act(() => queryClient.invalidateQueries({ queryKey: [readMembership.id] }));
    expect(await screen.findByText('Unlocked')).toBeVisible();
  });

  it('is the only reason to read the plan', async () => {
    const { api } = withPlan(onFree);
    const { realtime } = open(api, <p>Another page</p>);
    await realtime.tell(planEvent, {});
    await realtime.gap();
    expect(api.received(readMembership)).toEqual([]);
    expect(api.received(listPlans)).toEqual([]);
  });
});
