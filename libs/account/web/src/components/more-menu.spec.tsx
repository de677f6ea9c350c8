import { screen, within } from '@testing-library/react';
import { BookOpen, Boxes, FileText } from 'lucide-react';
import { aUser, renderScreen } from '@upround/shared/testing';
import { MoreMenu } from './more-menu';

const trigger = <button type="button">More</button>;
const groups = [
  {
    useLabel: () => 'Read',
    items: [
      { href: '/pods', icon: Boxes, useLabel: () => 'Clubs' },
      { href: '/premium-content', icon: BookOpen, useLabel: () => 'Long reads' },
    ],
  },
  {
    useLabel: () => 'Work',
    items: [
      { href: '/jobs', icon: Boxes, useLabel: () => 'Jobs' },
      {
        href: '/jobs?applied=true',
        icon: FileText,
        useLabel: () => 'Your applications',
        isForMembers: true,
      },
    ],
  },
];

const hrefsOf = async (group: string) =>
  within(await screen.findByRole('region', { name: group }))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

describe('the menu of all pages', () => {
  it('lists the pages of each group, and closes when one is opened', async () => {
    const { user, address, baseElement } = renderScreen(
      <MoreMenu trigger={trigger} groups={groups} isPhone={false} hasAccount={false} />,
      { user: aUser() },
    );
    expect(await hrefsOf('Read')).toEqual(['/pods', '/premium-content']);
    expect(await hrefsOf('Work')).toEqual(['/jobs', '/jobs?applied=true']);
    expect(screen.queryByRole('button', { name: 'Log out' })).not.toBeInTheDocument();
    await expect(baseElement).toHaveNoAxeViolations();
    await user.click(screen.getByRole('link', { name: 'Clubs' }));
    expect(address()).toBe('/pods');
    expect(screen.queryByRole('link', { name: 'Clubs' })).not.toBeInTheDocument();
  });

  it.each([true, false])('leads to every page by the keyboard, on a phone: %s', async (isPhone) => {
    const { user } = renderScreen(
      <MoreMenu trigger={trigger} groups={groups} isPhone={isPhone} hasAccount={false} />,
      { user: aUser() },
    );
    const links = await screen.findAllByRole('link');
    for (const link of links) {
      await user.tab();
      expect(link).toHaveFocus();
    }
    expect(links.at(-1)).toHaveAccessibleName('Privacy');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'More' })).toHaveFocus();
  });

  it('has the rows of the account menu where that has no button of its own', async () => {
    renderScreen(<MoreMenu trigger={trigger} groups={groups} isPhone hasAccount />, {
      user: aUser(),
    });
    expect(await screen.findByRole('link', { name: 'Saved' })).toHaveAttribute(
      'href',
      '/user/meera-iyer?tab=bookmarks',
    );
    expect(screen.getByRole('button', { name: 'Log out' })).toBeVisible();
  });

  it('offers a guest the appearance, the pages about the site, and nothing of members', async () => {
    renderScreen(<MoreMenu trigger={trigger} groups={groups} isPhone={false} hasAccount={false} />);
    expect(await screen.findByRole('group', { name: 'Appearance' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Guidelines' })).toBeVisible();
    expect(await hrefsOf('Work')).toEqual(['/jobs']);
    expect(screen.queryByRole('button', { name: 'Log out' })).not.toBeInTheDocument();
  });
});
