import { mayBeNotifiedOf } from '@upround/shared/db';
import { links } from '@upround/shared/links';
import { notifiesOf, offerReplied, type NotificationKind } from '@upround/shared/ports';
import { aboutJob, formerJob, isOwnJob, type AboutJob } from './notified-job';

/** Stored details of a reply. */
interface ReplyDetails {
  reply: 'ACCEPTED' | 'DECLINED';
}

const words = {
  ACCEPTED: { verb: ' accepted your offer for ', excerpt: 'Next, agree on a start date.' },
  DECLINED: { verb: ' declined your offer for ', excerpt: 'See who else is in the running.' },
};

/** What came of an offer that a job's creator made. */
export const offerNotification: NotificationKind<AboutJob> = {
  type: 'OFFER_REPLIED',
  group: 'WORK',
  label: 'Replies to your offers',
  hint: 'Someone accepts or declines an offer you made.',
  about: aboutJob(isOwnJob),
  outdates: ['jobs'],
  describe: ({ who, details }, job) => {
    const { verb, excerpt } = words[(details as unknown as ReplyDetails).reply];
    return {
      sentence: [...who, { text: verb }, { title: job.title }],
      deeplink: links.hiring({ job: job.slug }),
      excerpt,
      formerTarget: formerJob(job),
    };
  },
  listeners: [
    notifiesOf(
      { name: 'notifications.tell-offer-replied', data: offerReplied.data },
      [offerReplied],
      (_context, { applicationId, stepId, jobId, creatorId, applicantId, reply }) => [
        {
          userId: creatorId,
          type: 'OFFER_REPLIED',
          actorId: applicantId,
          referenceType: 'JOB',
          referenceId: jobId,
          groupKey: `OFFER_REPLIED:${applicationId}:${stepId}`,
          actKey: `OFFER_REPLIED:${applicationId}:${stepId}`,
          details: { reply },
          holds: mayBeNotifiedOf(creatorId, applicantId),
        },
      ],
    ),
  ],
};
