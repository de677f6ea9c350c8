import { postErrors, postLimits } from '@upround/feed/contract';
import type { createPost } from '@upround/feed/contract';
import { coreErrors } from '@upround/shared/contract-core';
import type { HandlerInput } from '@upround/shared/contract-core';
import { AppError } from '@upround/shared/server-kit';

type Draft = HandlerInput<typeof createPost>['body'];
type DraftPoll = NonNullable<Draft['poll']>;
type DraftQuiz = NonNullable<Draft['quiz']>;

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
  poll: ContentPoll | null;
}

/** The options of a poll or quiz as they will be stored. */
export interface ContentPoll {
  options: readonly string[];
  multiple: boolean;
  /** Null for a quiz that stays open. */
  endsAt: Date | null;
  /** Of a quiz: indexes of the right options. */
  quiz: { right: readonly number[]; explanation: string | null } | null;
}

function refuse(path: string): never {
  throw new AppError(coreErrors.INVALID_FIELD, { path });
}

function isEndFit(endsAt: Date, now: Date): boolean {
  const wait = endsAt.getTime() - now.getTime();
  const { min, max } = postLimits.pollHours;
  return wait >= min * HOUR - CLOCK_SLACK && wait <= max * HOUR + CLOCK_SLACK;
}

function refuseRepeats(options: readonly string[], pathOf: (index: number) => string): void {
  const seen = new Set<string>();
  options.forEach((option, index) => {
    const key = option.toLowerCase();
    if (seen.has(key)) refuse(pathOf(index));
    seen.add(key);
  });
}

function checkPoll({ options, multiple, ...poll }: DraftPoll, now: Date): ContentPoll {
  const endsAt = new Date(poll.endsAt);
  if (!isEndFit(endsAt, now)) {
    throw new AppError(postErrors.POLL_END_OUT_OF_RANGE, { path: 'poll.endsAt' });
  }
  refuseRepeats(options, (index) => `poll.options.${index}`);
  return { options, multiple, endsAt, quiz: null };
}

function checkQuiz({ multiple, ...quiz }: DraftQuiz, now: Date): ContentPoll {
  const endsAt = quiz.endsAt === undefined ? null : new Date(quiz.endsAt);
  if (endsAt !== null && !isEndFit(endsAt, now)) {
    throw new AppError(postErrors.QUIZ_END_OUT_OF_RANGE, { path: 'quiz.endsAt' });
  }
  const options = quiz.options.map(({ text }) => text);
  refuseRepeats(options, (index) => `quiz.options.${index}.text`);
  const right = quiz.options.flatMap((option, index) => (option.right ? [index] : []));
  if (right.length === 0 || (right.length > 1 && !multiple)) {
    throw new AppError(postErrors.QUIZ_RIGHT_OPTION, { path: 'quiz.options' });
  }
  return { options, multiple, endsAt, quiz: { right, explanation: quiz.explanation || null } };
}

/**
 * Checks the fields of a new post against each other; each by itself is within its schema already.
 *
 * @param draft the parsed body
 * @param imageCount how many pictures came with it
 * @param now the server's clock, which decides when a poll ends
 * @throws AppError `INVALID_FIELD`, or the error of the end or the right options, naming the field
 */
export function checkDraft(draft: Draft, imageCount: number, now: Date): PostContent {
  const alts = draft.alts ?? [];
  if (alts.length > imageCount) refuse('alts');
  if (draft.type === 'THREAD') {
    if (draft.text !== undefined) refuse('text');
    if (draft.poll !== undefined) refuse('poll');
    if (draft.quiz !== undefined) refuse('quiz');
    const [first, ...more] = draft.parts ?? refuse('parts');
    if (first === undefined) refuse('parts');
    const moreParts = more.map((part) => part.text);
    const length = [first.text, ...moreParts].reduce((sum, text) => sum + [...text].length, 0);
    if (length > postLimits.threadLength) refuse('parts');
    return { type: 'THREAD', text: first.text, moreParts, alts, poll: null };
  }
  if (draft.parts !== undefined) refuse('parts');
  const text = draft.text ?? '';
  if (draft.poll !== undefined && draft.quiz !== undefined) refuse('quiz');
  const poll = draft.poll ? checkPoll(draft.poll, now) : draft.quiz && checkQuiz(draft.quiz, now);
  if (text === '' && imageCount === 0 && poll === undefined) refuse('text');
  return { type: 'POST', text, moreParts: [], alts, poll: poll ?? null };
}
