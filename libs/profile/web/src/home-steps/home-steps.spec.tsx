import { act, screen, waitFor } from '@testing-library/react';
import { profileFixtures, readProfile, type Profile } from '@upround/profile/contract';
import { coreErrors } from '@upround/shared/contract-core';
import { routes } from '@upround/shared/links';
import { aUser, fakeApi, refuse, renderScreen } from '@upround/shared/testing';
import { HomeSteps } from './home-steps';
import { homeStepsKey } from './home-steps-key';

const [whole] = profileFixtures;
if (whole === undefined) throw new Error('no fixture');
const bare: Profile = { ...whole, own: true, headline: '', about: '' };
const failing = () => {
  throw refuse(coreErrors.INTERNAL);
};
const KEY = homeStepsKey(aUser().id);

/** Comes to the feed from another page. */
async function open(profile: Profile, { id = aUser().id, answer = () => profile } = {}) {
  const rendered = renderScreen(<HomeSteps />, {
    path: '/login',
    pattern: routes.home,
    user: aUser({ id, slug: profile.slug }),
    api: fakeApi().on(readProfile, answer),
  });
  await rendered.go('/');
  return rendered;
}

beforeEach(() => localStorage.setItem(KEY, 'open'));
afterEach(() => localStorage.clear());

describe('the steps above a new member’s feed', () => {
  it('lead to the profile, without a violation', async () => {
    const { container } = await open(bare);
    const step = await screen.findByRole('link', { name: /^Write a headline/ });
    expect(step).toHaveAttribute('href', `/user/${bare.slug}`);
    expect(screen.getByText('3 of 5 done')).toBeInTheDocument();
    await expect(container).toHaveNoAxeViolations();
  });

  it('stay away once they were closed', async () => {
    const { user, unmount } = await open(bare);
    await user.click(await screen.findByRole('button', { name: 'Dismiss these steps' }));
    expect(screen.queryByText('Complete your profile')).not.toBeInTheDocument();
    expect(localStorage.getItem(KEY)).toBeNull();
    unmount();
    const { container } = await open(bare);
    expect(container.querySelector('.min-h-36')).toBeNull();
  });

  it('are over with a complete profile', async () => {
    await open({ ...whole, own: true });
    await waitFor(() => expect(localStorage.getItem(KEY)).toBeNull());
  });

  it('are not for another person in the same browser', async () => {
    const { api } = await open(bare, { id: 'someone-else' });
    expect(api.received(readProfile)).toEqual([]);
  });

  it('stay when they can’t be read again', async () => {
    const { api, queryClient } = await open(bare);
    await screen.findByRole('link', { name: /^Write a headline/ });
    api.on(readProfile, failing);
    await act(() => queryClient.refetchQueries({ queryKey: [readProfile.id] }));
    expect(screen.getByRole('link', { name: /^Write a headline/ })).toBeVisible();
  });

  it('come back another time when they couldn’t be read', async () => {
    const { container, unmount } = await open(bare, { answer: failing });
    await waitFor(() => expect(container.querySelector('.min-h-36')).toBeNull());
    expect(localStorage.getItem(KEY)).toBe('open');
    unmount();
    await open(bare);
    expect(await screen.findByRole('link', { name: /^Write a headline/ })).toBeVisible();
  });

  it('are not for members of longer standing, nor on a page that came as HTML', async () => {
    renderScreen(<HomeSteps />, { user: aUser({ slug: bare.slug }) });
    localStorage.clear();
    const { api } = await open(bare);
    expect(api.received(readProfile)).toEqual([]);
  });
});
