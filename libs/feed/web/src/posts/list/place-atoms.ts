import { atom } from 'jotai';
import type { FeedPlace } from '../model/feed-place';

/**
 * Where the reader is in each list, by the list's id. The maps within are written while scrolling,
 * which nothing has to be rendered for.
 */
export const feedPlacesAtom = /* @__PURE__ */ atom(() => new Map<string, FeedPlace>());

/** Posts and threads that the reader unfolded; they stay so when they scroll out of sight. */
export const unfoldedAtom = /* @__PURE__ */ atom<ReadonlySet<string>>(new Set<string>());
