/** Keys pressed longer ago are ignored. */
const LONGEST_MS = 5_000;

const buffered: { event: KeyboardEvent; at: number }[] = [];
let onFirst: () => void = () => undefined;
const firstKey = new Promise<void>((resolve) => (onFirst = resolve));

function bufferKey(event: KeyboardEvent): void {
  buffered.push({ event, at: performance.now() });
  onFirst();
}

/** Resolves once a key was pressed before the shortcuts listen. */
export const earlyKey = (): Promise<void> => firstKey;

/** Keeps the keys that are pressed before the code of the shortcuts has been loaded. */
export function bufferEarlyKeys(): void {
  window.addEventListener('keydown', bufferKey);
}

/** Replays the buffered keys in order; called once the shortcuts listen. */
export function pressEarlyKeys(): void {
  window.removeEventListener('keydown', bufferKey);
  const now = performance.now();
  for (const { event, at } of buffered.splice(0)) {
    if (event.defaultPrevented || now - at > LONGEST_MS) continue;
    event.target?.dispatchEvent(new KeyboardEvent('keydown', event));
  }
}
