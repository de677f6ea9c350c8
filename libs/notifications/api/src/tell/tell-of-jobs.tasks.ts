import { jobSteps } from '@upround/notifications/contract';
import { handleTask, type TaskDefinition, type TaskHandler } from '@upround/shared/tasks';
import {
  applicantsWaiting,
  applicationMoved,
  applied,
  jobClosed,
  jobsFound,
  jobToConfirm,
} from '@upround/shared/ports';
import { applicationHolds, jobHolds, searchHolds } from './holds';
import { dayKey, type News } from './news';
import type { Teller } from './teller';

const tellApplied = {
  name: 'notifications.tell-applied',
  data: applied.data,
} satisfies TaskDefinition;
const tellMoved = {
  name: 'notifications.tell-application-moved',
  data: applicationMoved.data,
} satisfies TaskDefinition;
const tellClosed = {
  name: 'notifications.tell-job-closed',
  data: jobClosed.data,
} satisfies TaskDefinition;
const tellFound = {
  name: 'notifications.tell-jobs-found',
  data: jobsFound.data,
} satisfies TaskDefinition;
const tellToConfirm = {
  name: 'notifications.tell-job-to-confirm',
  data: jobToConfirm.data,
} satisfies TaskDefinition;
const tellWaiting = {
  name: 'notifications.tell-applicants-waiting',
  data: applicantsWaiting.data,
} satisfies TaskDefinition;

/** What the product tells somebody of a job: an act of theirs alone, told once by its key. */
const ofJob = (userId: string, jobId: string, key: string): Omit<News, 'type' | 'details'> => ({
  ...{ userId, actorId: userId, referenceType: 'JOB', referenceId: jobId },
  ...{ groupKey: key, actKey: key, holds: jobHolds(userId, jobId) },
});

/** That people applied, for the creator; and what came of it, for each applicant. */
function applicationTasks(teller: Teller, now: () => Date): TaskHandler[] {
  return [
    handleTask(
      tellApplied,
      (context, { applicationId, jobId, creatorId, applicantId }) =>
        teller.tell(context, {
          ...{ userId: creatorId, type: 'APPLICATION', actorId: applicantId },
          ...{ referenceType: 'JOB', referenceId: jobId },
          groupKey: dayKey('APPLICATION', jobId, now()),
          actKey: `APPLICATION:${applicationId}`,
          holds: applicationHolds({ userId: creatorId, actorId: applicantId, referenceId: jobId }),
        }),
      [applied],
    ),
    handleTask(
      tellMoved,
      async (context, { applicationId, stepId, jobId, applicantId, state }) => {
        const step = jobSteps.find((one) => one === state);
        if (step === undefined) return;
        await teller.tell(context, {
          ...ofJob(applicantId, jobId, `APPLICATION_MOVED:${applicationId}:${stepId}`),
          ...{ type: 'APPLICATION_MOVED', details: { step, application: applicationId } },
        });
      },
      [applicationMoved],
    ),
    handleTask(
      tellClosed,
      (context, { applicationId, jobId, applicantId }) =>
        teller.tell(context, {
          ...ofJob(applicantId, jobId, `APPLICATION_MOVED:${applicationId}:CLOSED`),
          type: 'APPLICATION_MOVED',
          details: { step: 'CLOSED', application: applicationId },
        }),
      [jobClosed],
    ),
  ];
}

/** What a creator is reminded of, once a day at most. */
function reminderTasks(teller: Teller, now: () => Date): TaskHandler[] {
  return [
    handleTask(
      tellToConfirm,
      (context, { jobId, creatorId }) =>
        teller.tell(context, {
          ...ofJob(creatorId, jobId, dayKey('JOB_TO_CONFIRM', jobId, now())),
          ...{ type: 'JOB_REMINDER', details: { step: 'CONFIRM' } },
        }),
      [jobToConfirm],
    ),
    handleTask(
      tellWaiting,
      (context, { jobId, creatorId, count }) =>
        teller.tell(context, {
          ...ofJob(creatorId, jobId, dayKey('APPLICANTS_WAITING', jobId, now())),
          ...{ type: 'JOB_REMINDER', details: { step: 'WAITING', count } },
        }),
      [applicantsWaiting],
    ),
  ];
}

/** What a saved search found. */
function foundTask(teller: Teller): TaskHandler {
  return handleTask(
    tellFound,
    async (context, { userId, savedSearchId, jobIds, count }) => {
      const [newest] = jobIds;
      if (newest === undefined) return;
      await teller.tell(context, {
        ...ofJob(userId, newest, `JOB_FOUND:${savedSearchId}:${newest}`),
        type: 'JOB_FOUND',
        details: { search: savedSearchId, jobs: jobIds, count },
        holds: searchHolds(userId, savedSearchId),
      });
    },
    [jobsFound],
  );
}

/** The tasks that make notifications of what happens to jobs and applications. */
export const tellOfJobsTasks = (teller: Teller, now: () => Date): TaskHandler[] => [
  ...applicationTasks(teller, now),
  ...reminderTasks(teller, now),
  foundTask(teller),
];
