import type { ApplicationState, OfferReply, RejectionReason } from '@upround/jobs/contract';

/** One step of an application as stored; `at` is the database's text of a moment. */
export interface StoredStep {
  id: string;
  state: ApplicationState;
  at: string;
  reason: RejectionReason | null;
  /** What the creator added to the reason; null for nothing. */
  message: string | null;
  /** The applicant's reply to an offer, which made this step. */
  reply: OfferReply | null;
  /** Whether the applicant was notified of it. */
  notified: boolean;
}

/** Until then a creator can undo an answer before the applicant sees it or is notified. */
export const NOTIFY_DELAY_SECONDS = 15;

/** States that are an answer: the applicant is notified of them. */
const answers = ['SHORTLISTED', 'INTERVIEW', 'OFFER', 'REJECTED'] as const;

export const isAnswer = (state: ApplicationState) => answers.some((answer) => answer === state);

/** The steps of an application, oldest first, or null. */
export const stepsOf = (applicationId: string) => `
  (select jsonb_agg(jsonb_build_object('id', s.id, 'state', s.state, 'at', s.at, 'reason', s.reason, 'message', s.message,
     'reply', s.reply, 'notified', s.told_at is not null) order by s.id)
   from job_application_steps s where s.application_id = ${applicationId})`;

/** Answers given since then are pending: their creator can still undo them. */
export const pendingSince = (now: Date) => new Date(now.getTime() - NOTIFY_DELAY_SECONDS * 1_000);

/**
 * Leaves out the steps that its applicant may not see: pending answers.
 *
 * @returns the visible steps and the state that follows from them
 */
export function shownToApplicant(
  { state, steps }: { state: ApplicationState; steps: readonly StoredStep[] },
  now: Date,
): { state: ApplicationState; steps: readonly StoredStep[] } {
  const since = pendingSince(now);
  const shown = steps.filter(
    (step) => step.notified || !isAnswer(step.state) || new Date(step.at) <= since,
  );
  if (shown.length === steps.length) return { state, steps };
  return { state: shown.at(-1)?.state ?? 'APPLIED', steps: shown };
}

/** Whether a step `s` is a pending answer. */
export const pending = (since: string) => `
  s.told_at is null and s.state in (${answers.map((state) => `'${state}'`).join(', ')}) and s.at > ${since}`;

/** The state that `shownToApplicant` returns, in SQL; `since` is `pendingSince`. */
export const stateShownToApplicant = (since: string, application = 'p') => `
  case when exists (select from job_application_steps s where s.application_id = ${application}.id and ${pending(since)})
    then (select s.state from job_application_steps s
      where s.application_id = ${application}.id and not (${pending(since)}) order by s.id desc limit 1)
    else ${application}.state end`;
