import type {
  BookingSide,
  MentorHours,
  MentorNeed,
  MentorStage,
  ServiceDraft,
} from '@upround/mentor/contract';

/** A mentor of the demo community; invented. */
export interface DemoMentor {
  /** Of the member of the cast. */
  slug: string;
  state: 'LISTED' | 'PAUSED' | 'WAITING';
  headline: string;
  about: string;
  /** For staff. */
  proof: string;
  /** The strongest first. */
  stages: readonly MentorStage[];
  needs: readonly MentorNeed[];
  languages: readonly string[];
  hours: Pick<MentorHours, 'zone' | 'weekly'> &
    Partial<Omit<MentorHours, 'overrides' | 'holidays'>>;
  /** Hours of single days, by days after the first start. */
  overrides?: readonly { inDays: number; ranges: MentorHours['weekly']['MON'] }[];
  /** Days after the first start on which they take no sessions. */
  daysOff?: readonly number[];
  services: readonly ServiceDraft[];
  isInstant?: true;
  joinUrl: string | null;
  /** When they sent the profile to staff. */
  submittedDaysAgo: number;
  /** How many hours they take to answer, at least and at most. */
  answerHours: readonly [number, number];
}

/** What one side writes about a session. */
export interface DemoReview {
  stars: number;
  text: string;
  /** For the other side alone. */
  privateText?: string;
}

/** The state of a demo session, with the side that cancelled or didn't come. */
export type DemoSessionEnd =
  | 'REQUESTED'
  | 'CONFIRMED'
  /** Confirmed, and moved by the mentee since. */
  | 'RESCHEDULED'
  | 'DECLINED'
  | 'EXPIRED'
  | 'CANCELLED_BY_MENTEE'
  | 'CANCELLED_BY_MENTOR'
  | 'COMPLETED'
  | 'MENTOR_ABSENT'
  | 'MENTEE_ABSENT';

/** A session of the demo community, by names and relative times. */
export interface DemoSession {
  /** Slugs. */
  mentor: string;
  mentee: string;
  /** Which of the mentor's services, from 0. */
  service: number;
  /** Days after the first start from which the mentor's next free time is taken; negative days lie before it. */
  inDays: number;
  end: DemoSessionEnd;
  goal: string;
  context?: string;
  /** The reason given by the side that declined or cancelled. */
  reason?: string;
  reviews?: Partial<Record<BookingSide, DemoReview>>;
}

/** The mentors of the demo community; a part of its own, loaded to seed a database. */
export interface MentorsDemo {
  mentors: readonly DemoMentor[];
  sessions: readonly DemoSession[];
  /** The time zones of mentees who don't live by Indian time, by slug. */
  zones: Readonly<Record<string, string>>;
  /** Entries of the mentors' waiting lists; both sides by slug. */
  waits: readonly { mentor: string; member: string; daysAgo: number }[];
}
