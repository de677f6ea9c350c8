import { jobsErrors } from '@upround/jobs/contract';
import type { ApplicationMove, ApplicationState } from '@upround/jobs/contract';
import { coreErrors } from '@upround/shared/contract-core';
import { AppError, type AppErrorOptions } from '@upround/shared/server-kit';
import { isAnswer, thinkingSince, type StoredStep } from './application-steps';
import type { ApplicationRow } from './application.columns';

/** Within so long a move is taken back without a trace. */
const UNDO_MS = 60_000;

/**
 * What a move does: takes the last step back, adds one, or after a withdrawal one like that before it; null where the
 * application stands there already.
 */
export type Move =
  | { kind: 'UNDO'; undone: StoredStep; before: StoredStep }
  | { kind: 'STEP'; state: ApplicationState; reason: ApplicationMove['reason'] }
  | { kind: 'RESTORE'; step: StoredStep }
  | null;

/** Of what the applicant was told, and of an answer that they see by now, the timeline keeps every step. */
const isKnown = ({ state, at, told }: StoredStep, now: Date) =>
  told || (isAnswer(state) && new Date(at) <= thinkingSince(now));

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
  if (state === to.state) return null;
  const [before, undone] = steps.slice(-2);
  // Whoever takes a withdrawal back stands where they stood, say on the shortlist, or not selected.
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
 * @param options where in the body a withdrawn one is named
 * @throws AppError where only the applicant could do this, or has withdrawn
 */
export function checkCreatorMove(
  { state }: Pick<ApplicationRow, 'state'>,
  to: ApplicationState,
  options: AppErrorOptions = {},
) {
  if (to === 'WITHDRAWN') throw new AppError(coreErrors.FORBIDDEN);
  if (state === 'WITHDRAWN') throw new AppError(jobsErrors.WITHDRAWN, options);
}

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
