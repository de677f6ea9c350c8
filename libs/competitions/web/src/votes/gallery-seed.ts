const STORE_KEY = 'upround-gallery-seed';

let seedOfPage: string | undefined;

/** The text that makes this device's random order of entries: the pages of a list fit together, also after a reload. */
export function gallerySeed(): string {
  try {
    const stored = sessionStorage.getItem(STORE_KEY);
    if (stored !== null && /^[a-z0-9]{1,32}$/.test(stored)) return stored;
  } catch {
    // Forbidden storage: the order then lasts until the page is closed.
  }
  seedOfPage ??= crypto.randomUUID().replaceAll('-', '');
  try {
    sessionStorage.setItem(STORE_KEY, seedOfPage);
  } catch {
    // As above.
  }
  return seedOfPage;
}
