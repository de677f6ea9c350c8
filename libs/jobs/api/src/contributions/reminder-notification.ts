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
import { aboutJob, draftOfJob, formerJob, isOwnJob, type AboutJob } from './notified-job';

type Reminder = { step: 'CONFIRM' } | { step: 'WAITING'; count: number };

function sentenceOf(reminder: Reminder, { title }: AboutJob): SentencePart[] {
  if (reminder.step === 'CONFIRM') {
    return [{ text: 'Is ' }, { title }, { text: ' still open?' }];
  }
  return reminder.count === 1
    ? [{ text: 'One person who applied to ' }, { title }, { text: ' waits for an answer' }]
    : [
        { text: `${reminder.count} people who applied to ` },
        { title },
        { text: ' wait for an answer' },
      ];
}

const excerpts: Record<Reminder['step'], string> = {
  CONFIRM: 'It has stood for a month. Confirm it, or close it.',
  WAITING: 'They have heard nothing for three weeks.',
};

/** What the creator of a job is asked to do, once a day at most. */
export const reminderNotification: NotificationKind<AboutJob> = {
  type: 'JOB_REMINDER',
  group: 'WORK',
  label: 'Your jobs',
  hint: 'A job of yours is to be confirmed, or applicants wait for an answer.',
  isSystem: true,
  about: aboutJob(sql`(${isOwnJob} and j.state = 'OPEN')`),
  outdates: ['jobs'],
  describe: ({ details }, job) => {
    const reminder = details as unknown as Reminder;
    return {
      sentence: sentenceOf(reminder, job),
      deeplink: links.hiring({ job: job.slug }),
      excerpt: excerpts[reminder.step],
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
