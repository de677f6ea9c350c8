import { atom } from 'jotai';
import type { FeedScrollState } from '../model/feed-scroll-state';

/**
 * Scroll state of each list, by the list's id. It is changed in place while scrolling, without rendering anything.
 */
export const scrollStatesAtom = /* @__PURE__ */ atom(() => new Map<string, FeedScrollState>());

/** Posts and threads that the viewer unfolded; they stay unfolded when they scroll out of sight. */
export const unfoldedAtom = /* @__PURE__ */ atom<ReadonlySet<string>>(new Set<string>());
