import type { AppliedJob } from '@upround/jobs/contract';
import { useAllApplied } from '../data/application-all';
import { isOfferWithoutReply } from './use-next-step';

/** The member's next step, by the application that waits for it. */
export interface OwnStep {
  application: string;
  kind: 'replyToOffer' | 'prepare';
}

function stepOf({ application }: AppliedJob): OwnStep | undefined {
  const { id, state } = application;
  if (isOfferWithoutReply(application)) return { application: id, kind: 'replyToOffer' };
  return state === 'INTERVIEW' ? { application: id, kind: 'prepare' } : undefined;
}

/** Every step of the member with its application, the most urgent first: offers without a reply, then interviews. */
export function useOwnSteps(): { step: OwnStep; applied: AppliedJob }[] {
  const { items } = useAllApplied();
  return items
    .flatMap((applied) => {
      const step = stepOf(applied);
      return step === undefined ? [] : [{ step, applied }];
    })
    .sort((one, other) => rank(one.step) - rank(other.step));
}

const rank = ({ kind }: OwnStep): number => (kind === 'replyToOffer' ? 0 : 1);
