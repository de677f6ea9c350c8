import { useMemo, useState } from 'react';
import type { Applicant, ApplicationState, RejectionReason } from '@upround/jobs/contract';
import { useStageMoves } from '../model/use-stage-moves';

/** What is done with applicants wherever they are shown. */
export interface ApplicantActions {
  move: (applicants: readonly Applicant[], state: ApplicationState) => void;
  /** Asks for the reason first. */
  reject: (applicants: readonly Applicant[]) => void;
  /** Takes the latest move back while that is possible. */
  undo: () => void;
}

const nobody: readonly Applicant[] = [];

/**
 * The actions, and the question that one of them asks.
 *
 * @param onMoved called when all of them were moved; a failure keeps what was selected
 */
export function useApplicantActions(onMoved: (applicants: readonly Applicant[]) => void) {
  const { move, undo } = useStageMoves();
  const [asked, setAsked] = useState(nobody);
  const actions = useMemo<ApplicantActions>(
    () => ({
      move: (applicants, state) =>
        void move(applicants, state).then((isDone) => isDone && onMoved(applicants)),
      reject: (applicants) =>
        setAsked(applicants.filter(({ state }) => state !== 'WITHDRAWN' && state !== 'REJECTED')),
      undo,
    }),
    [move, onMoved, undo],
  );
  return {
    actions,
    question: {
      applicants: asked,
      onClose: () => setAsked(nobody),
      onConfirm(reason: RejectionReason) {
        setAsked(nobody);
        void move(asked, 'REJECTED', reason).then((isDone) => isDone && onMoved(asked));
      },
    },
  };
}
