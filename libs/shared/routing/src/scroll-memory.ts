import { useCallback, useEffect, useInsertionEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

const STORE_KEY = 'entry-memory';
/** The most history entries whose place is remembered. */
const MOST_ENTRIES = 50;

type Memory = Record<string, Record<string, unknown>>;

let memory: Memory | undefined;

function read(): Memory {
  if (memory !== undefined) return memory;
  try {
    memory = JSON.parse(sessionStorage.getItem(STORE_KEY) ?? '{}') as Memory;
  } catch {
    memory = {};
  }
  return memory;
}

function write(entry: string, name: string, value: unknown): void {
  const all = read();
  const stored = { ...all[entry], [name]: value };
  // Put last, so that the entry used longest ago is the one to go.
  Reflect.deleteProperty(all, entry);
  all[entry] = stored;
  const [oldest] = Object.keys(all);
  if (Object.keys(all).length > MOST_ENTRIES && oldest !== undefined) {
    Reflect.deleteProperty(all, oldest);
  }
}

function store(): void {
  try {
    sessionStorage.setItem(STORE_KEY, JSON.stringify(read()));
  } catch {
    // Full or forbidden storage: places are then remembered until the page is closed.
  }
}

/** The first entry of a visit is called `default` by the router; a reload keeps that name. */
function entryOf(location: { key: string; pathname: string; search: string }): string {
  return location.key === 'default' ? `first:${location.pathname}${location.search}` : location.key;
}

/**
 * Something to remember for the current history entry: it is there again after Back, Forward and
 * reload, and not on a new visit of the same page.
 *
 *     const anchor = useEntryMemory<{ id: string; offset: number }>('feed');
 *     anchor.recall();            // the stored value, or undefined
 *     anchor.keep({ id, offset });
 *
 * @param name distinguishes several entries of one page
 */
export function useEntryMemory<Value>(name: string): {
  recall: () => Value | undefined;
  keep: (value: Value) => void;
} {
  const entry = entryOf(useLocation());
  const recall = useCallback(() => read()[entry]?.[name] as Value | undefined, [entry, name]);
  const keep = useCallback((value: Value) => write(entry, name, value), [entry, name]);
  return { recall, keep };
}

/**
 * Takes over scroll restoration from the browser and stores each entry's position across reloads. Called once
 * by the app.
 */
export function useScrollMemory(): void {
  useEffect(() => {
    window.history.scrollRestoration = 'manual';
    window.addEventListener('pagehide', store);
    return () => {
      store();
      window.removeEventListener('pagehide', store);
    };
  }, []);
}

function scrollToHash(hash: string): boolean {
  if (hash === '') return false;
  const target = document.getElementById(hash.slice(1));
  target?.scrollIntoView();
  return target !== null;
}

/** For how long a page that is still filling may be moved to its place, in milliseconds. */
const TIMEOUT_MS = 1500;

/**
 * Puts the window where this history entry was: the kept place after Back, Forward and reload,
 * the element of the hash or the top after a link. Part of `Page`.
 *
 * @param restoresOwnScroll the page restores itself; only a new visit is put to the top
 */
export function useRestoredScroll(restoresOwnScroll: boolean): void {
  const location = useLocation();
  const kind = useNavigationType();
  const { recall, keep } = useEntryMemory<number>('scroll');
  const { pathname, hash } = location;
  const options = useRef({ restoresOwnScroll, kind, hash });
  useLayoutEffect(() => {
    options.current = { restoresOwnScroll, kind, hash };
  });

  const shownPath = useRef<string>(undefined);

  // To the top before any part of the new page measures itself, and never for a change of query.
  useInsertionEffect(() => {
    const isAnotherPage = shownPath.current !== pathname;
    shownPath.current = pathname;
    if (isAnotherPage && kind !== 'POP' && hash === '') window.scrollTo(0, 0);
  }, [pathname, kind, hash]);

  useLayoutEffect(() => {
    const now = options.current;
    if (now.kind !== 'POP') {
      scrollToHash(now.hash);
      return;
    }
    if (now.restoresOwnScroll) return;
    const place = recall();
    if (place === undefined) {
      if (!scrollToHash(now.hash)) window.scrollTo(0, 0);
      return;
    }
    // The page may still be growing: try on every change of its height, until the person moves.
    const until = performance.now() + TIMEOUT_MS;
    const settle = () => {
      window.scrollTo(0, place);
      if (Math.abs(window.scrollY - place) < 2 || performance.now() > until) stop();
    };
    const observer = new ResizeObserver(settle);
    const stop = () => {
      observer.disconnect();
      for (const name of ['wheel', 'touchstart', 'keydown']) {
        window.removeEventListener(name, stop);
      }
    };
    for (const name of ['wheel', 'touchstart', 'keydown']) {
      window.addEventListener(name, stop, { passive: true });
    }
    observer.observe(document.documentElement);
    settle();
    return stop;
  }, [pathname, recall]);

  // Ends with the page itself: what follows it begins at the top, which is no place of this one.
  useLayoutEffect(() => {
    const remember = () => keep(Math.round(window.scrollY));
    // Runs before anything changes the page for this step, so reading the position forces no layout.
    window.addEventListener('scroll', remember, { passive: true, capture: true });
    return () => window.removeEventListener('scroll', remember, { capture: true });
  }, [keep]);
}
