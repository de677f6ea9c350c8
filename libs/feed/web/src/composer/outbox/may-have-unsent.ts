const FLAG = 'upround.unsent';

/** Whether a post may be kept that was not sent, so that the store is opened only for one. */
export function mayHaveUnsent(): boolean {
  try {
    return localStorage.getItem(FLAG) !== null;
  } catch {
    return false;
  }
}

/** Notes for later pages that there is one, or that there is none. */
export function noteUnsent(isThere: boolean): void {
  try {
    if (isThere) localStorage.setItem(FLAG, 'yes');
    else localStorage.removeItem(FLAG);
  } catch {
    // Where the browser keeps nothing, there is nothing to find later.
  }
}
