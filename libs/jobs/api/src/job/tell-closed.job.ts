import { OLDEST, statement } from '@upround/shared/db';
import { handleJob } from '@upround/shared/jobs-queue';
import type { JobDefinition, JobHandler, JobSender } from '@upround/shared/jobs-queue';
import { jobClosed } from '@upround/shared/ports';
import * as z from 'zod/mini';

/** Tells those whose applications were open that a job was closed, from an application on. */
export const tellClosed = {
  name: 'jobs.tell-closed',
  data: z.object({ jobId: z.string(), after: z.string() }),
} satisfies JobDefinition;

/** Applications of one transaction. */
const BATCH = 200;

const waiting = statement<{ id: string; applicant_id: string }>(
  'jobs.waiting-at-close',
  `select n.id, n.applicant_id from job_applications n
   where n.job_id = $1::uuid and n.id > $2::uuid
     and n.state in ('APPLIED', 'SEEN', 'SHORTLISTED', 'INTERVIEW', 'OFFER')
   order by n.id limit ${BATCH}`,
);

/** Leaves it to a job to tell those who wait that a job was closed, however many they are. */
export async function sendClosing(jobs: JobSender, jobId: string): Promise<void> {
  await jobs.send(tellClosed, { jobId, after: OLDEST });
}

/** Tells batch by batch, each in a transaction of its own. */
export const tellClosedJob: JobHandler = handleJob(tellClosed, (context, { jobId, after }) =>
  context.inTransaction(async (trx, jobs) => {
    const rows = await waiting.all(trx, [jobId, after]);
    for (const { id, applicant_id: applicantId } of rows) {
      await jobs.publish(jobClosed, { jobId, applicationId: id, applicantId });
    }
    const last = rows.at(-1);
    if (rows.length === BATCH && last !== undefined) {
      await jobs.send(tellClosed, { jobId, after: last.id });
    }
  }),
);
