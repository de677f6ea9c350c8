const listeners = new Set<() => void>();
/** Where the browser keeps nothing, until reload. */
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

/** Texts that this browser keeps, for all of its tabs. */
export const keptText = {
  read: readText,
  write: writeText,
  /** Hears of every change, those of other tabs too. @returns the function that ends it */
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    window.addEventListener('storage', listener);
    return () => {
      listeners.delete(listener);
      window.removeEventListener('storage', listener);
    };
  },
};
