import { applicationStateSchema } from '@upround/jobs/contract';
import { statement } from '@upround/shared/db';
import { handleTask, type TaskHandler } from '@upround/shared/tasks';
import { applicationMoved } from '@upround/shared/ports';
import * as z from 'zod/mini';
import type { SendChange } from './application.events';

/** Notifies an applicant of a step once it can't be undone any more. */
export const notifyMove = {
  name: 'jobs.tell-move',
  data: z.object({ stepId: z.string(), state: applicationStateSchema }),
};

/** Locks the application, so that no step is undone while its applicant is notified of it. */
const lockApplication = statement<never, { step: string }>(
  'jobs.lock-application-of-step',
  `select p.id from job_applications p join job_application_steps s on s.application_id = p.id
   where s.id = :step::uuid for update of p`,
);

interface NotifiedApplication {
  id: string;
  job_id: string;
  applicant_id: string;
}

/** No row where the step was undone, another step follows it, or its applicant was notified already. */
const markNotified = statement<NotifiedApplication, { step: string; now: Date }>(
  'jobs.tell-step',
  `update job_application_steps s set told_at = :now from job_applications p
   where s.id = :step::uuid and s.told_at is null and p.id = s.application_id and p.state = s.state
     and not exists (select from job_application_steps later
       where later.application_id = s.application_id and later.id > s.id)
   returning p.id, p.job_id, p.applicant_id`,
);

/** Notifies the applicant of each step once. */
export function notifyMoveTask(now: () => Date, sendChange: SendChange): TaskHandler {
  return handleTask(notifyMove, async (context, { stepId, state }) => {
    const notified = await context.inTransaction(async (trx, tasks) => {
      await lockApplication.all(trx, { step: stepId });
      const row = await markNotified.first(trx, { step: stepId, now: now() });
      if (row === undefined) return undefined;
      const { id: applicationId, job_id: jobId, applicant_id: applicantId } = row;
      await tasks.publish(applicationMoved, { applicationId, stepId, jobId, applicantId, state });
      return { applicationId, jobId, applicantId };
    });
    if (notified === undefined) return;
    const { applicantId, ...application } = notified;
    sendChange([applicantId], { ...application, change: 'MOVED' });
  });
}
