import { routes } from '@upround/shared/links';
import { nearPages } from './near-pages';

describe('the pages that an unknown address may mean', () => {
  it.each([
    ['/artciles/surviving-layoff-in-india', [routes.articleLayoffs]],
    ['/Suport/', [routes.support]],
    ['/premium-contents', [routes.premiumContent]],
    ['/something-else-entirely', []],
    ['/404', []],
    ['/', []],
  ])('%s', (path, pages) => {
    expect(nearPages(path)).toEqual(pages);
  });

  it('are found at once for the longest address', () => {
    expect(nearPages(`/${'a'.repeat(5000)}`)).toEqual([]);
  });
});
