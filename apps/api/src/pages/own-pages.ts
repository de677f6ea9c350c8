import type { OwnPages } from '@upround/search/api';
import type { PageSource } from '@upround/shared/ports';
import { createPageMetaResolver } from './page-meta-resolver';

/**
 * Makes link previews of the app's own pages, as a guest sees them and without a request to itself.
 *
 * @param publicUrl where the web app is; undefined where it is not set; then no address counts as the app's own
 * @param sources asked for late: the slices that offer them are made of link previews
 */
export function ownPages(
  publicUrl: string | undefined,
  brand: string,
  sources: () => readonly PageSource[],
): OwnPages | undefined {
  if (publicUrl === undefined) return undefined;
  const { host } = new URL(publicUrl);
  return {
    brand,
    owns: (url) => url.host === host,
    async describe(db, url) {
      const pageMeta = createPageMetaResolver(db, sources());
      const found = await pageMeta.find(url);
      const there = found.kind === 'moved' ? await pageMeta.find(new URL(found.path, url)) : found;
      return there.kind === 'page' ? there.meta : null;
    },
  };
}
