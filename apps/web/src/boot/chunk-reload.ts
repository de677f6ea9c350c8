const MARKER = 'chunk-reload';
/** A second failure within this many milliseconds is not mended by loading the page again. */
export const CHUNK_RELOAD_GUARD = 10_000;

function reloadedLately(): boolean {
  try {
    const at = Number(sessionStorage.getItem(MARKER) ?? 0);
    if (Date.now() - at < CHUNK_RELOAD_GUARD) return true;
    sessionStorage.setItem(MARKER, String(Date.now()));
    return false;
  } catch {
    // Without the marker a page that always fails would load for ever.
    return true;
  }
}

const chunkErrors = new WeakSet<object>();

/** Whether an error is that the code of a page did not arrive, as opposed to an error of that code. */
export const isChunkError = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && chunkErrors.has(error);

/**
 * Loads the page once more when a chunk of it is gone, as after a new version was put up. A page that is being left lets
 * go of its chunks, which is no reason to load it again; nor is a connection that has only just come back: the network
 * may not carry yet. The import fails in any case: prevented, the event would give
 * importers an undefined module.
 *
 * @param reload does the loading; replaced in tests
 */
export function reloadOnMissingChunk(reload: () => void = () => window.location.reload()): void {
  let isLeaving = false;
  const watchLeaving = ({ type }: Event) => {
    isLeaving = type === 'pagehide';
  };
  window.addEventListener('pagehide', watchLeaving);
  window.addEventListener('pageshow', watchLeaving);
  let onlineAt = -Infinity;
  window.addEventListener('online', () => {
    onlineAt = Date.now();
  });
  window.addEventListener('vite:preloadError', ({ payload }) => {
    chunkErrors.add(payload);
    const isSettled = navigator.onLine && Date.now() - onlineAt > CHUNK_RELOAD_GUARD;
    if (!isLeaving && isSettled && !reloadedLately()) reload();
  });
}
