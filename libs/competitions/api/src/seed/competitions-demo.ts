import type {
  CompetitionChange,
  CompetitionKind,
  CompetitionSeries,
  Criterion,
  EntryAnswers,
  EntryField,
  JudgeState,
  Prize,
  TieRule,
} from '@upround/competitions/contract';

/** An entry of the demo community; invented. */
export interface DemoEntry {
  /** Slug of the member who created it. */
  owner: string;
  /** Slugs of the others. */
  team?: readonly string[];
  title: string;
  tagline: string;
  answers: EntryAnswers;
  /** Days before the first start on which it was begun. */
  begunDaysAgo: number;
  /** Days before the first start on which it was submitted; a draft without it. */
  submittedDaysAgo?: number;
}

/** A public change besides the announcement. */
export interface DemoChange {
  kind: Exclude<CompetitionChange['kind'], 'ANNOUNCED' | 'RESULT'>;
  text: string;
  daysAgo: number;
  /** For a moved deadline: by how many days. */
  movedDays?: number;
}

/** A judge of the demo community, a member who is in no entry. */
export interface DemoJudge {
  /** Slug of the member. */
  member: string;
  state: JudgeState;
  /** How many entries they have scored, in their own order; all of them where the result is published. */
  scored: number;
  /** What they add to the points that an entry would get from everyone: −2 is strict, 2 is mild. */
  leaning: number;
}

/** A competition of the demo community; invented. Days lie after the first start, negative ones before it. */
export interface DemoCompetition {
  slug: string;
  kind: CompetitionKind;
  series: CompetitionSeries | null;
  title: string;
  tagline: string;
  organiser: string;
  /** Markdown. */
  about: string;
  eligibility: readonly string[];
  prizes: readonly Prize[];
  questions: readonly { question: string; answer: string }[];
  form: readonly EntryField[];
  criteria: readonly Criterion[];
  tieRule: TieRule;
  teamMax: number;
  hasVote: boolean;
  announcedDaysAgo: number;
  opensInDays: number;
  closesInDays: number;
  judgingInDays: number;
  resultInDays: number;
  /** Whether the result was published on the planned day; all judges who accepted scored everything. */
  isPublished?: true;
  judges?: readonly DemoJudge[];
  /** Markdown, each version with its age; the first is the oldest. */
  rules: readonly { text: string; daysAgo: number }[];
  changes: readonly DemoChange[];
  /** Slugs of members. */
  followers: readonly string[];
  entries: readonly DemoEntry[];
}

/** The competitions of the demo community; a part of its own, loaded to seed a database. */
export interface CompetitionsDemo {
  competitions: readonly DemoCompetition[];
}
