import { routes } from './index';

describe('the routes of the site', () => {
  it('spec 2: keep their layouts and are open to guests', () => {
    const lines = routes.map(({ path, layout, access }) => `${path} ${layout} ${access}`);
    expect(lines.sort()).toEqual([
      '* none guest',
      '/404 none guest',
      '/about default guest',
      '/community-guidelines default guest',
      '/contact-us none guest',
      '/download none guest',
      '/feedback default guest',
      '/privacy-policy none guest',
      '/refund-policy none guest',
      '/shipping-and-delivery none guest',
      '/support none guest',
      '/terms none guest',
    ]);
  });

  it.each(routes.map((route) => [route.path, route] as const))('%s loads', async (_path, route) => {
    expect(typeof (await route.page())).toBe('function');
  });
});
