import { NetworkError } from '@upround/shared/api-client';
import { aUser, renderScreen } from '@upround/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { BookOpen, Boxes } from 'lucide-react';
import { AccountMenu } from './account-menu';

const trigger = <button type="button">Account</button>;
const reading = [
  { href: '/pods', icon: Boxes, useLabel: () => 'Clubs' },
  { href: '/premium-content', icon: BookOpen, useLabel: () => 'Long reads' },
];

beforeEach(() => localStorage.clear());

describe('the account menu', () => {
  it('shows who is signed in, and leads to the own profile', async () => {
    const { user, address, baseElement } = renderScreen(
      <AccountMenu trigger={trigger} reading={reading} />,
      {
        user: aUser(),
      },
    );
    expect(screen.getByText('Meera Iyer')).toBeVisible();
    await expect(baseElement).toHaveNoAxeViolations();
    await user.click(screen.getByRole('link', { name: 'Profile' }));
    expect(address()).toBe('/user/meera-iyer');
  });

  it('keeps the appearance, chosen by real radio buttons', async () => {
    const { user } = renderScreen(<AccountMenu trigger={trigger} reading={reading} />);
    expect(screen.getByRole('radio', { name: 'System' })).toBeChecked();
    await user.click(screen.getByRole('radio', { name: 'Dark' }));
    expect(screen.getByRole('radio', { name: 'Dark' })).toBeChecked();
    expect(localStorage.getItem('color-mode')).toBe('dark');
    expect(document.documentElement).toHaveAttribute('data-color-mode', 'dark');
  });

  it('signs out', async () => {
    const signOut = jest.fn(() => Promise.resolve());
    const { user } = renderScreen(<AccountMenu trigger={trigger} reading={reading} />, {
      user: aUser(),
      sessionCalls: { signOut },
    });
    await user.click(screen.getByRole('button', { name: 'Log out' }));
    await waitFor(() => expect(screen.queryByText('Meera Iyer')).not.toBeInTheDocument());
    expect(signOut).toHaveBeenCalledTimes(1);
  });

  it('says when signing out did not work', async () => {
    const { user } = renderScreen(<AccountMenu trigger={trigger} reading={reading} />, {
      user: aUser(),
      sessionCalls: { signOut: () => Promise.reject(new NetworkError()) },
    });
    await user.click(screen.getByRole('button', { name: 'Log out' }));
    expect(
      await screen.findByText(/^You’re still logged in\. We couldn’t reach the server/),
    ).toBeVisible();
    expect(screen.getByText('Meera Iyer')).toBeVisible();
  });

  it('leads to what there is to read and to find, for guests too', async () => {
    renderScreen(<AccountMenu trigger={trigger} reading={reading} />);
    const read = within(await screen.findByRole('list', { name: 'To read' }));
    expect(read.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/pods',
      '/premium-content',
    ]);
    expect(read.getByRole('link', { name: 'Long reads' })).toBeVisible();
  });

  it('offers a guest the appearance and the pages about the site', async () => {
    renderScreen(<AccountMenu trigger={trigger} reading={reading} />);
    expect(await screen.findByRole('group', { name: 'Appearance' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Guidelines' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Log out' })).not.toBeInTheDocument();
  });
});
