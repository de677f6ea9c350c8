import { useMemo, useState } from 'react';
import { isBackward } from '@upround/jobs/contract';
import type { Applicant, ApplicationState } from '@upround/jobs/contract';
import { toast } from '@upround/shared/toasts';
import { useHiringText } from '../messages/catalogue';
import { sortMoves } from '../model/sort-moves';
import { useStageMoves } from './use-stage-moves';
import type { BackMove } from './back-dialog';
import type { Rejection } from '../decision/reject-dialog';

/** Actions on applicants, for all places that show them. */
export interface ApplicantActions {
  /** Several move forward only; one alone goes back, too, after a question. */
  move: (applicants: readonly Applicant[], state: ApplicationState) => void;
  /** Asks for the reason first. Of several, those with an offer are skipped. */
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
  const t = useHiringText();
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
      reject: (applicants) => {
        const { forward, skipped } = sortMoves(applicants, 'REJECTED');
        if (forward.length > 0) setAsked(applicants);
        else if (skipped.some(({ reason }) => reason === 'hasOffer')) {
          toast.show({ type: 'info', text: t('reject.offersOnly') });
        } else void move(applicants, 'REJECTED');
      },
      undo,
    }),
    [move, onMoved, t, undo],
  );
  const { forward, skipped } = sortMoves(asked, 'REJECTED');
  return {
    actions,
    rejecting: {
      applicants: forward,
      offers: skipped.filter(({ reason }) => reason === 'hasOffer').length,
      onClose: () => setAsked(nobody),
      onConfirm(rejection: Rejection) {
        setAsked(nobody);
        void move(asked, 'REJECTED', { rejection }).then((isDone) => isDone && onMoved(asked));
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
