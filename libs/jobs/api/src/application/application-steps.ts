import type { ApplicationState, RejectionReason } from '@upround/jobs/contract';

/** One step of an application as stored; `at` is the database's text of a moment. */
export interface StoredStep {
  id: string;
  state: ApplicationState;
  at: string;
  reason: RejectionReason | null;
  /** Whether the applicant was told of it. */
  told: boolean;
}

/** Seconds in which a creator may think again before the applicant hears of a move, or sees it. */
export const TELL_AFTER_SECONDS = 15;

/** Where a creator's move is an answer to the applicant, who is told of it. */
const answers = ['SHORTLISTED', 'INTERVIEW', 'OFFER', 'REJECTED'] as const;

export const isAnswer = (state: ApplicationState) => answers.some((answer) => answer === state);

/** The steps of an application, oldest first, or null. */
export const stepsOf = (applicationId: string) => `
  (select jsonb_agg(jsonb_build_object('id', s.id, 'state', s.state, 'at', s.at, 'reason', s.reason,
     'told', s.told_at is not null) order by s.id)
   from job_application_steps s where s.application_id = ${applicationId})`;

/** Steps since then that are answers may still be taken back. */
export const thinkingSince = (now: Date) => new Date(now.getTime() - TELL_AFTER_SECONDS * 1_000);

/**
 * What an applicant gets to see of an application: not an answer that its creator may still take back.
 *
 * @returns its steps, and where it stands by them
 */
export function shownToApplicant(
  { state, steps }: { state: ApplicationState; steps: readonly StoredStep[] },
  now: Date,
): { state: ApplicationState; steps: readonly StoredStep[] } {
  const since = thinkingSince(now);
  const shown = steps.filter(
    (step) => step.told || !isAnswer(step.state) || new Date(step.at) <= since,
  );
  if (shown.length === steps.length) return { state, steps };
  return { state: shown.at(-1)?.state ?? 'APPLIED', steps: shown };
}

/** Whether a step `s` is an answer that may still be taken back. */
export const pending = (since: string) => `
  s.told_at is null and s.state in (${answers.map((state) => `'${state}'`).join(', ')}) and s.at > ${since}`;

/** As `shownToApplicant`: where an application stands, of `thinkingSince`. */
export const stateShownToApplicant = (since: string, application = 'p') => `
  case when exists (select from job_application_steps s where s.application_id = ${application}.id and ${pending(since)})
    then (select s.state from job_application_steps s
      where s.application_id = ${application}.id and not (${pending(since)}) order by s.id desc limit 1)
    else ${application}.state end`;
