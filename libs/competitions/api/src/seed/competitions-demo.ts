import type {
  CompetitionChange,
  CompetitionKind,
  CompetitionSeries,
  Criterion,
  EntryAnswers,
  EntryField,
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
