/** What was entered last in this tab, so that leaving a page, to log in for example, loses nothing. */
const keyOf = (pathname: string) => `upround-calculator:${pathname}`;

/** @returns null where nothing was entered, or the browser stores nothing */
export function readDraft(pathname: string): string | null {
  try {
    return sessionStorage.getItem(keyOf(pathname));
  } catch {
    return null;
  }
}

/** @param coded null deletes the draft */
export function writeDraft(pathname: string, coded: string | null): void {
  try {
    if (coded === null) sessionStorage.removeItem(keyOf(pathname));
    else sessionStorage.setItem(keyOf(pathname), coded);
  } catch {
    // The browser stores nothing: the address still has it.
  }
}
