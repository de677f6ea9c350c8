import { render, screen, within } from '@testing-library/react';
import { NavTabs } from './nav-tabs';

describe('NavTabs', () => {
  it('is a landmark of links with the current one marked', async () => {
    const { container } = render(
      <NavTabs
        label="Home feed"
        tabs={[
          { href: '/?tab=trending', label: 'Trending', current: true },
          { href: '/?tab=latest', label: 'Latest', current: false, count: 1240 },
        ]}
      />,
    );
    const tabs = within(screen.getByRole('navigation', { name: 'Home feed' }));
    expect(tabs.getByRole('link', { name: 'Trending' })).toHaveAttribute('aria-current', 'page');
    const latest = tabs.getByRole('link', { name: 'Latest 1.2K' });
    expect(latest).not.toHaveAttribute('aria-current');
    expect(latest).toHaveAttribute('href', '/?tab=latest');
    await expect(container).toHaveNoAxeViolations();
  });
});
