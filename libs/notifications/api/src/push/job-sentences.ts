import type { JobStep } from '@upround/notifications/contract';

/** What a sentence on a job names. */
export interface ToldJob {
  title: string;
  company: string;
  /** How many jobs were found, or people wait. */
  count: number;
  /** Name of the saved search. */
  search: string;
}

/** What came of an application, or what a creator is asked for: the sentence, and what stands below it. */
export const stepTexts: Record<JobStep, { title: (job: ToldJob) => string; body: string }> = {
  SHORTLISTED: {
    title: ({ title, company }) => `${company} shortlisted you for ${title}`,
    body: 'See where your application stands.',
  },
  INTERVIEW: {
    title: ({ title, company }) => `${company} invites you to an interview for ${title}`,
    body: 'See where your application stands.',
  },
  OFFER: {
    title: ({ title, company }) => `${company} made you an offer for ${title}`,
    body: 'Congratulations. Your application says the rest.',
  },
  REJECTED: {
    title: ({ title, company }) => `${company} went on with others for ${title}`,
    body: 'Thank you for applying. It says nothing about your next application.',
  },
  CLOSED: {
    title: ({ title, company }) => `${title} at ${company} is closed`,
    body: 'Your application was still open. It stays in your list.',
  },
  CONFIRM: {
    title: ({ title }) => `Is ${title} still open?`,
    body: 'It has stood for a month. Confirm it, or close it.',
  },
  WAITING: {
    title: ({ title, count }) =>
      count === 1
        ? `One person who applied to ${title} waits for an answer`
        : `${count} people who applied to ${title} wait for an answer`,
    body: 'They have heard nothing for three weeks.',
  },
};

/** New jobs of a saved search. */
export const foundSentence = ({ count, search }: ToldJob): string =>
  count === 1 ? `A new job for “${search}”` : `${count} new jobs for “${search}”`;
