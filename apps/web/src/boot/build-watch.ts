import { atom } from 'jotai';
import type { createStore } from 'jotai';

/** How often a running page asks whether a newer build is served, in milliseconds. */
export const LATEST_BUILD_CHECK = 3_600_000;

/** The build that is served by now, where it is not the one that runs here. */
export const newBuildAtom = /* @__PURE__ */ atom<string | null>(null);

/** @returns the id of the build that is served now; null where it is unknown */
async function latestBuild(): Promise<string | null> {
  try {
    const answer = await fetch(`/builds/latest.json?${Date.now()}`);
    const { id } = (await answer.json()) as { id?: unknown };
    return answer.ok && typeof id === 'string' && id !== '' ? id : null;
  } catch {
    // No connection, or an answer of something in between: the next hour asks again.
    return null;
  }
}

/**
 * Asks every hour for the latest build, and notes one that differs from the running one.
 *
 * @param buildId of the running page; the empty string, as in development, asks nothing
 * @returns the function that ends it
 */
export function watchBuilds(buildId: string, store: ReturnType<typeof createStore>): () => void {
  if (buildId === '') return () => undefined;
  const timer = setInterval(() => {
    void latestBuild().then((latest) => {
      if (latest !== null && latest !== buildId) store.set(newBuildAtom, latest);
    });
  }, LATEST_BUILD_CHECK);
  return () => clearInterval(timer);
}
