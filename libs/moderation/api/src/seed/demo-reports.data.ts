import type { GuidelineRule, ReportCategory } from '@upround/shared/domain';

/** A report of the demo community. */
export interface DemoReport {
  /** Email of the demo account that reports. */
  reporter: string;
  /** Which post of the demo community: its place among those of others, newest first. */
  post: number;
  category: ReportCategory;
  message: string;
  hoursAgo: number;
}

/** A case of the demo community that was decided. */
export interface DemoDecision {
  post: number;
  action: 'NOTHING' | 'WARN';
  rule: GuidelineRule | null;
  reason: string;
  hoursAgo: number;
}

const at = (name: string) => `${name}@upround.test`;

export const demoReports: readonly DemoReport[] = [
  {
    reporter: at('founder'),
    post: 3,
    category: 'SPAM',
    message: 'Reads like an advert for their own product, and it isn’t labelled as one.',
    hoursAgo: 1,
  },
  {
    reporter: at('investor'),
    post: 3,
    category: 'MISLEADING',
    message: 'The growth figure has no date and no source.',
    hoursAgo: 0.5,
  },
  {
    reporter: at('recruiter'),
    post: 9,
    category: 'PRIVATE',
    message: 'It describes a candidate so closely that their colleagues will know who it is.',
    hoursAgo: 5,
  },
  {
    reporter: at('candidate'),
    post: 14,
    category: 'HARASSMENT',
    message: 'The second paragraph mocks a person instead of their argument.',
    hoursAgo: 26,
  },
  {
    reporter: at('mentor'),
    post: 21,
    category: 'OTHER',
    message: 'The image has no description.',
    hoursAgo: 50,
  },
  {
    reporter: at('ambassador'),
    post: 27,
    category: 'MISLEADING',
    message: 'I was at that company. The team was twelve people, not five.',
    hoursAgo: 8,
  },
  {
    reporter: at('founder'),
    post: 40,
    category: 'SPAM',
    message: 'The same link was in three other threads this week.',
    hoursAgo: 170,
  },
  {
    reporter: at('investor'),
    post: 44,
    category: 'HARASSMENT',
    message: 'Harsh about a fund, and it names a partner.',
    hoursAgo: 220,
  },
  {
    reporter: at('candidate'),
    post: 47,
    category: 'MISLEADING',
    message: 'The salary range isn’t what they offered me.',
    hoursAgo: 400,
  },
];

export const demoDecisions: readonly DemoDecision[] = [
  {
    post: 40,
    action: 'WARN',
    rule: 'SPAM',
    reason:
      'One post about your own product is welcome. Please don’t add its link to other threads.',
    hoursAgo: 168,
  },
  {
    post: 44,
    action: 'NOTHING',
    rule: null,
    reason: 'It criticises decisions of a fund. It doesn’t attack anyone.',
    hoursAgo: 218,
  },
  {
    post: 47,
    action: 'NOTHING',
    rule: null,
    reason: 'Two people remember an offer differently. We can’t decide who is right.',
    hoursAgo: 390,
  },
];
