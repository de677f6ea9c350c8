import { links, routes, type RouteName } from '@upround/shared/links';

const isPage = (name: string): name is RouteName => Object.hasOwn(routes, name);

/**
 * The address behind a link of a text. Texts contain no path: they link to a page by its name, as `[words](page:name)`.
 *
 * @param href `page:name`, `page:reports` for the member's reports, or `#section` of the same page
 * @returns the address, or undefined for anything else
 */
export function addressOfLink(href: string): string | undefined {
  if (href.startsWith('#')) return href;
  const [scheme, name = ''] = href.split(':');
  if (href === 'page:reports') return links.settings({ section: 'reports' });
  if (scheme !== 'page' || !isPage(name)) return undefined;
  const path = routes[name];
  // A page of one record has no address without it.
  return path.includes('{') ? undefined : path;
}
