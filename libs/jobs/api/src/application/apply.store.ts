import { isId, statement } from '@upround/shared/db';
import type { Trx } from '@upround/shared/db';
import { jobJoins, visible } from '../job/job.columns';

/** What there is to know of a job before somebody applies. */
export interface WantedJob {
  id: string;
  creator_id: string;
}

/** `$1` who applies, `$2` false: nobody looks past a block to apply, `$3` the job. */
const wanted = (name: string, where: string) =>
  statement<WantedJob>(
    name,
    `select j.id, j.creator_id from jobs j ${jobJoins} where ${where} and ${visible}`,
  );
const wantedById = wanted('jobs.wanted-by-id', 'j.id = $3::uuid');
const wantedBySlug = wanted('jobs.wanted-by-slug', 'j.slug = $3');

/**
 * Finds the job that somebody applies to.
 *
 * @param key its id or slug
 */
export function findWanted(trx: Trx, userId: string, key: string): Promise<WantedJob | undefined> {
  return (isId(key) ? wantedById : wantedBySlug).first(trx, [userId, false, key]);
}

/**
 * Keeps a job from being closed until the transaction ends. Where it is just being closed this waits and then finds
 * nothing, so that closing and applying come one after the other.
 */
const holdOpen = statement<{ id: string }>(
  'jobs.hold-open',
  `select id from jobs where id = $1::uuid and state = 'OPEN' and (closes_at > $2) is not false for share`,
);

/** Whether the job is open, and stays so until the transaction ends. */
export async function holdsOpen(trx: Trx, jobId: string, now: Date): Promise<boolean> {
  return (await holdOpen.first(trx, [jobId, now])) !== undefined;
}

/** A new application. */
export interface NewApplication {
  id: string;
  jobId: string;
  applicantId: string;
  note: string;
  resumeKey: string | null;
  /** Id of its first step. */
  stepId: string;
  at: Date;
}

const insertApplication = statement<{ id: string }>(
  'jobs.insert-application',
  `with written as (
    insert into job_applications (id, job_id, applicant_id, note, resume_key, created_at, moved_at)
    values ($1::uuid, $2, $3, $4, $5, $7::timestamptz, $7::timestamptz)
    on conflict (job_id, applicant_id) do nothing
    returning id
  ), stepped as (
    insert into job_application_steps (id, application_id, state, at)
    select $6::uuid, id, 'APPLIED', $7::timestamptz from written
  )
  select id from written`,
);

/**
 * Writes an application with its first step.
 *
 * @returns false where this person has applied to this job already
 */
export async function writeApplication(trx: Trx, made: NewApplication): Promise<boolean> {
  const { id, jobId, applicantId, note, resumeKey, stepId, at } = made;
  const values = [id, jobId, applicantId, note, resumeKey, stepId, at];
  return (await insertApplication.first(trx, values)) !== undefined;
}
