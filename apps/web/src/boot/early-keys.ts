/** A key that was pressed longer ago is no longer meant. */
const LONGEST_MS = 5_000;

const kept: { event: KeyboardEvent; at: number }[] = [];
const keep = (event: KeyboardEvent) => void kept.push({ event, at: performance.now() });

/** Keeps the keys that are pressed before the code of the shortcuts has been loaded. */
export function keepEarlyKeys(): void {
  window.addEventListener('keydown', keep);
}

/** Presses the kept keys again, in order; call it once the shortcuts listen. */
export function pressEarlyKeys(): void {
  window.removeEventListener('keydown', keep);
  const now = performance.now();
  for (const { event, at } of kept.splice(0)) {
    if (event.defaultPrevented || now - at > LONGEST_MS) continue;
    event.target?.dispatchEvent(new KeyboardEvent('keydown', event));
  }
}
