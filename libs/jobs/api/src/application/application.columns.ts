import { noBlockText, personColumns } from '@upround/shared/db';
import type { PersonColumns } from '@upround/shared/db';
import type { ApplicationState } from '@upround/jobs/contract';
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

/** An application as the job's creator sees it, without the text of their notes. */
export interface ApplicantRow extends ApplicationRow, PersonColumns<'applicant'> {
  stars: number;
  has_note: boolean;
  /** Its text, where a list was asked for it. */
  private_note?: string | null;
}

/** Columns of `ApplicationRow`: `p` is the application and `j` its job. */
export const applicationColumns = `
  p.id, p.job_id, j.creator_id, p.applicant_id, p.state, p.note, p.resume_key, p.created_at, p.moved_at,
  ${stepsOf('p.id')} as steps`;

/** Columns of `ApplicantRow`; `a` is the applicant. */
export const applicantColumns = `${applicationColumns},
  p.stars, p.private_note <> '' as has_note,
  ${personColumns('a', 'applicant')}`;

/** Neither of `:viewer`, who created the job, and the applicant blocks the other. */
export const visibleApplicant = noBlockText(':viewer::uuid', 'p.applicant_id');

/** Applications to jobs of `:viewer`; deleted applicants are not in `person_view`. */
export const ofOwnJob = `
  from job_applications p
  join jobs j on j.id = p.job_id and j.creator_id = :viewer::uuid
  join person_view a on a.id = p.applicant_id`;
