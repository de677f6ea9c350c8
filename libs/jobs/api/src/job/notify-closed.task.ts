import { OLDEST, statement } from '@upround/shared/db';
import { handleTask } from '@upround/shared/tasks';
import type { TaskDefinition, TaskHandler, TaskSender } from '@upround/shared/tasks';
import { jobClosed } from '@upround/shared/ports';
import * as z from 'zod/mini';
import type { SendChange } from '../application/application.events';
import { pending, NOTIFY_DELAY_SECONDS, pendingSince } from '../application/application-steps';

/**
 * Notifies applicants with an open application that a job was closed: all from an id on, or only those named. Of a pause
 * (`quiet`) only their open pages hear: it can end any day, and they keep their place.
 */
export const notifyClosed = {
  name: 'jobs.tell-closed',
  data: z.object({
    jobId: z.string(),
    after: z.string(),
    only: z.optional(z.array(z.string())),
    quiet: z.optional(z.boolean()),
  }),
} satisfies TaskDefinition;

/** Applications of one transaction. */
const BATCH = 200;

interface WaitingRow {
  id: string;
  applicant_id: string;
  is_open: boolean;
}

type WaitingValues = {
  job: string;
  after: string;
  /** Ids of applications to read; null for all. */
  only: readonly string[] | null;
  /** Answers given since then can still be undone. */
  since: Date;
};

const waiting = statement<WaitingRow, WaitingValues>(
  'jobs.waiting-at-close',
  `select n.id, n.applicant_id, n.state <> 'REJECTED' as is_open from job_applications n
   where n.job_id = :job::uuid and n.id > :after::uuid and (:only::uuid[] is null or n.id = any(:only::uuid[]))
     and (n.state in ('APPLIED', 'SEEN', 'SHORTLISTED', 'INTERVIEW', 'OFFER')
       or n.state = 'REJECTED' and exists (select from job_application_steps s
         where s.application_id = n.id and s.state = n.state and ${pending(':since')}))
   order by n.id limit ${BATCH}`,
);

const creatorOf = statement<{ creator_id: string }, { job: string }>(
  'jobs.creator-of-closed',
  `select creator_id from jobs where id = :job::uuid`,
);

/** Sends the task that notifies the applicants of a closed job. */
export async function sendClosing(tasks: TaskSender, jobId: string): Promise<void> {
  await tasks.send(notifyClosed, { jobId, after: OLDEST });
}

/** Sends the task that tells open pages that a job was paused or resumed. */
export async function sendPausing(tasks: TaskSender, jobId: string): Promise<void> {
  await tasks.send(notifyClosed, { jobId, after: OLDEST, quiet: true });
}

/**
 * Notifies applicants in batches, each in its own transaction. Applicants whose rejection is still pending are checked
 * again after the delay.
 */
export const notifyClosedTask = (now: () => Date, sendChange: SendChange): TaskHandler =>
  handleTask(notifyClosed, async (context, { jobId, after, only, quiet = false }) => {
    const rows = await context.inTransaction(async (trx, tasks) => {
      const since = pendingSince(now());
      const batch = await waiting.all(trx, { job: jobId, after, only: only ?? null, since });
      const notified = quiet ? [] : batch.filter((row) => row.is_open);
      for (const { id, applicant_id: applicantId } of notified) {
        await tasks.publish(jobClosed, { jobId, applicationId: id, applicantId });
      }
      const undecided = batch.filter((row) => !row.is_open).map(({ id }) => id);
      if (undecided.length > 0 && !quiet) {
        const later = { jobId, after: OLDEST, only: undecided };
        await tasks.send(notifyClosed, later, { afterSeconds: NOTIFY_DELAY_SECONDS });
      }
      const last = batch.at(-1);
      if (batch.length === BATCH && last !== undefined) {
        await tasks.send(notifyClosed, {
          jobId,
          after: last.id,
          ...(only !== undefined && { only }),
          ...(quiet && { quiet }),
        });
      }
      return batch;
    });
    if (after === OLDEST && only === undefined) {
      const job = await creatorOf.first(context.db, { job: jobId });
      if (job !== undefined) {
        sendChange([job.creator_id], { applicationId: null, jobId, change: 'CLOSED' });
      }
    }
    for (const { id, applicant_id: applicantId } of rows.filter((row) => row.is_open)) {
      sendChange([applicantId], { applicationId: id, jobId, change: 'CLOSED' });
    }
  });
