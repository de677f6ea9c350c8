import { links } from './links';
import { setProductSlug } from './product-slug';
import { matchPage, routerPath, routes } from './route-table';

describe('the table of pages', () => {
  it('spec 2: finds each page by its own pattern', () => {
    for (const pattern of Object.values(routes)) {
      const path = pattern.replace('{slug}', 'some-slug').replace('{product}', 'upround');
      expect(matchPage(path)?.pattern).toBe(pattern);
    }
  });

  it('spec 2.13: matches without regard to case, with and without a final slash', () => {
    expect(matchPage('/PODS/Fundraising/')).toEqual({
      pattern: '/pods/{slug}',
      params: { slug: 'Fundraising' },
    });
    expect(matchPage('/About')?.pattern).toBe('/about');
    expect(matchPage('/payment')?.pattern).toBe('/Payment');
    expect(matchPage('/Payment/')?.pattern).toBe('/Payment');
    expect(matchPage('/')?.pattern).toBe('/');
  });

  it('knows nothing else', () => {
    for (const path of ['', '//', '/nope', '/post', '/post//', '/post/a/b', '/%E0%A4%A', 'pods']) {
      expect(matchPage(path)).toBeUndefined();
    }
  });

  it('has the brand’s slug in some addresses', () => {
    setProductSlug('acme');
    expect(matchPage('/Acme-pre-a-funding')?.pattern).toBe('/{product}-pre-a-funding');
    expect(matchPage('/upround-pre-a-funding')).toBeUndefined();
    expect(routerPath(routes.preAFunding)).toBe('/acme-pre-a-funding');
    expect(links.preAFunding()).toBe('/acme-pre-a-funding');
    setProductSlug('upround');
  });

  it('speaks the router’s spelling', () => {
    expect(routerPath(routes.postInteractions)).toBe('/post-interactions/:slug');
  });
});

describe('links', () => {
  it('leaves defaults out of the address', () => {
    expect(links.home()).toBe('/');
    expect(links.home({ tab: 'trending' })).toBe('/');
    expect(links.home({ tab: 'latest' })).toBe('/?tab=latest');
    expect(links.pod('ai', { tab: 'latest' })).toBe('/pods/ai?tab=latest');
    expect(links.login({ view: 'sign-in', next: '/' })).toBe('/login');
    expect(links.pricing({ period: 'MONTH' })).toBe('/pricing');
    expect(links.plans({ plan: 'premium_plus', period: 'YEAR' })).toBe(
      '/premium-plans?plan=premium_plus&period=YEAR',
    );
    expect(links.payment({ payment: 'a1' })).toBe('/Payment?payment=a1');
  });

  it('encodes what it is given', () => {
    expect(links.post('a b/c')).toBe('/post/a%20b%2Fc');
    expect(links.login({ next: '/?tab=latest', view: 'sign-up' })).toBe(
      '/login?view=sign-up&next=%2F%3Ftab%3Dlatest',
    );
  });

  it('leads only to pages of the table', () => {
    // What others get is a slug.
    const given: Partial<Record<string, string>> = {
      home: '',
      tracker: 'GRANT',
      fullTracker: 'ANGEL',
    };
    for (const [name, build] of Object.entries(links)) {
      const path = (build as (slug: string) => string)(given[name] ?? 'slug');
      expect(matchPage(new URL(path, 'https://own.invalid').pathname)).toBeDefined();
    }
  });
});
