import { render, screen, within } from '@testing-library/react';
import { NavTabs } from './nav-tabs';

describe('NavTabs', () => {
  afterEach(() => jest.restoreAllMocks());

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

  it('begins with the current one in the middle of a strip that scrolls', () => {
    jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function place(
      this: Element,
    ) {
      const left = this.textContent === 'Angel networks' ? 400 : 0;
      return { left, width: 80 } as DOMRect;
    });
    jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(320);
    render(
      <NavTabs
        label="Funding"
        tabs={[
          { href: '/tracker', label: 'Overview', current: false },
          { href: '/tracker/angel', label: 'Angel networks', current: true },
        ]}
      />,
    );
    expect(screen.getByRole('navigation', { name: 'Funding' }).scrollLeft).toBe(280);
  });
});
