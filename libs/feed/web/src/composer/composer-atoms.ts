import { atom } from 'jotai';
import type { Draft, DraftMode, DraftPod } from './model/draft';
import type { Refused } from './model/refusals';

/** How the composer was opened: where the post goes, or with which draft or text. */
export interface ComposerOpening {
  pod: DraftPod | null;
  /** The kind to start with; a post by default. */
  mode?: DraftMode;
  draft?: Draft;
  /** Plain text to begin with, below a draft that is stored already. It's saved once the member changes it. */
  text?: string;
  /** The API's errors about the draft. */
  refused?: Refused;
}

/** The composer is open while this is not null. */
export const composerAtom = /* @__PURE__ */ atom<ComposerOpening | null>(null);

/** A post on its way, or one that was not sent; it stays above the lists that it belongs into. */
export interface OutboxEntry {
  /** Also the Idempotency-Key of every try. */
  id: string;
  userId: string;
  draft: Draft;
  /** Milliseconds since 1970; the end of a poll is counted from here, so that each try is equal. */
  sentAt: number;
  state: 'sending' | 'failed';
  /** Why it was not sent; null before the first answer. */
  failure: {
    /** In a sentence; empty when nothing answered. */
    why: string;
    isOffline: boolean;
    refusals: Refused['refusals'];
  } | null;
}

/** Newest first. */
export const outboxAtom = /* @__PURE__ */ atom<readonly OutboxEntry[]>([]);

/** Whose unsent posts were taken up again from this device. */
export const restoredForAtom = /* @__PURE__ */ atom<string | null>(null);

/** Ids of what this page sent, which is not taken up again from the device. */
export const sentHereAtom = /* @__PURE__ */ atom<readonly string[]>([]);
