import { atom } from 'jotai';
import type { CastVote } from '../model/poll-view';

/** Votes of this visit by the voter's and the post's id; lists keep the counts that they were read with. */
export const votesAtom = /* @__PURE__ */ atom<ReadonlyMap<string, CastVote>>(new Map());
