import { applicationStateSchema } from '@upround/jobs/contract';
import { statement } from '@upround/shared/db';
import { handleTask, type TaskHandler } from '@upround/shared/tasks';
import { applicationMoved } from '@upround/shared/ports';
import * as z from 'zod/mini';
import type { SendChange } from './application.events';

/** Tells an applicant of a step, once it is plain that it stands. */
export const tellMove = {
  name: 'jobs.tell-move',
  data: z.object({ stepId: z.string(), state: applicationStateSchema }),
};

/** Waits for whoever moves the application: what they take back is not told, and what was told is not taken back. */
const holdApplication = statement<never>(
  'jobs.hold-application-of-step',
  `select p.id from job_applications p join job_application_steps s on s.application_id = p.id
   where s.id = $1::uuid for update of p`,
);

/** `$1` the step, `$2` now. Nothing where it was taken back, another came after it, or it was told of already. */
const markTold = statement<{ id: string; job_id: string; applicant_id: string }>(
  'jobs.tell-step',
  `update job_application_steps s set told_at = $2 from job_applications p
   where s.id = $1::uuid and s.told_at is null and p.id = s.application_id and p.state = s.state
     and not exists (select from job_application_steps later
       where later.application_id = s.application_id and later.id > s.id)
   returning p.id, p.job_id, p.applicant_id`,
);

/** Tells of each step once. */
export function tellMoveTask(now: () => Date, sendChange: SendChange): TaskHandler {
  return handleTask(tellMove, async (context, { stepId, state }) => {
    const told = await context.inTransaction(async (trx, tasks) => {
      await holdApplication.all(trx, [stepId]);
      const row = await markTold.first(trx, [stepId, now()]);
      if (row === undefined) return undefined;
      const { id: applicationId, job_id: jobId, applicant_id: applicantId } = row;
      await tasks.publish(applicationMoved, { applicationId, stepId, jobId, applicantId, state });
      return { applicationId, jobId, applicantId };
    });
    if (told === undefined) return;
    const { applicantId, ...application } = told;
    sendChange([applicantId], { ...application, change: 'MOVED' });
  });
}
