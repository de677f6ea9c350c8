import type { Database } from '@upround/shared/db';
import { matchPage, routes } from '@upround/shared/links';
import type { PageMeta, PageSource } from '@upround/shared/ports';

/** What the server says of an address of the app. */
export type FoundPage =
  | { kind: 'page'; path: string; meta: PageMeta }
  /** One of our pages without a page source. */
  | { kind: 'plain' }
  /** The record has another address now. */
  | { kind: 'moved'; path: string }
  | { kind: 'missing' };

/** Looks addresses of the app up, each as a guest sees it. */
export interface PageMetaResolver {
  find(address: { pathname: string; searchParams: URLSearchParams }): Promise<FoundPage>;
}

const pathOf = (route: string, slug: string) => route.replace('{slug}', encodeURIComponent(slug));

/**
 * Asks the slices about the pages that they own.
 *
 * @param sources one for each route that has something to say
 */
export function createPageMetaResolver(
  db: Database,
  sources: readonly PageSource[],
): PageMetaResolver {
  const byRoute = new Map(sources.map((source) => [source.route, source]));
  return {
    async find({ pathname, searchParams }) {
      const page = matchPage(pathname);
      if (page === undefined || page.pattern === routes.notFound) return { kind: 'missing' };
      const source = byRoute.get(page.pattern);
      if (source === undefined) return { kind: 'plain' };
      const slug = page.params['slug'] ?? '';
      const next = (await source.movedTo?.(db, slug)) ?? null;
      if (next !== null) return { kind: 'moved', path: pathOf(source.route, next) };
      const meta = await source.describe(db, { slug, query: searchParams });
      if (meta === null) return { kind: 'missing' };
      return { kind: 'page', path: meta.path ?? pathOf(source.route, slug), meta };
    },
  };
}
