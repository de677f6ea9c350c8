import { whenIdle } from './when-idle';

/** When the running build's manifest is fetched, in milliseconds after the start. */
export const MANIFEST_PREFETCH_DELAY = 1_000;

/** Milliseconds between two looks for links on a page whose content may still be loading, and how many there are. */
export const LINKS_INTERVAL = 1_000;
const LOOKS = 10;

/** What the build wrote of itself, beside the page that asks; the likeliest next page first. */
interface Manifest {
  pages: readonly { pattern: string; files: readonly string[] }[];
}

/** Paths of our own that the page itself links to. */
const linkedPaths = (page: Document): string[] =>
  [...page.querySelectorAll<HTMLAnchorElement>('main a[href^="/"]')].map(
    ({ pathname }) => pathname,
  );

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether prefetching should be skipped to save data. */
function isSparing(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '');
}

/** The files of one kind of page that the page did not ask for by now. */
const missingOf = (files: readonly string[], page: Document) =>
  files.filter((file) => page.head.querySelector(`link[href="${file}"]`) === null);

export interface Prefetch {
  /** Another page was opened: the code of the likeliest kind that it links to is fetched. */
  pageOpened: () => void;
  stop: () => void;
}

/**
 * Fetches the running build's manifest a second after the start and, once the browser is idle, the code of
 * the likeliest kind of page that this one links to; again after each change of the page. Where no such link is
 * there, the content may still be loading: it looks again a few times. The code of the rest is loaded
 * when the pointer or the focus reaches a link, because loading all of it would outweigh the page itself.
 *
 * @param buildId of the running page; the empty string, as in development, fetches nothing
 * @param onSecondPage called once, when the browser is idle after a second page was opened: more may follow
 */
export function prefetchLinkedPages(
  buildId: string,
  onSecondPage: () => void = () => undefined,
): Prefetch {
  let pages: Manifest['pages'] = [];
  let opened = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const fetchNext = (looks: number) => {
    const paths = linkedPaths(document);
    for (const { pattern, files } of pages) {
      const missing = missingOf(files, document);
      if (missing.length === 0 || !paths.some((path) => new RegExp(pattern, 'i').test(path)))
        continue;
      for (const href of missing) {
        // Fetched and compiled, but not run: most of it is never opened.
        const link = document.createElement('link');
        Object.assign(link, { rel: 'modulepreload', href, fetchPriority: 'low' });
        document.head.append(link);
      }
      return;
    }
    if (looks > 1) timer = setTimeout(() => whenIdle(() => fetchNext(looks - 1)), LINKS_INTERVAL);
  };
  const look = () => {
    clearTimeout(timer);
    whenIdle(() => fetchNext(LOOKS));
  };
  const begin = async () => {
    const answer = await fetch(`/builds/meta/${buildId}.json`);
    if (!answer.ok) return;
    ({ pages } = (await answer.json()) as Manifest);
    look();
  };
  timer =
    buildId === '' || isSparing()
      ? undefined
      : // A page whose prefetch failed is loaded when it is opened.
        setTimeout(() => void begin().catch(() => undefined), MANIFEST_PREFETCH_DELAY);
  return {
    pageOpened: () => {
      opened += 1;
      if (opened === 2) whenIdle(onSecondPage);
      if (pages.length > 0) look();
    },
    stop: () => clearTimeout(timer),
  };
}
