import { atom } from 'jotai';

/** A comment or reply that is being sent, or that couldn't be sent. */
export interface PendingComment {
  /** Also the Idempotency-Key, so that a retry can't save it twice. */
  id: string;
  text: string;
  state: 'sending' | { error: unknown };
}

/** By draft key: a thread, or a comment that is replied to. */
export const pendingCommentsAtom = /* @__PURE__ */ atom<
  ReadonlyMap<string, readonly PendingComment[]>
>(new Map());

/** How many comments this visit added to a record's counter, as long as the counter is the old one. */
export const commentCountsAtom = /* @__PURE__ */ atom<
  ReadonlyMap<string, { base: number; added: number }>
>(new Map());
