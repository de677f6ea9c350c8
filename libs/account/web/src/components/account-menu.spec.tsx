import { NetworkError } from '@upround/shared/api-client';
import { aUser, renderScreen } from '@upround/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { AccountMenu } from './account-menu';

const trigger = <button type="button">Account</button>;

beforeEach(() => localStorage.clear());

describe('the account menu', () => {
  it('shows who is signed in, and leads to the own profile', async () => {
    const { user, address, baseElement } = renderScreen(<AccountMenu trigger={trigger} />, {
      user: aUser(),
    });
    expect(screen.getByText('Meera Iyer')).toBeVisible();
    await expect(baseElement).toHaveNoAxeViolations();
    expect(screen.getByRole('link', { name: 'Plan' })).toHaveAttribute('href', '/premium-plans');
    await user.click(screen.getByRole('link', { name: 'Profile' }));
    expect(address()).toBe('/user/meera-iyer');
  });

  it('keeps the appearance, chosen by real radio buttons', async () => {
    const { user } = renderScreen(<AccountMenu trigger={trigger} />);
    expect(screen.getByRole('radio', { name: 'System' })).toBeChecked();
    await user.click(screen.getByRole('radio', { name: 'Dark' }));
    expect(screen.getByRole('radio', { name: 'Dark' })).toBeChecked();
    expect(localStorage.getItem('color-mode')).toBe('dark');
    expect(document.documentElement).toHaveAttribute('data-color-mode', 'dark');
  });

  it('signs out', async () => {
    const signOut = jest.fn(() => Promise.resolve());
    const { user } = renderScreen(<AccountMenu trigger={trigger} />, {
      user: aUser(),
      sessionCalls: { signOut },
    });
    await user.click(screen.getByRole('button', { name: 'Log out' }));
    await waitFor(() => expect(screen.queryByText('Meera Iyer')).not.toBeInTheDocument());
    expect(signOut).toHaveBeenCalledTimes(1);
  });

  it('says when signing out did not work', async () => {
    const { user } = renderScreen(<AccountMenu trigger={trigger} />, {
      user: aUser(),
      sessionCalls: { signOut: () => Promise.reject(new NetworkError()) },
    });
    await user.click(screen.getByRole('button', { name: 'Log out' }));
    expect(
      await screen.findByText(/^You’re still logged in\. We couldn’t reach the server/),
    ).toBeVisible();
    expect(screen.getByText('Meera Iyer')).toBeVisible();
  });
});
