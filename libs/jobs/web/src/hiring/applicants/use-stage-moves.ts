import { useCallback, useMemo, useRef } from 'react';
import { jobsErrors } from '@upround/jobs/contract';
import type { Applicant, ApplicationState } from '@upround/jobs/contract';
import { ApiError } from '@upround/shared/api-client';
import { toast, useFailureToast } from '@upround/shared/toasts';
import { backFrom, useApplicantMoves, type ApplicantMove } from '../data/hiring-moves';
import { useHiringText } from '../messages/catalogue';
import { useFaces } from '../model/applicant-face';
import { skipReasonOf, sortMoves, type SkipReason } from '../model/sort-moves';
import type { Rejection } from '../decision/reject-dialog';

/** Milliseconds in which a move can be undone before the applicant is notified. */
const UNDO = 10_000;

/** The states to which a job's creator moves applicants. */
export const stages = [
  'SEEN',
  'SHORTLISTED',
  'INTERVIEW',
  'OFFER',
  'REJECTED',
] as const satisfies readonly ApplicationState[];

const hasWithdrawn = (failure: unknown) =>
  failure instanceof ApiError && failure.code === jobsErrors.WITHDRAWN.code;

/** The latest move that can be undone. */
interface Undoable {
  moves: readonly ApplicantMove[];
  until: number;
  toastId: string;
}

/**
 * Moves applicants, and shows a toast with an undo button and the applicants that were skipped. Unless a move back is
 * requested, applicants at a later stage, not selected or withdrawn are skipped, and in a rejection of several also
 * those with an offer.
 *
 * @returns `move` answers whether all were moved; `undo` takes the latest move back while that is possible
 */
export function useStageMoves() {
  const t = useHiringText();
  const fail = useFailureToast();
  const { faceOf } = useFaces();
  const { move: write } = useApplicantMoves();
  const latest = useRef<Undoable>(undefined);

  const takeBack = useCallback(
    async (undoable: Undoable) => {
      if (latest.current === undoable) latest.current = undefined;
      const { moved, failure } = await write(backFrom(undoable.moves));
      if (failure !== undefined) fail(failure, t('move.undoFailed'));
      else toast.show({ type: 'info', text: t('move.undone', { count: moved.length }) });
    },
    [fail, t, write],
  );

  const offerUndo = useCallback(
    (moves: readonly ApplicantMove[], text: string, isWhole: boolean) => {
      const undoable: Undoable = { moves, until: Date.now() + UNDO, toastId: '' };
      undoable.toastId = toast.show({
        text,
        ...(!isWhole && { type: 'warning' }),
        undo: () => void takeBack(undoable),
        duration: UNDO,
      });
      latest.current = undoable;
    },
    [takeBack],
  );

  const undo = useCallback(() => {
    const { current: undoable } = latest;
    if (undoable === undefined || undoable.until < Date.now()) return;
    toast.dismiss(undoable.toastId);
    void takeBack(undoable);
  }, [takeBack]);

  /** Who was skipped, in words: `Skipped 2: already at a later stage.` */
  const skippedWords = useCallback(
    (skipped: readonly SkipReason[]) => {
      const reasons = [...new Set(skipped)].map((reason) => t(`move.skip.${reason}`));
      return t('move.skipped', { count: String(skipped.length), reasons: reasons.join(', ') });
    },
    [t],
  );

  const move = useCallback(
    async (
      applicants: readonly Applicant[],
      state: ApplicationState,
      { rejection, back = false }: { rejection?: Rejection; back?: boolean } = {},
    ): Promise<boolean> => {
      const { forward, skipped } = back
        ? { forward: applicants, skipped: [] }
        : sortMoves(applicants, state);
      const moves: ApplicantMove[] = forward.map((applicant) => ({
        applicant,
        state,
        ...rejection,
        ...(back && { back }),
      }));
      const [first] = moves;
      const count = moves.length;
      if (first === undefined) {
        const reasons = skipped.map(({ reason }) => reason);
        toast.show({ type: 'info', text: t('move.noneMoved', { why: skippedWords(reasons) }) });
        return false;
      }
      const { name } = faceOf(first.applicant);
      const place = t(`state.${state}`);
      const { moved, skipped: skippedByServer, failure } = await write(moves);
      const reasons = [
        ...skipped.map(({ reason }) => reason),
        ...skippedByServer.flatMap((applicant) => skipReasonOf(applicant, state) ?? []),
      ];
      const left = count - moved.length;
      if (moved.length > 0 && (failure !== undefined || left > skippedByServer.length)) {
        offerUndo(moved, t('move.partly', { count: moved.length, left, state: place }), false);
      } else if (moved.length > 0) {
        const text =
          reasons.length > 0
            ? t('move.doneSome', {
                count: String(moved.length),
                state: place,
                skipped: skippedWords(reasons),
              })
            : count === 1
              ? t('move.done', { name, state: place })
              : t('move.doneMany', { count, state: place });
        offerUndo(moved, text, left === 0);
      } else if (hasWithdrawn(failure)) {
        toast.show({ type: 'error', text: t('move.withdrew', { name }) });
      } else if (reasons.length > 0 && failure === undefined) {
        // Someone was quicker: each is shown by now where they are.
        toast.show({ type: 'error', text: t('move.noneMoved', { why: skippedWords(reasons) }) });
      } else {
        fail(failure, count === 1 ? t('move.failed', { name }) : t('move.failedMany', { count }));
      }
      return left === 0;
    },
    [faceOf, fail, offerUndo, skippedWords, t, write],
  );
  return useMemo(() => ({ move, undo }), [move, undo]);
}
