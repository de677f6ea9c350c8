import { isBackward, jobsErrors, withdrawsOffer } from '@upround/jobs/contract';
import type { ApplicationMove, ApplicationState, moveApplications } from '@upround/jobs/contract';
import { coreErrors } from '@upround/shared/contract-core';
import type { HandlerInput } from '@upround/shared/contract-core';
import { AppError, type AppErrorOptions } from '@upround/shared/server-kit';
import { isAnswer, pendingSince, type StoredStep } from './application-steps';
import type { ApplicationRow } from './application.columns';

/** For this long a move can be undone without a trace. */
const UNDO_MS = 60_000;

/**
 * What a move does: undoes the last step, replaces it with a move from the step before, adds a step, or restores the
 * step before a withdrawal; null where the application is in that state already.
 */
export type Move =
  | { kind: 'UNDO'; undone: StoredStep; before: StoredStep }
  | { kind: 'REPLACE'; undone: StoredStep; before: StoredStep; next: NonNullable<Move> }
  | ({ kind: 'STEP' } & ApplicationMove)
  | { kind: 'RESTORE'; step: StoredStep }
  | null;

/** Whether the applicant was notified of a step or can see it; such steps stay in the timeline. */
const isKnown = ({ state, at, notified }: StoredStep, now: Date) =>
  notified || (isAnswer(state) && new Date(at) <= pendingSince(now));

/** An answer that the applicant can't see yet and was not notified of. */
const isPending = (step: StoredStep, now: Date) => isAnswer(step.state) && !isKnown(step, now);

/** Whether a move would change nothing of a step; what a move leaves out stays. */
const hasSameOutcome = (step: StoredStep, { state, reason, message }: ApplicationMove) =>
  step.state === state &&
  (reason === undefined || step.reason === reason) &&
  (message === undefined || (step.message ?? '') === message);

/** A correction of a rejection keeps what it doesn't mention: a new reason keeps the message, and the other way round. */
const withFormer = (
  to: ApplicationMove,
  { state, reason, message }: StoredStep,
): ApplicationMove =>
  to.state !== 'REJECTED' || state !== 'REJECTED'
    ? to
    : {
        ...to,
        reason: to.reason ?? reason ?? undefined,
        message: to.message ?? message ?? undefined,
      };

/** Replaces a pending answer with another move, as though the answer had never been given. */
function correctionOf(
  { undone, before }: { undone: StoredStep; before: StoredStep },
  steps: readonly StoredStep[],
  to: ApplicationMove,
  now: Date,
): NonNullable<Move> {
  const former = { state: before.state, steps: steps.slice(0, -1) };
  const next = moveOf(former, withFormer(to, undone), now);
  return next === null
    ? { kind: 'UNDO', undone, before }
    : { kind: 'REPLACE', undone, before, next };
}

/**
 * Finds the move that brings an application to a state.
 *
 * @param row the application, locked until the transaction ends
 */
export function moveOf(
  { state, steps }: Pick<ApplicationRow, 'state' | 'steps'>,
  to: ApplicationMove,
  now: Date,
): Move {
  const [before, undone] = steps.slice(-2);
  const isCorrected =
    to.state !== 'WITHDRAWN' &&
    undone?.state === state &&
    isPending(undone, now) &&
    !hasSameOutcome(undone, to);
  if (isCorrected && before !== undefined) {
    return correctionOf({ undone, before }, steps, to, now);
  }
  if (state === to.state) return null;
  // A withdrawal that is taken back restores the former state, such as shortlisted or not selected.
  const isBack = state === 'WITHDRAWN' || before?.state === to.state;
  const isFresh =
    undone !== undefined &&
    !isKnown(undone, now) &&
    now.getTime() - new Date(undone.at).getTime() <= UNDO_MS;
  if (isBack && isFresh && before !== undefined) return { kind: 'UNDO', undone, before };
  const former = steps.findLast((step) => step.state !== 'WITHDRAWN');
  return state === 'WITHDRAWN' && former !== undefined
    ? { kind: 'RESTORE', step: former }
    : { kind: 'STEP', state: to.state, reason: to.reason, message: to.message };
}

/**
 * Lets creators move applications.
 *
 * @throws AppError for a withdrawal, which only the applicant can make, and for a withdrawn application
 */
export function checkCreatorMove(
  { state }: Pick<ApplicationRow, 'state'>,
  to: ApplicationState,
  options: AppErrorOptions = {},
): void {
  if (to === 'WITHDRAWN') throw new AppError(coreErrors.FORBIDDEN);
  if (state === 'WITHDRAWN') throw new AppError(jobsErrors.WITHDRAWN, options);
}

/** One of several moves, as it was asked for. */
export type NamedMove = HandlerInput<typeof moveApplications>['body']['moves'][number];

/** Whether the call asks for a move back, or the move undoes the last one. */
const isBackAllowed = (row: ApplicationRow, to: NamedMove, now: Date) =>
  to.back === true || moveOf(row, to, now)?.kind === 'UNDO';

/**
 * Why an application can't be moved, if so: a withdrawn one stays withdrawn, and one at a later stage or not selected
 * is moved back only on request.
 */
export function refusalOf(row: ApplicationRow, to: NamedMove, now: Date) {
  if (row.state === 'WITHDRAWN') return jobsErrors.WITHDRAWN;
  const isRefused = isBackward(row.state, to.state) && !isBackAllowed(row, to, now);
  return isRefused ? jobsErrors.FURTHER_ON : undefined;
}

/** Whether a move of several applications skips this one because it has an offer; it can be moved alone. */
export const isSkippedInBulk = (row: ApplicationRow, to: NamedMove, now: Date) =>
  withdrawsOffer(row.state, to.state) && !isBackAllowed(row, to, now);

/**
 * Lets applicants withdraw, and undo that while the job is open; an offer that was declined stays so.
 *
 * @param isOpen locks the job and reads whether it is open; called only where it matters
 * @throws AppError for every other move
 */
export async function checkOwnMove(
  { state, steps }: Pick<ApplicationRow, 'state' | 'steps'>,
  to: ApplicationState,
  isOpen: () => Promise<boolean>,
): Promise<void> {
  if (to !== 'WITHDRAWN' && to !== 'APPLIED') throw new AppError(coreErrors.FORBIDDEN);
  if (to === 'WITHDRAWN' || state === to) return;
  if (state !== 'WITHDRAWN') throw new AppError(coreErrors.CONFLICT);
  if (steps.at(-1)?.reply === 'DECLINED') throw new AppError(jobsErrors.OFFER_DECLINED);
  if (!(await isOpen())) throw new AppError(jobsErrors.JOB_CLOSED);
}
