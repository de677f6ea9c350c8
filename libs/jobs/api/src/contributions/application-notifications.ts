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
import {
  aboutJob,
  companyOf,
  draftOfJob,
  formerJob,
  isOwnJob,
  type AboutJob,
} from './notified-job';

/** Applications to a person's jobs. */
export const applicationNotification: NotificationKind<AboutJob> = {
  type: 'APPLICATION',
  group: 'WORK',
  label: 'Applicants',
  hint: 'Someone applies to one of your jobs.',
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
    pushText: 'See their application.',
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
  /** The stage, and what comes next. */
  excerpt: string;
}

const company = (words: string) => (job: AboutJob) => [
  { name: job.company },
  { text: words },
  { title: job.title },
];

const stepWords: Record<Step, StepWords> = {
  SHORTLISTED: {
    sentence: company(' shortlisted you for '),
    excerpt: 'Shortlisted. Next, they may invite you to an interview.',
  },
  INTERVIEW: {
    sentence: company(' invited you to interview for '),
    excerpt: 'Interview. Next, agree on a time with them.',
  },
  OFFER: {
    sentence: company(' made you an offer for '),
    excerpt: 'Offer. Next, reply to them.',
  },
  REJECTED: {
    sentence: company(' isn’t moving forward with your application to '),
    excerpt: 'You can read their reply in your application.',
  },
  CLOSED: {
    sentence: (job) => [
      { title: job.title },
      { text: ' at ' },
      { name: job.company },
      { text: ' has closed' },
    ],
    excerpt: 'It closed before your application was answered.',
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
  hint: 'You’re shortlisted, invited or rejected, or the job closes.',
  isSystem: true,
  about: aboutJob(isAtStep),
  outdates: ['jobs'],
  describe: ({ details }, job) => {
    const { step, application } = details as unknown as StepDetails;
    const { sentence, excerpt } = stepWords[step];
    return {
      sentence: sentence(job),
      deeplink: links.appliedJobs({ application }),
      excerpt,
      company: companyOf(job),
      pushIcon: companyOf(job).logoUrl,
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
