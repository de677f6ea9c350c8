import { useAllApplied } from '../data/application-all';

/** The member's next step, by the application that waits for it. */
export interface OwnStep {
  application: string;
  kind: 'replyToOffer' | 'prepare';
}

/** The most urgent step of the member: an offer without a reply, otherwise an interview. Undefined while there is none. */
export function useOwnStep(): OwnStep | undefined {
  const { items } = useAllApplied();
  const applications = items.map(({ application }) => application);
  const offer = applications.find(
    ({ state, timeline }) => state === 'OFFER' && !timeline.at(-1)?.reply,
  );
  if (offer !== undefined) return { application: offer.id, kind: 'replyToOffer' };
  const interview = applications.find(({ state }) => state === 'INTERVIEW');
  return interview && { application: interview.id, kind: 'prepare' };
}
