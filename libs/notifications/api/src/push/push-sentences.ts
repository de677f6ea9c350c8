import type { NotificationType } from '@upround/notifications/contract';
import type { ReferenceType } from '@upround/shared/domain';
import { excerptOf, oneLine } from '../list/notification.mapper';
import type { NotificationRow } from '../list/notification.read-model';
import { foundSentence, stepTexts, type ToldJob } from './job-sentences';

const NAME_MAX = 40;

const things: Partial<Record<ReferenceType, string>> = {
  POST: 'post',
  THREAD: 'thread',
  IDEA: 'idea',
  COMMENT: 'comment',
  REPLY: 'reply',
  JOB: 'job',
};
const thing = (type: ReferenceType) => things[type] ?? 'post';

/** Who did it: a name, or a name and how many besides. */
function someone(name: string, count: number): string {
  if (count <= 1) return name;
  return count === 2 ? `${name} and 1 other` : `${name} and ${count - 1} others`;
}

/** What a sentence is made of. */
interface Told {
  /** From `someone`. */
  who: string;
  type: ReferenceType;
  /** What a comment stands under. */
  under: ReferenceType | null;
  job: ToldJob;
  step: NonNullable<NotificationRow['details']>['step'];
}

const ofStep = ({ step, job }: Told) =>
  step === undefined ? job.title : stepTexts[step].title(job);

/** What a push says, by type. The web has these sentences in its own catalogue. */
const pushSentences: Record<NotificationType, (told: Told) => string> = {
  LIKE: ({ who, type }) => `${who} liked your ${thing(type)}`,
  COMMENT: ({ who, under }) => `${who} commented on your ${thing(under ?? 'POST')}`,
  REPLY: ({ who }) => `${who} replied to your comment`,
  MENTION: ({ who, type }) => `${who} mentioned you in a ${thing(type)}`,
  FOLLOW: ({ who }) => `${who} follows you`,
  POLL: () => 'A poll or quiz has ended. See the result',
  SYSTEM: ({ type }) => `A moderator removed your ${thing(type)}`,
  APPLICATION: ({ who, job }) => `${who} applied to ${job.title}`,
  APPLICATION_MOVED: ofStep,
  JOB_FOUND: ({ job }) => foundSentence(job),
  JOB_REMINDER: ofStep,
};

/** One notification as a sentence, on one line. */
export function sentenceOf(row: NotificationRow): string {
  const [latest] = row.actors;
  const { details, reference_type: type, post_type: under } = row;
  return pushSentences[row.type]({
    ...{ type, under, step: details?.step },
    who: someone(oneLine(latest?.display_name ?? '', NAME_MAX), row.actor_count),
    job: {
      title: oneLine(row.job_title ?? '', NAME_MAX),
      company: oneLine(row.job_company ?? '', NAME_MAX),
      search: oneLine(row.search_name ?? '', NAME_MAX),
      count: details?.count ?? 1,
    },
  });
}

/** Under a sentence that has no text of a post to show. */
const pushBodies: Partial<Record<NotificationType, string>> = {
  FOLLOW: 'See who that is.',
  SYSTEM: 'It went against the community guidelines.',
  APPLICATION: 'Read what they sent.',
};

/** What stands below the sentence. */
export function bodyOf(row: NotificationRow): string {
  const step = row.details?.step;
  if (step !== undefined) return stepTexts[step].body;
  return pushBodies[row.type] ?? excerptOf(row);
}

/** What a push says of messages: who wrote, and never what. */
export const messageSentences = {
  message: {
    title: (name: string) => `${name} sent you a message`,
    body: 'Open the conversation to read it.',
  },
  request: {
    title: (name: string) => `${name} wants to write to you`,
    body: 'Open the request to read it, accept it or decline it.',
  },
} as const;
