import { useMemo, useSyncExternalStore } from 'react';
import { ownKey, useSession } from '@upround/shared/session';

/** The most searches that are remembered. */
const MOST = 8;

const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  // Other tabs of the same person.
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

function readText(key: string): string {
  try {
    return localStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

function searchesIn(text: string): readonly string[] {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : [];
  } catch {
    return [];
  }
}

function write(key: string, searches: readonly string[]): void {
  try {
    if (searches.length === 0) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(searches.slice(0, MOST)));
  } catch {
    // Without storage, searches aren't saved.
  }
  for (const listener of listeners) listener();
}

const isSame = (a: string, b: string) => a.toLocaleLowerCase() === b.toLocaleLowerCase();

/** Recent searches, latest first. */
export interface RecentSearches {
  searches: readonly string[];
  remember: (words: string) => void;
  forget: (words: string) => void;
  forgetAll: () => void;
}

/** The member's last searches, stored in this browser only and until they log out. A guest's are not stored. */
export function useRecentSearches(): RecentSearches {
  const { user } = useSession();
  const key = user && ownKey(user.id, 'searches');
  const text = useSyncExternalStore(subscribe, () => (key === null ? '' : readText(key)));
  return useMemo(() => {
    const change = (next: (now: readonly string[]) => readonly string[]) => {
      if (key !== null) write(key, next(searchesIn(readText(key))));
    };
    return {
      searches: searchesIn(text),
      remember: (words) => {
        const plain = words.trim();
        if (plain === '') return;
        change((now) => [plain, ...now.filter((other) => !isSame(other, plain))]);
      },
      forget: (words) => change((now) => now.filter((other) => other !== words)),
      forgetAll: () => change(() => []),
    };
  }, [key, text]);
}
