import { useMemo, useState } from 'react';
import { isBackward } from '@upround/jobs/contract';
import type { Applicant, ApplicationState, RejectionReason } from '@upround/jobs/contract';
import { toast } from '@upround/shared/toasts';
import { useHiringText } from '../../../hiring/messages/catalogue';
import { useStageMoves } from '../model/use-stage-moves';
import type { BackMove } from './back-dialog';

/** What is done with applicants wherever they are shown. */
export interface ApplicantActions {
  /** Several move forward only; one alone goes back, too, after a question. */
  move: (applicants: readonly Applicant[], state: ApplicationState) => void;
  /** Asks for the reason first. Who has an offer is turned down alone, never among several. */
  reject: (applicants: readonly Applicant[]) => void;
  /** Takes the latest move back while that is possible. */
  undo: () => void;
}

const nobody: readonly Applicant[] = [];

const isOpen = ({ state }: Applicant) => state !== 'WITHDRAWN' && state !== 'REJECTED';
const hasOffer = ({ state }: Applicant) => state === 'OFFER';

/**
 * The actions, and the questions that they ask.
 *
 * @param onMoved called when all of them were moved; a failure keeps what was selected
 */
export function useApplicantActions(onMoved: (applicants: readonly Applicant[]) => void) {
  const t = useHiringText();
  const { move, undo } = useStageMoves();
  const [asked, setAsked] = useState(nobody);
  const [spared, setSpared] = useState(0);
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
        const open = applicants.filter(isOpen);
        const several = open.filter((one) => !hasOffer(one));
        const rejected = applicants.length === 1 ? open : several;
        if (rejected.length === 0 && open.length > 0) {
          toast.show({ type: 'info', text: t('reject.offersOnly') });
          return;
        }
        setAsked(rejected);
        setSpared(open.length - rejected.length);
      },
      undo,
    }),
    [move, onMoved, t, undo],
  );
  return {
    actions,
    rejecting: {
      applicants: asked,
      offers: spared,
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
