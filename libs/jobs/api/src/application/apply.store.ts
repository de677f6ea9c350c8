import { isId, statement } from '@upround/shared/db';
import type { Trx } from '@upround/shared/db';
import { jobJoins, visible, type Access } from '../job/job.columns';

/** What a person's application needs of a job. */
export interface WantedJob {
  id: string;
  creator_id: string;
}

const wanted = (name: string, where: string) =>
  statement<WantedJob, Access & { key: string }>(
    name,
    `select j.id, j.creator_id from jobs j ${jobJoins} where ${where} and ${visible}`,
  );
const wantedById = wanted('jobs.wanted-by-id', 'j.id = :key::uuid');
const wantedBySlug = wanted('jobs.wanted-by-slug', 'j.slug = :key');

/**
 * Finds the job that a person applies to.
 *
 * @param key its id or slug
 */
export function findWanted(trx: Trx, userId: string, key: string): Promise<WantedJob | undefined> {
  // A moderator sees past blocks, but can't apply past them.
  const values = { viewer: userId, moderates: false, key };
  return (isId(key) ? wantedById : wantedBySlug).first(trx, values);
}

/**
 * Locks an open job until the transaction ends, so that a concurrent close waits. If another transaction is closing the
 * job, this statement waits for it and then returns no row.
 */
const lockOpenJob = statement<{ id: string }, { job: string; now: Date }>(
  'jobs.lock-open',
  `select id from jobs where id = :job::uuid and state = 'OPEN' and (closes_at > :now) is not false for share`,
);

/** Locks a job if it is open, and says whether it is. */
export async function lockIfOpen(trx: Trx, jobId: string, now: Date): Promise<boolean> {
  return (await lockOpenJob.first(trx, { job: jobId, now })) !== undefined;
}

/** A new application. */
export type NewApplication = {
  id: string;
  jobId: string;
  applicantId: string;
  note: string;
  resumeKey: string | null;
  /** Id of its first step. */
  stepId: string;
  at: Date;
};

const insertApplication = statement<{ id: string }, NewApplication>(
  'jobs.insert-application',
  `with written as (
    insert into job_applications (id, job_id, applicant_id, note, resume_key, created_at, moved_at)
    values (:id::uuid, :jobId, :applicantId, :note, :resumeKey, :at::timestamptz, :at::timestamptz)
    on conflict (job_id, applicant_id) do nothing
    returning id
  ), stepped as (
    insert into job_application_steps (id, application_id, state, at)
    select :stepId::uuid, id, 'APPLIED', :at::timestamptz from written
  )
  select id from written`,
);

/**
 * Writes an application with its first step.
 *
 * @returns false where this person has applied to this job already
 */
export async function writeApplication(trx: Trx, made: NewApplication): Promise<boolean> {
  return (await insertApplication.first(trx, made)) !== undefined;
}
