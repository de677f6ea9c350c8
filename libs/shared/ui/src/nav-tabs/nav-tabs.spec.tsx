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

  it('begins with the current one in sight, and fades where more follow', () => {
    const box = (left: number, right: number) => ({ left, right }) as DOMRect;
    jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function place(
      this: Element,
    ) {
      return this.hasAttribute('aria-current') ? box(400, 480) : box(0, 320);
    });
    jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(320);
    jest.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(900);
    render(
      <NavTabs
        label="Funding"
        tabs={[
          { href: '/tracker', label: 'Overview', current: false },
          { href: '/tracker/angel', label: 'Angel networks', current: true },
        ]}
      />,
    );
    const strip = screen.getByRole('navigation', { name: 'Funding' });
    expect(strip.scrollLeft).toBe(280);
    expect(strip.style.maskImage).toContain('calc(100% - 2.5rem)');
    jest.restoreAllMocks();
  });
});
