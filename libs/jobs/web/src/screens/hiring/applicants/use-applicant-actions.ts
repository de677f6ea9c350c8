import { useMemo, useState } from 'react';
import { isBackward } from '@upround/jobs/contract';
import type { Applicant, ApplicationState, RejectionReason } from '@upround/jobs/contract';
import { useStageMoves } from '../model/use-stage-moves';
import type { BackMove } from './back-dialog';

/** What is done with applicants wherever they are shown. */
export interface ApplicantActions {
  /** Several move forward only; one alone goes back, too, after a question. */
  move: (applicants: readonly Applicant[], state: ApplicationState) => void;
  /** Asks for the reason first. */
  reject: (applicants: readonly Applicant[]) => void;
  /** Takes the latest move back while that is possible. */
  undo: () => void;
}

const nobody: readonly Applicant[] = [];

/**
 * The actions, and the questions that they ask.
 *
 * @param onMoved called when all of them were moved; a failure keeps what was selected
 */
export function useApplicantActions(onMoved: (applicants: readonly Applicant[]) => void) {
  const { move, undo } = useStageMoves();
  const [asked, setAsked] = useState(nobody);
  const [goingBack, setGoingBack] = useState<BackMove>();
  const actions = useMemo<ApplicantActions>(
    () => ({
      move: (applicants, state) => {
        const [applicant, ...others] = applicants;
        if (applicant && others.length === 0 && isBackward(applicant.state, state)) {
          setGoingBack({ applicant, state });
          return;
        }
        void move(applicants, state).then((isDone) => isDone && onMoved(applicants));
      },
      reject: (applicants) =>
        setAsked(applicants.filter(({ state }) => state !== 'WITHDRAWN' && state !== 'REJECTED')),
      undo,
    }),
    [move, onMoved, undo],
  );
  return {
    actions,
    rejecting: {
      applicants: asked,
      onClose: () => setAsked(nobody),
      onConfirm(reason: RejectionReason) {
        setAsked(nobody);
        void move(asked, 'REJECTED', { reason }).then((isDone) => isDone && onMoved(asked));
      },
    },
    goingBack: {
      asked: goingBack,
      onClose: () => setGoingBack(undefined),
      onConfirm() {
        if (goingBack === undefined) return;
        const { applicant, state } = goingBack;
        setGoingBack(undefined);
        void move([applicant], state, { back: true }).then(
          (isDone) => isDone && onMoved([applicant]),
        );
      },
    },
  };
}
