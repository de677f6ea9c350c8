import { links, routes } from '@upround/shared/links';
import { NavigationItemsContext } from '@upround/shared/routing';
import { renderScreen } from '@upround/shared/testing';
import { screen } from '@testing-library/react';
import { House } from 'lucide-react';
import { NotFoundScreen, UnknownAddressScreen } from './not-found-screen';

describe('the not-found page', () => {
  it('spec 8: names the address, leaves it as typed, and shows the way home', async () => {
    const { container, user, address } = renderScreen(<UnknownAddressScreen />, {
      path: '/no/such-page?from=mail',
      pattern: '/no/such-page',
    });
    expect(screen.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
    expect(screen.getByText('Page not found: /no/such-page')).toBeVisible();
    expect(document.title).toBe('Page Not Found · Upround');
    expect(container.querySelector('[data-page="*"]')).not.toBeNull();
    expect(address()).toBe('/no/such-page?from=mail');
    await expect(container).toHaveNoAxeViolations();
    expect(screen.getByRole('link', { name: 'Upround' })).toHaveAttribute('href', links.home());
    expect(screen.getByRole('link', { name: 'Support' })).toHaveAttribute('href', links.support());
    await user.click(screen.getByRole('link', { name: 'Go to the feed' }));
    expect(address()).toBe(links.home());
  });

  it('invites to the pages of features that say so', async () => {
    const item = { icon: House, useLabel: (form = 'name') => `Clubs: ${form}` };
    const items = [
      { ...item, href: '/jobs' },
      { ...item, href: '/pods', isInviting: true },
    ];
    const { user, address } = renderScreen(
      <NavigationItemsContext value={items}>
        <UnknownAddressScreen />
      </NavigationItemsContext>,
      { path: '/no/such-page', pattern: '/no/such-page' },
    );
    await user.click(screen.getByRole('link', { name: 'Clubs: see' }));
    expect(address()).toBe('/pods');
  });

  it('has an address of its own', () => {
    const { container } = renderScreen(<NotFoundScreen />, {
      path: links.notFound(),
      pattern: routes.notFound,
    });
    expect(container.querySelector('[data-page="/404"]')).not.toBeNull();
    expect(screen.getByText('Page not found: /404')).toBeVisible();
  });
});
