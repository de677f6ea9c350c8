import { isBackward, jobsErrors, withdrawsOffer } from '@upround/jobs/contract';
import type { ApplicationMove, ApplicationState, moveApplications } from '@upround/jobs/contract';
import { coreErrors } from '@upround/shared/contract-core';
import type { HandlerInput } from '@upround/shared/contract-core';
import { AppError, type AppErrorOptions } from '@upround/shared/server-kit';
import { isAnswer, thinkingSince, type StoredStep } from './application-steps';
import type { ApplicationRow } from './application.columns';

/** Within so long a move is taken back without a trace. */
const UNDO_MS = 60_000;

/**
 * What a move does: takes the last step back, puts a move from the step before in its place, adds one, or after a
 * withdrawal one like that before it; null where the application stands there already.
 */
export type Move =
  | { kind: 'UNDO'; undone: StoredStep; before: StoredStep }
  | { kind: 'REPLACE'; undone: StoredStep; before: StoredStep; next: NonNullable<Move> }
  | { kind: 'STEP'; state: ApplicationState; reason: ApplicationMove['reason'] }
  | { kind: 'RESTORE'; step: StoredStep }
  | null;

/** Of what the applicant was told, and of an answer that they see by now, the timeline keeps every step. */
const isKnown = ({ state, at, told }: StoredStep, now: Date) =>
  told || (isAnswer(state) && new Date(at) <= thinkingSince(now));

/** An answer that its applicant neither sees nor was told of. */
const isPending = (step: StoredStep, now: Date) => isAnswer(step.state) && !isKnown(step, now);

/** Whether a step says what a move says; one without a reason leaves the reason there is. */
const says = (step: StoredStep, { state, reason }: ApplicationMove) =>
  step.state === state && (reason === undefined || step.reason === reason);

/** What puts another move in the place of a pending answer: as though the answer had never been given. */
function correctionOf(
  { undone, before }: { undone: StoredStep; before: StoredStep },
  steps: readonly StoredStep[],
  to: ApplicationMove,
  now: Date,
): NonNullable<Move> {
  const next = moveOf({ state: before.state, steps: steps.slice(0, -1) }, to, now);
  return next === null
    ? { kind: 'UNDO', undone, before }
    : { kind: 'REPLACE', undone, before, next };
}

/**
 * What moves an application to a state.
 *
 * @param row as it stands, held until the transaction ends
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
    !says(undone, to);
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
  const stood = steps.findLast((step) => step.state !== 'WITHDRAWN');
  return state === 'WITHDRAWN' && stood !== undefined
    ? { kind: 'RESTORE', step: stood }
    : { kind: 'STEP', state: to.state, reason: to.reason };
}

/**
 * Lets creators move applications that stand.
 *
 * @throws AppError where only the applicant could do this, or has withdrawn
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

/** Whether a move back is requested, or undoes what was done a moment ago. */
const isMeantBack = (row: ApplicationRow, to: NamedMove, now: Date) =>
  to.back === true || moveOf(row, to, now)?.kind === 'UNDO';

/**
 * Why an application can't be moved, if so: a withdrawn one stays withdrawn, and one at a later stage or not selected
 * stays so, unless a move back is meant.
 */
export function refusalOf(row: ApplicationRow, to: NamedMove, now: Date) {
  if (row.state === 'WITHDRAWN') return jobsErrors.WITHDRAWN;
  const isRefused = isBackward(row.state, to.state) && !isMeantBack(row, to, now);
  return isRefused ? jobsErrors.FURTHER_ON : undefined;
}

/** Whether a move of several applications skips this one, although it could be moved alone: it has an offer. */
export const isLeftToOneMove = (row: ApplicationRow, to: NamedMove, now: Date) =>
  withdrawsOffer(row.state, to.state) && !isMeantBack(row, to, now);

/**
 * Lets applicants withdraw, and take that back while the job is open.
 *
 * @param isOpen asked where it matters: the job's state, held
 * @throws AppError for everything else
 */
export async function checkOwnMove(
  { state }: Pick<ApplicationRow, 'state'>,
  to: ApplicationState,
  isOpen: () => Promise<boolean>,
): Promise<void> {
  if (to !== 'WITHDRAWN' && to !== 'APPLIED') throw new AppError(coreErrors.FORBIDDEN);
  if (to === 'WITHDRAWN' || state === to) return;
  if (state !== 'WITHDRAWN') throw new AppError(coreErrors.CONFLICT);
  if (!(await isOpen())) throw new AppError(jobsErrors.JOB_CLOSED);
}
