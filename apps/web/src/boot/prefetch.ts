import { whenIdle } from './when-idle';

/** When the running build's manifest is fetched, in milliseconds after the start. */
export const MANIFEST_PREFETCH_DELAY = 1_000;

/** What the build wrote of itself, beside the page that asks; the likeliest next page first. */
interface Manifest {
  pages: readonly { pattern: string; files: readonly string[] }[];
}

/** Paths of our own that the page links to. */
const linkedPaths = (page: Document): string[] =>
  [...page.querySelectorAll<HTMLAnchorElement>('a[href^="/"]')].map(({ pathname }) => pathname);

/**
 * The files of the first page in the manifest that one of the paths matches. The code of other pages is loaded when the
 * pointer or the focus reaches a link, because loading all of it would outweigh the page itself.
 */
function filesFor(manifest: Manifest, paths: readonly string[]): readonly string[] {
  const isLinked = ({ pattern }: { pattern: string }) =>
    paths.some((path) => new RegExp(pattern, 'i').test(path));
  return manifest.pages.find(isLinked)?.files ?? [];
}

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether prefetching should be skipped to save data. */
function isSparing(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '');
}

async function prefetchLinked(buildId: string): Promise<void> {
  const answer = await fetch(`/builds/meta/${buildId}.json`);
  if (!answer.ok) return;
  const manifest = (await answer.json()) as Manifest;
  whenIdle(() => {
    for (const file of filesFor(manifest, linkedPaths(document))) {
      // Fetched and compiled, but not run: most of it is never opened.
      const link = document.createElement('link');
      Object.assign(link, { rel: 'modulepreload', href: file, fetchPriority: 'low' });
      document.head.append(link);
    }
  });
}

/**
 * Fetches the running build's manifest a second after the start and, once the browser is idle, the code of
 * the likeliest kind of page that this one links to.
 *
 * @param buildId of the running page; the empty string, as in development, fetches nothing
 * @returns the function that ends it
 */
export function prefetchLinkedPages(buildId: string): () => void {
  if (buildId === '' || isSparing()) return () => undefined;
  const timer = setTimeout(() => {
    // A page whose prefetch failed is loaded when it is opened.
    prefetchLinked(buildId).catch(() => undefined);
  }, MANIFEST_PREFETCH_DELAY);
  return () => clearTimeout(timer);
}
