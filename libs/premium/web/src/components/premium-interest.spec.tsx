import { screen, waitFor } from '@testing-library/react';
import {
  readPremiumInterest,
  removePremiumInterest,
  setPremiumInterest,
} from '@upround/premium/contract';
import { coreErrors } from '@upround/shared/contract-core';
import { routes } from '@upround/shared/links';
import { aUser, fakeApi, refuse, renderScreen, type FakeApi } from '@upround/shared/testing';
import { PremiumInterest } from './premium-interest';

/** An API that keeps the wish. */
function keeping(interested = false) {
  let kept = interested;
  return fakeApi()
    .on(readPremiumInterest, () => ({ interested: kept }))
    .on(setPremiumInterest, () => ({ interested: (kept = true) }))
    .on(removePremiumInterest, () => ({ interested: (kept = false) }));
}

const open = (api: FakeApi, user: ReturnType<typeof aUser> | null = aUser()) =>
  renderScreen(<PremiumInterest />, {
    api,
    user,
    path: '/premium-content/board-packs',
    pattern: routes.essay,
  });
const ask = () => screen.findByRole('button', { name: 'Notify me when Premium opens' });
const undo = () => screen.findByRole('button', { name: 'Don’t notify me' });

describe('X25: the wish to be notified when Premium opens', () => {
  it('takes one press, confirms it, keeps the focus, and can be undone', async () => {
    const api = keeping();
    const { user, container } = open(api);
    await expect(container).toHaveNoAxeViolations();
    await user.click(await ask());
    expect(await screen.findByText('You’ll be notified when Premium opens.')).toBeVisible();
    expect(api.received(setPremiumInterest)).toHaveLength(1);
    expect(await undo()).toHaveFocus();
    await expect(container).toHaveNoAxeViolations();
    await user.click(await undo());
    await ask();
    expect(api.received(removePremiumInterest)).toHaveLength(1);
    expect(screen.queryByText(/You’ll be notified/)).not.toBeInTheDocument();
  });

  it('is shown as it was stored', async () => {
    open(keeping(true));
    expect(await undo()).toBeVisible();
    expect(screen.getByText('You’ll be notified when Premium opens.')).toBeVisible();
  });

  it('leads a guest to log in, and back to the page', async () => {
    const api = keeping();
    const { user, address } = open(api, null);
    await user.click(await ask());
    expect(address()).toBe('/login?next=%2Fpremium-content%2Fboard-packs');
    expect(api.received(readPremiumInterest)).toEqual([]);
    expect(api.received(setPremiumInterest)).toEqual([]);
  });

  it('says why it wasn’t saved, and can be pressed again', async () => {
    const api = keeping().on(setPremiumInterest, () => {
      throw refuse(coreErrors.ACCOUNT_RESTRICTED);
    });
    const { user, container } = open(api);
    await user.click(await ask());
    expect(await screen.findByRole('alert')).toHaveTextContent('Your choice wasn’t saved.');
    await waitFor(async () => expect(await ask()).toBeEnabled());
    await expect(container).toHaveNoAxeViolations();
  });

  it('says so while it loads, and can be loaded again', async () => {
    const api = keeping();
    const resume = api.pause(readPremiumInterest);
    const first = open(api);
    expect(await screen.findByText('Loading your choice')).toBeInTheDocument();
    resume();
    await ask();
    first.unmount();
    api.disconnect();
    const { user } = open(api);
    expect(await screen.findByText('Couldn’t load your choice')).toBeVisible();
    api.disconnect(false);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await ask();
  });
});
