import { postErrors, postLimits } from '@upround/feed/contract';
import type { createPost } from '@upround/feed/contract';
import { coreErrors } from '@upround/shared/contract-core';
import type { HandlerInput } from '@upround/shared/contract-core';
import { AppError } from '@upround/shared/server-kit';

type Draft = HandlerInput<typeof createPost>['body'];

const HOUR = 3_600_000;
/** A client that offers "one hour" reckons from its own clock, and the request takes its time. */
const CLOCK_SLACK = 60_000;

/** What a new post consists of, once the fields have been checked against each other. */
export interface PostContent {
  type: 'POST' | 'THREAD';
  text: string;
  /** The parts of a thread after the first. */
  moreParts: string[];
  alts: string[];
  poll: { options: string[]; multiple: boolean; endsAt: Date } | null;
}

function refuse(path: string): never {
  throw new AppError(coreErrors.INVALID_FIELD, { path });
}

function checkPoll(poll: NonNullable<Draft['poll']>, now: Date): PostContent['poll'] {
  const endsAt = new Date(poll.endsAt);
  const wait = endsAt.getTime() - now.getTime();
  const { min, max } = postLimits.pollHours;
  if (!(wait >= min * HOUR - CLOCK_SLACK && wait <= max * HOUR + CLOCK_SLACK)) {
    throw new AppError(postErrors.POLL_END_OUT_OF_RANGE, { path: 'poll.endsAt' });
  }
  const seen = new Set<string>();
  poll.options.forEach((option, index) => {
    const key = option.toLowerCase();
    if (seen.has(key)) refuse(`poll.options.${index}`);
    seen.add(key);
  });
  return { options: poll.options, multiple: poll.multiple, endsAt };
}

/**
 * Checks the fields of a new post against each other; each by itself is within its schema already.
 *
 * @param draft the parsed body
 * @param imageCount how many pictures came with it
 * @param now the server's clock, which decides when a poll ends
 * @throws AppError `INVALID_FIELD` or `POLL_END_OUT_OF_RANGE`, naming the field
 */
export function checkDraft(draft: Draft, imageCount: number, now: Date): PostContent {
  const alts = draft.alts ?? [];
  if (alts.length > imageCount) refuse('alts');
  if (draft.type === 'THREAD') {
    if (draft.text !== undefined) refuse('text');
    if (draft.poll !== undefined) refuse('poll');
    const [first, ...more] = draft.parts ?? refuse('parts');
    if (first === undefined) refuse('parts');
    const moreParts = more.map((part) => part.text);
    const length = [first.text, ...moreParts].reduce((sum, text) => sum + [...text].length, 0);
    if (length > postLimits.threadLength) refuse('parts');
    return { type: 'THREAD', text: first.text, moreParts, alts, poll: null };
  }
  if (draft.parts !== undefined) refuse('parts');
  const text = draft.text ?? '';
  const poll = draft.poll === undefined ? null : checkPoll(draft.poll, now);
  if (text === '' && imageCount === 0 && poll === null) refuse('text');
  return { type: 'POST', text, moreParts: [], alts, poll };
}
