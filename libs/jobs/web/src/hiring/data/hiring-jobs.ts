import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import {
  confirmJob,
  createJob,
  deleteJobDraft,
  editJob,
  repostJob,
  type CloseReason,
  type Job,
  type JobChange,
  type JobSummary,
  type NewJob,
} from '@upround/jobs/contract';
import { api } from '@upround/shared/api-client';
import { jobListsChanged, jobWritten } from './hiring-cache';

/** Why a creator closes a job. */
export type OwnCloseReason = Exclude<CloseReason, 'PAUSED' | 'EXPIRED' | 'MODERATED'>;

/** Writes to the creator's own jobs. Each throws what `api.call` throws. */
export function useOwnJobs() {
  const client = useQueryClient();
  return useMemo(() => {
    const written = (job: Job) => {
      jobWritten(client, job);
      return job;
    };
    const paramsOf = ({ id }: JobSummary) => ({ id });
    return {
      create: async (body: NewJob, idempotencyKey: string) =>
        written(await api.call(createJob, { body }, { idempotencyKey })),
      edit: async (job: JobSummary, body: JobChange) =>
        written(await api.call(editJob, { params: paramsOf(job), body })),
      close: async (job: JobSummary, reason: OwnCloseReason) =>
        written(
          await api.call(editJob, { params: paramsOf(job), body: { state: 'CLOSED', reason } }),
        ),
      pause: async (job: JobSummary) =>
        written(
          await api.call(editJob, {
            params: paramsOf(job),
            body: { state: 'CLOSED', reason: 'PAUSED' },
          }),
        ),
      resume: async (job: JobSummary) =>
        written(await api.call(editJob, { params: paramsOf(job), body: { state: 'OPEN' } })),
      confirm: async (job: JobSummary) =>
        written(await api.call(confirmJob, { params: paramsOf(job) })),
      /** Answers the draft that was made of it. */
      repost: async (job: JobSummary) =>
        written(await api.call(repostJob, { params: paramsOf(job) })),
      async removeDraft(job: JobSummary) {
        await api.call(deleteJobDraft, { params: paramsOf(job) });
        jobListsChanged(client);
      },
    };
  }, [client]);
}
