import { act, screen, waitFor } from '@testing-library/react';
import { links } from '@upround/shared/links';
import { currentUserAtom } from '@upround/shared/session';
import { aUser, fakeApi, renderScreen } from '@upround/shared/testing';
import { bookmark } from '@upround/social/contract';
import { BookmarkButton } from './bookmark-button';

const reference = { referenceType: 'JOB', referenceId: 'job-1' } as const;

async function pressAsGuest() {
  const api = fakeApi().on(bookmark, ({ body }) => ({ ...body, active: true, count: 1 }));
  const page = renderScreen(<BookmarkButton reference={reference} bookmarked={false} count={0} />, {
    path: '/jobs',
    pattern: '/jobs',
    api,
  });
  await page.user.click(screen.getByRole('button', { name: 'Save' }));
  expect(page.address()).toBe(links.login({ next: '/jobs' }));
  return page;
}

describe('what a guest pressed before signing in', () => {
  it('is done once they are back as a member, and said', async () => {
    const { api, go, store } = await pressAsGuest();
    act(() => store.set(currentUserAtom, aUser()));
    await go('/jobs');
    expect(await screen.findByText('Saved, as you wanted before you logged in.')).toBeVisible();
    expect(screen.getByRole('button', { name: /^Save/ })).toHaveAttribute('aria-pressed', 'true');
    expect(api.received(bookmark)).toEqual([{ body: reference }]);
  });

  it('is let go by who comes back without signing in', async () => {
    const { api, go, store } = await pressAsGuest();
    await go('/jobs');
    act(() => store.set(currentUserAtom, aUser()));
    await go('/login');
    await go('/jobs');
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-pressed', 'false'),
    );
    expect(api.received(bookmark)).toHaveLength(0);
  });
});
