import type { SentencePart } from '@upround/shared/domain';
import { links } from '@upround/shared/links';
import {
  applicantsWaiting,
  dayKey,
  jobConfirmReminder,
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

type Reminder = { step: 'CONFIRM' } | { step: 'WAITING'; count: number };

function sentenceOf(reminder: Reminder, { title }: AboutJob): SentencePart[] {
  if (reminder.step === 'CONFIRM') {
    return [{ text: 'Is “' }, { title }, { text: '” still open?' }];
  }
  return reminder.count === 1
    ? [{ text: 'One person who applied to ' }, { title }, { text: ' is waiting for a reply' }]
    : [
        { text: `${reminder.count} people who applied to ` },
        { title },
        { text: ' are waiting for a reply' },
      ];
}

const excerpts: Record<Reminder['step'], string> = {
  CONFIRM: 'It’s been open for a month. Confirm or close it.',
  WAITING: 'They haven’t heard from you in three weeks.',
};

/** What the creator of a job is asked to do, once a day at most. */
export const reminderNotification: NotificationKind<AboutJob> = {
  type: 'JOB_REMINDER',
  group: 'WORK',
  label: 'Your jobs',
  hint: 'One of your jobs needs confirming, or applicants are waiting for a reply.',
  isSystem: true,
  about: aboutJob(sql`(${isOwnJob} and j.state = 'OPEN')`),
  outdates: ['jobs'],
  describe: ({ details }, job) => {
    const reminder = details as unknown as Reminder;
    return {
      sentence: sentenceOf(reminder, job),
      deeplink: links.hiring({ job: job.slug }),
      excerpt: excerpts[reminder.step],
      company: companyOf(job),
      pushIcon: companyOf(job).logoUrl,
      formerTarget: { ...formerJob(job), ...reminder },
    };
  },
  listeners: [
    notifiesOf(
      { name: 'notifications.tell-job-to-confirm', data: jobConfirmReminder.data },
      [jobConfirmReminder],
      ({ now }, { jobId, creatorId }) => [
        {
          ...draftOfJob(creatorId, jobId, dayKey('JOB_TO_CONFIRM', jobId, now)),
          type: 'JOB_REMINDER',
          details: { step: 'CONFIRM' },
        },
      ],
    ),
    notifiesOf(
      { name: 'notifications.tell-applicants-waiting', data: applicantsWaiting.data },
      [applicantsWaiting],
      ({ now }, { jobId, creatorId, count }) => [
        {
          ...draftOfJob(creatorId, jobId, dayKey('APPLICANTS_WAITING', jobId, now)),
          type: 'JOB_REMINDER',
          details: { step: 'WAITING', count },
        },
      ],
    ),
  ],
};
