import * as z from 'zod/mini';

/**
 * The state of an application. The job's creator moves it through all but the last; its applicant withdraws it, and can
 * undo that.
 */
export const applicationStates = [
  'APPLIED',
  'SEEN',
  'SHORTLISTED',
  'INTERVIEW',
  'OFFER',
  'REJECTED',
  'WITHDRAWN',
] as const;
export const applicationStateSchema = z.enum(applicationStates);
export type ApplicationState = (typeof applicationStates)[number];

/** Why an applicant was not selected; shown to them in kind words, except for OTHER. */
export const rejectionReasons = [
  'POSITION_FILLED',
  'EXPERIENCE',
  'SKILLS',
  'LOCATION',
  'OTHER',
] as const;
export const rejectionReasonSchema = z.enum(rejectionReasons);
export type RejectionReason = (typeof rejectionReasons)[number];

/** What an applicant replies to an offer. Declining ends the application. */
export const offerReplies = ['ACCEPTED', 'DECLINED'] as const;
export const offerReplySchema = z.enum(offerReplies);
export type OfferReply = (typeof offerReplies)[number];

/** Whether an application ended because its applicant declined the offer. */
export const isDeclined = ({
  timeline,
}: {
  timeline: readonly { reply?: OfferReply | undefined }[];
}) => timeline.at(-1)?.reply === 'DECLINED';

/** The stages that an application passes, in order; it ends at any of them by REJECTED or WITHDRAWN. */
export const applicationStages = ['APPLIED', 'SEEN', 'SHORTLISTED', 'INTERVIEW', 'OFFER'] as const;

/** Whether a move goes back to an earlier stage, or revives who was not selected. */
export function isBackward(from: ApplicationState, to: ApplicationState): boolean {
  if (from === to || to === 'REJECTED' || from === 'WITHDRAWN') return false;
  const stage = (state: ApplicationState) =>
    applicationStages.findIndex((known) => known === state);
  return from === 'REJECTED' || stage(to) < stage(from);
}

/** Whether a move withdraws an offer. A move of several people skips it: offers are withdrawn one at a time. */
export const withdrawsOffer = (from: ApplicationState, to: ApplicationState): boolean =>
  from === 'OFFER' && to === 'REJECTED';
