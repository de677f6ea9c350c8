import { isId, statement, type Database, type Trx } from '@upround/shared/db';
import { links } from '@upround/shared/links';
import type { ModeratedRecords } from '@upround/shared/ports';
import { hideJob, notifyHiddenJob, restoreJob } from '../job/moderate-job';
import { descriptionText } from '../pages/description-html';

interface CapturedJob {
  creator_id: string;
  slug: string;
  title: string;
  company: string;
  location: string;
  description: string;
  at: Date;
}

const captureJob = statement<CapturedJob, { id: string }>(
  'jobs.capture-job',
  `select creator_id, slug, title, company, location, description, coalesce(published_at, created_at) as at
   from jobs where id = :id::uuid`,
);

const find = (db: Database | Trx, id: string) =>
  isId(id) ? captureJob.first(db, { id }) : Promise.resolve(undefined);

/** Lets moderators read and hide jobs: a hidden job is closed to all but its creator and applicants. */
export const moderatedJobs: ModeratedRecords = {
  types: ['JOB'],
  measures: ['HIDE'],

  capture: async (db, { referenceId }) => {
    const row = await find(db, referenceId);
    if (row === undefined) return null;
    return {
      ownerId: row.creator_id,
      title: row.title,
      text: [`${row.company}, ${row.location}`, descriptionText(row.description)].join('\n\n'),
      pictures: [],
      path: links.jobs({ job: row.slug }),
      at: row.at.toISOString(),
    };
  },

  hide: async (context, { referenceId }) => {
    if ((await find(context.trx, referenceId)) === undefined) return false;
    // Of a draft there is nothing to hide.
    await hideJob(context, referenceId, context.now);
    return true;
  },

  show: async (context, { referenceId }) => {
    if ((await find(context.trx, referenceId)) === undefined) return false;
    await restoreJob(context, referenceId, context.now);
    return true;
  },

  notifyHidden: async (context, { referenceId }) => {
    if (isId(referenceId)) await notifyHiddenJob(context, referenceId);
  },

  remove: () => Promise.reject(new RangeError('A job can be closed, but not removed.')),
};
