import {
  confirmJob,
  createJob,
  deleteJobDraft,
  editJob,
  listAppliedJobs,
  listJobsByUser,
  readJob,
  repostJob,
} from '@upround/jobs/contract';
import { coreErrors } from '@upround/shared/contract-core';
import { AppError, cutPage, implement } from '@upround/shared/server-kit';
import type { CallImplementation } from '@upround/shared/server-kit';
import type { JobsSettings } from '../jobs-settings';
import { readApplied } from './applied-jobs.read-model';
import { toJob, toJobSummary } from './job.mapper';
import { findJob } from './job.read-model';
import { confirmOwnJob, deleteOwnDraft, copyToDraft, postJob, rewriteJob } from './job.service';
import { placeOf, readJobsOf } from './own-jobs.read-model';

/** Every call on jobs themselves. */
export function jobRoutes(settings: JobsSettings): CallImplementation[] {
  const { now } = settings;
  return [
    implement(readJob, {
      handle: async ({ db, viewer }, { params }) => {
        const row = await findJob(db, viewer, params.id);
        if (row === undefined) throw new AppError(coreErrors.NOT_FOUND);
        return toJob(row, now());
      },
    }),
    implement(listJobsByUser, {
      handle: async (context, { query }) => {
        const at = now();
        const rows = await readJobsOf(context, query);
        return cutPage(rows, query, context.cursors, placeOf, (row) => toJobSummary(row, at));
      },
    }),
    implement(listAppliedJobs, {
      handle: async (context, { query }) => {
        const rows = await readApplied(context, query, settings);
        return cutPage(
          rows,
          query,
          context.cursors,
          ({ id }) => ({ i: id }),
          (row) => row.shown,
        );
      },
    }),
    implement(createJob, { handle: (context, input) => postJob(context, input, now()) }),
    implement(editJob, {
      audits: 'at most once',
      handle: (context, input) => rewriteJob(context, input, now()),
    }),
    implement(confirmJob, {
      handle: (context, { params }) => confirmOwnJob(context, params.id, now()),
    }),
    implement(repostJob, {
      handle: (context, { params }) => copyToDraft(context, params.id, now()),
    }),
    implement(deleteJobDraft, {
      handle: async (context, { params }) => {
        await deleteOwnDraft(context, params.id);
        return undefined;
      },
    }),
  ];
}
