import { atom } from 'jotai';
import type { Attempt } from '../model/quiz-view';

/** Attempts of this visit by the reader's and the post's id. */
export const attemptsAtom = /* @__PURE__ */ atom<ReadonlyMap<string, Attempt>>(new Map());
