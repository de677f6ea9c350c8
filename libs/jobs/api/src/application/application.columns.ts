import type { ApplicationState } from '@upround/jobs/contract';
import type { PersonRole } from '@upround/shared/domain';
import { noBlock } from '../job/job.columns';
import { stepsOf, type StoredStep } from './application-steps';

/** An application as both sides see it, as one row. */
export interface ApplicationRow {
  id: string;
  job_id: string;
  creator_id: string;
  applicant_id: string;
  state: ApplicationState;
  note: string;
  resume_key: string | null;
  created_at: Date;
  moved_at: Date;
  /** Oldest first. */
  steps: readonly StoredStep[];
}

/** An application as the job's creator sees it. What the creator wrote about it is never among this. */
export interface ApplicantRow extends ApplicationRow {
  stars: number;
  has_note: boolean;
  applicant_slug: string;
  applicant_name: string;
  applicant_headline: string;
  applicant_role: PersonRole | null;
  applicant_avatar_key: string | null;
}

/** What an application needs: `p` is the application and `j` its job. */
export const applicationColumns = `
  p.id, p.job_id, j.creator_id, p.applicant_id, p.state, p.note, p.resume_key, p.created_at, p.moved_at,
  ${stepsOf('p.id')} as steps`;

/** What the creator's view of it needs besides; `a` is the applicant. */
export const applicantColumns = `${applicationColumns},
  p.stars, p.private_note <> '' as has_note,
  a.slug as applicant_slug, a.display_name as applicant_name, a.headline as applicant_headline,
  a.role as applicant_role, a.avatar_key as applicant_avatar_key`;

/** No block stands between the creator `$1` and the applicant; whoever is gone is no row of `person_view`. */
export const visibleApplicant = noBlock('p.applicant_id');

/** An application to a job of `$1`, by somebody who is there for them. */
export const ofOwnJob = `
  from job_applications p
  join jobs j on j.id = p.job_id and j.creator_id = $1::uuid
  join person_view a on a.id = p.applicant_id`;
