import { links } from '@upround/shared/links';

/** The pages that texts link to, as `[words](page:name)`: texts contain no path. */
const pages: Readonly<Record<string, () => string>> = {
  competitions: () => links.competitions(),
  showcase: links.showcase,
  showcaseRules: links.showcaseRules,
  mentors: () => links.mentors(),
  terms: links.terms,
  support: links.support,
};

/** @returns the address behind a link of a text; undefined for anything else */
export function addressOfLink(href: string): string | undefined {
  const [scheme, name = ''] = href.split(':');
  return scheme === 'page' && Object.hasOwn(pages, name) ? pages[name]?.() : undefined;
}
