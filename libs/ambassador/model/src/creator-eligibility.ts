import { MS_PER_DAY } from './kolkata-calendar';

/** What a member needs to join the creator programme, in this order. */
export const creatorNeeds = ['ACCOUNT_DAYS', 'POSTS', 'READS', 'NO_RESTRICTION'] as const;
export type CreatorNeed = (typeof creatorNeeds)[number];

/** Over how many days posts and reads are counted. */
export const CREATOR_WINDOW_DAYS = 90;

/** How much of each is needed. */
export const creatorMinimums = {
  /** Days of 24 hours since the account was created. */
  ACCOUNT_DAYS: 60,
  POSTS: 10,
  READS: 500,
} as const;

export interface CreatorFigures {
  accountCreatedAt: Date;
  /** Published in the last 90 days and visible now. */
  posts: number;
  /** Of the member's posts by others in the last 90 days, at most 30 per reader and month. */
  reads: number;
  /** Restrictions by moderators that are in force. */
  restrictions: number;
}

/** How far a member is with one need. */
export interface CreatorProgress {
  need: CreatorNeed;
  /** What they have: whole days, posts, reads or restrictions. */
  value: number;
  /** What is needed: at least this, and of restrictions 0. */
  needed: number;
  /** From 0 to 1, and 1 only if the need is met. */
  progress: number;
  isMet: boolean;
}

function counted(name: string, value: number): number {
  if (!Number.isSafeInteger(value) || value < 0) throw new RangeError(`${name}: ${value}`);
  return value;
}

/**
 * How far a member is towards the creator programme, one entry for each need in the order of `creatorNeeds`.
 *
 * @param now the server's clock; an account from after it is 0 days old
 * @throws RangeError if a figure is no whole number from 0 on, or the account has no moment
 */
export function creatorProgress(figures: CreatorFigures, now: Date): CreatorProgress[] {
  const age = now.getTime() - figures.accountCreatedAt.getTime();
  const days = Math.max(0, Math.floor(age / MS_PER_DAY));
  const atLeast = (need: keyof typeof creatorMinimums, value: number): CreatorProgress => {
    const needed = creatorMinimums[need];
    const isMet = counted(need, value) >= needed;
    return { need, value, needed, progress: isMet ? 1 : value / needed, isMet };
  };
  const isFree = counted('restrictions', figures.restrictions) === 0;
  return [
    atLeast('ACCOUNT_DAYS', days),
    atLeast('POSTS', figures.posts),
    atLeast('READS', figures.reads),
    {
      need: 'NO_RESTRICTION',
      value: figures.restrictions,
      needed: 0,
      progress: isFree ? 1 : 0,
      isMet: isFree,
    },
  ];
}

/** Whether a member can join the creator programme: all needs are met. */
export const isCreatorEligible = (progress: readonly CreatorProgress[]): boolean =>
  progress.every(({ isMet }) => isMet);
