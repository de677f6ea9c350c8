import { act, screen, waitFor } from '@testing-library/react';
import { editProfile, profileFixtures, readProfile } from '@upround/profile/contract';
import { coreErrors } from '@upround/shared/contract-core';
import { aUser, fakeApi, refuse, renderScreen } from '@upround/shared/testing';
import { ProfileStep } from './profile-step';

const [profile] = profileFixtures;
if (profile === undefined) throw new Error('no fixture');
const own = { ...profile, own: true };

const failing = () => {
  throw refuse(coreErrors.INTERNAL);
};
const open = (answer: () => typeof own) =>
  renderScreen(<ProfileStep />, {
    user: aUser({ slug: own.slug }),
    api: fakeApi().on(readProfile, answer),
  });

afterEach(() => localStorage.clear());

describe('the first step of a new member', () => {
  it('stays with what was typed when the profile can’t be read again', async () => {
    const { api, user, queryClient } = open(() => own);
    const field = await screen.findByRole('textbox', { name: /^Headline/ });
    await user.clear(field);
    await user.type(field, 'Baker');
    api.on(readProfile, failing);
    await act(() => queryClient.refetchQueries({ queryKey: [readProfile.id] }));
    expect(screen.getByRole('textbox', { name: /^Headline/ })).toHaveValue('Baker');
    expect(screen.queryByText('Couldn’t load your profile')).not.toBeInTheDocument();
  });

  it('saves the badge of the card that is chosen', async () => {
    const { api, user, container } = open(() => own);
    api.on(editProfile, ({ body }) => ({ ...own, role: body.badge }) as typeof own);
    await user.click(await screen.findByRole('radio', { name: 'Investor' }));
    expect(await screen.findByText('Badge saved')).toBeVisible();
    expect(api.received(editProfile)[0]?.body).toEqual({ badge: 'INVESTOR' });
    expect(screen.getByRole('radio', { name: 'Something else' })).toHaveAccessibleDescription(
      'No badge',
    );
    await expect(container).toHaveNoAxeViolations();
  });

  it('saves the card that the arrow keys stop at, and none on the way', async () => {
    const { api, user } = open(() => own);
    api.on(editProfile, ({ body }) => ({ ...own, role: body.badge }) as typeof own);
    const first = await screen.findByRole('radio', { name: 'Founder' });
    await user.click(first);
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    expect(screen.getByRole('radio', { name: 'Candidate' })).toBeChecked();
    await user.tab();
    expect(await screen.findByText('Badge saved')).toBeVisible();
    expect(api.received(editProfile).map(({ body }) => body)).toEqual([{ badge: 'CANDIDATE' }]);
  });

  it('saves the chosen card when the step is left at once', async () => {
    const { api, user, unmount } = open(() => own);
    api.on(editProfile, ({ body }) => ({ ...own, role: body.badge }) as typeof own);
    await user.click(await screen.findByRole('radio', { name: 'Investor' }));
    unmount();
    await waitFor(() => expect(api.received(editProfile)).toHaveLength(1));
  });

  it('says that the profile couldn’t be read, and tries again', async () => {
    const { api, user } = open(failing);
    expect(await screen.findByText('Couldn’t load your profile')).toBeVisible();
    api.on(readProfile, () => own);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('textbox', { name: /^Headline/ })).toBeVisible();
  });
});
