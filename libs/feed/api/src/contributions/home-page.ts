import { links, routes, rssPath } from '@upround/shared/links';
import type { PageSource } from '@upround/shared/ports';

const description =
  'A network for people who build companies and people who fund them: posts, ideas, news and the people behind them.';

/**
 * The feed's page.
 *
 * @param brand the product's name
 */
export const homePage = (brand: string): PageSource => ({
  route: routes.home,
  describe: () =>
    Promise.resolve({
      title: brand,
      description,
      path: links.home(),
      feed: rssPath('posts'),
      data: (address) => ({
        '@type': 'WebSite',
        '@id': address(links.home()),
        url: address(links.home()),
        name: brand,
        description,
      }),
    }),
});
