import * as z from 'zod/mini';

/** Why a text is held until a moderator has looked at it. */
export const heldReasons = ['LINKS', 'LINKS_A_DAY', 'REPEATED', 'COPIED'] as const;
export type HeldReason = (typeof heldReasons)[number];

/** A record that its author and moderators see until a moderator has looked at it. */
export const heldSchema = z.object({ reason: z.enum(heldReasons) });
export type Held = z.output<typeof heldSchema>;

/** The limits against spam. The community guidelines list them, so change both together. */
export const spamLimits = {
  /** An account is new for so many days. */
  newDays: 7,
  /** Of a new account: links to other sites in one text. */
  links: 2,
  /** Of a new account: texts with such links within 24 hours. */
  linkedTexts: 5,
  /** From anyone: this many times the same text within 24 hours is too often. */
  repeats: 3,
  /** This many new accounts with the same text within 24 hours are too many. */
  copies: 3,
  /** Shorter texts may repeat. */
  repeatedCharacters: 40,
  /** Of a new account: what it may write within so many seconds. */
  bursts: {
    record: { points: 10, seconds: 600 },
    answer: { points: 30, seconds: 600 },
  },
} as const;
