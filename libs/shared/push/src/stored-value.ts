const listeners = new Set<() => void>();
/** Used until reload where the browser stores nothing. */
const memory = new Map<string, string | null>();

function readText(key: string): string | null {
  const own = memory.get(key);
  if (own !== undefined) return own;
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function writeText(key: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
    memory.delete(key);
  } catch {
    memory.set(key, text);
  }
  for (const listener of listeners) listener();
}

/** Texts in the local storage, shared by all tabs. */
export const storedText = {
  read: readText,
  write: writeText,
  /** Listens to every change, those of other tabs too. @returns the function that unsubscribes */
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    window.addEventListener('storage', listener);
    return () => {
      listeners.delete(listener);
      window.removeEventListener('storage', listener);
    };
  },
};
