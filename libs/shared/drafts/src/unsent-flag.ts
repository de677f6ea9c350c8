export interface UnsentFlag {
  /** Whether something may wait, here or left by an earlier page. */
  mayExist(): boolean;
  /** Notes for later pages that something waits, or that nothing does. */
  note(exists: boolean): void;
}

/**
 * Remembers in `localStorage` whether a store of unsent drafts may hold something, so that a page loads and opens the
 * store only then. Where the browser stores nothing, nothing can wait either.
 *
 * @param key where it is remembered
 */
export function unsentFlag(key: string): UnsentFlag {
  return {
    mayExist() {
      try {
        return localStorage.getItem(key) !== null;
      } catch {
        return false;
      }
    },
    note(exists) {
      try {
        if (exists) localStorage.setItem(key, 'yes');
        else localStorage.removeItem(key);
      } catch {
        // Where the browser stores nothing, there is nothing to find later.
      }
    },
  };
}
