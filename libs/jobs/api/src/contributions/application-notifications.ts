import { mayBeNotifiedOf } from '@upround/shared/db';
import type { SentencePart } from '@upround/shared/domain';
import { links } from '@upround/shared/links';
import {
  applicationMoved,
  applied,
  dayKey,
  jobClosed,
  notifiesOf,
  type NotificationKind,
} from '@upround/shared/ports';
import { sql } from 'kysely';
import { aboutJob, draftOfJob, formerJob, isOwnJob, type AboutJob } from './notified-job';

/** Applications to a person's jobs. */
export const applicationNotification: NotificationKind<AboutJob> = {
  type: 'APPLICATION',
  group: 'WORK',
  label: 'Applicants',
  hint: 'Somebody applies to a job of yours.',
  about: aboutJob(isOwnJob),
  // An application that was withdrawn does not count.
  actCounts: sql`exists (
    select 1 from application_view o
    where o.job_id = n.reference_id and o.applicant_id = a.actor_id and o.state <> 'WITHDRAWN')`,
  outdates: ['jobs'],
  describe: ({ who }, job) => ({
    sentence: [...who, { text: ' applied to ' }, { title: job.title }],
    deeplink: links.hiring({ job: job.slug }),
    excerpt: '',
    pushText: 'Read what they sent.',
    formerTarget: formerJob(job),
  }),
  listeners: [
    notifiesOf(
      { name: 'notifications.tell-applied', data: applied.data },
      [applied],
      ({ now }, { applicationId, jobId, creatorId, applicantId }) => [
        {
          userId: creatorId,
          type: 'APPLICATION',
          actorId: applicantId,
          referenceType: 'JOB',
          referenceId: jobId,
          groupKey: dayKey('APPLICATION', jobId, now),
          actKey: `APPLICATION:${applicationId}`,
          holds: sql`(${mayBeNotifiedOf(creatorId, applicantId)} and exists (
            select 1 from application_view o
            where o.job_id = ${jobId}::uuid and o.applicant_id = ${applicantId}::uuid
              and o.state <> 'WITHDRAWN'))`,
        },
      ],
    ),
  ],
  demo: async (trx, userIds) =>
    (await import('../seed/demo-notifications')).demoApplications(trx, userIds),
};

/** The steps of an application that its applicant is notified of. */
export const notifiedSteps = ['SHORTLISTED', 'INTERVIEW', 'OFFER', 'REJECTED', 'CLOSED'] as const;
type Step = (typeof notifiedSteps)[number];

/** The order of states: an application that was moved back is no longer at a later step. */
const order = sql`array['APPLIED', 'SEEN', 'SHORTLISTED', 'INTERVIEW', 'OFFER', 'REJECTED', 'WITHDRAWN']`;

/** The application is still at the step, or past it. A job that closed stays closed for its applicants. */
const isAtStep = sql<boolean>`(n.details ->> 'step' = 'CLOSED' or exists (
  select 1 from application_view o where o.job_id = n.reference_id and o.applicant_id = n.user_id
    and array_position(${order}, o.state) >= array_position(${order}, n.details ->> 'step')))`;

interface StepWords {
  sentence: (job: AboutJob) => SentencePart[];
  excerpt?: string;
  pushText?: string;
}

const company = (words: string) => (job: AboutJob) => [
  { title: job.company },
  { text: words },
  { title: job.title },
];

const stepWords: Record<Step, StepWords> = {
  SHORTLISTED: {
    sentence: company(' shortlisted you for '),
    pushText: 'See where your application stands.',
  },
  INTERVIEW: {
    sentence: company(' invites you to an interview for '),
    pushText: 'See where your application stands.',
  },
  OFFER: {
    sentence: company(' made you an offer for '),
    pushText: 'Congratulations. Your application says the rest.',
  },
  REJECTED: {
    sentence: company(' went on with others for '),
    excerpt: 'Thank you for applying. It says nothing about your next application.',
  },
  CLOSED: {
    sentence: (job) => [
      { title: job.title },
      { text: ' at ' },
      { title: job.company },
      { text: ' is closed' },
    ],
    excerpt: 'Your application was still open. It stays in your list.',
  },
};

/** Stored details of a step's notification. */
export interface StepDetails {
  step: Step;
  application: string;
}

/** What came of a person's own application. */
export const applicationMovedNotification: NotificationKind<AboutJob> = {
  type: 'APPLICATION_MOVED',
  group: 'WORK',
  label: 'Your applications',
  hint: 'You are shortlisted, invited or answered, or the job closes.',
  isSystem: true,
  about: aboutJob(isAtStep),
  outdates: ['jobs'],
  describe: ({ details }, job) => {
    const { step, application } = details as unknown as StepDetails;
    const { sentence, excerpt = '', pushText } = stepWords[step];
    return {
      sentence: sentence(job),
      deeplink: links.appliedJobs({ application }),
      excerpt,
      ...(pushText !== undefined && { pushText }),
      formerTarget: { ...formerJob(job), step },
    };
  },
  listeners: [
    notifiesOf(
      { name: 'notifications.tell-application-moved', data: applicationMoved.data },
      [applicationMoved],
      (_context, { applicationId, stepId, jobId, applicantId, state }) => {
        const step = notifiedSteps.find((one) => one === state);
        if (step === undefined) return [];
        const key = `APPLICATION_MOVED:${applicationId}:${stepId}`;
        const details = { step, application: applicationId };
        return [{ ...draftOfJob(applicantId, jobId, key), type: 'APPLICATION_MOVED', details }];
      },
    ),
    notifiesOf(
      { name: 'notifications.tell-job-closed', data: jobClosed.data },
      [jobClosed],
      (_context, { applicationId, jobId, applicantId }) => {
        const key = `APPLICATION_MOVED:${applicationId}:CLOSED`;
        const details = { step: 'CLOSED', application: applicationId };
        return [{ ...draftOfJob(applicantId, jobId, key), type: 'APPLICATION_MOVED', details }];
      },
    ),
  ],
  demo: async (trx, userIds) =>
    (await import('../seed/demo-notifications')).demoAnswers(trx, userIds),
};
