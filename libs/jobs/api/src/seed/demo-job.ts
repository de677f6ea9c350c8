import type { JobType, PayPeriod, Workplace } from '@upround/jobs/contract';
import type {
  CloseReason,
  CompanySize,
  CompanyStage,
  ExperienceLevel,
} from '@upround/jobs/contract';
import type { LogoMark, LogoPalette } from '@upround/shared/demo';
import type { Currency } from '@upround/shared/domain';

/** A company of the demo community; invented. */
export interface DemoCompany {
  name: string;
  stage: CompanyStage;
  location: string;
  /** Slug of the member of the cast who hires for it. */
  owner: string;
  /** What it does, in two sentences. */
  about: string;
  /** The same in a line, on its own page. */
  summary: string;
  size: CompanySize;
  site: string;
  /** Drawn while seeding; its monogram where left out. */
  logo?: readonly [LogoMark, LogoPalette];
}

/** What the page of a company says. */
export type DemoCompanyFacts = Omit<DemoCompany, 'owner' | 'about'>;

/** What a job pays, in whole units of the currency. */
export interface DemoSalary {
  min: number;
  max: number | null;
  currency: Currency;
  period: PayPeriod;
}

/** One job of the demo community, by names and relative times. */
export interface DemoJob {
  /** Unique; its address too. */
  key: string;
  /** Key of its company. */
  company: string;
  title: string;
  /** For the demo clock: whole days before the first start, and the hour in India. */
  daysAgo: number;
  hour: number;
  type: JobType;
  workplace: Workplace;
  /** The company's place where left out. */
  location?: string;
  experience?: ExperienceLevel;
  salary?: DemoSalary;
  /** Per cent, from and to. */
  equity?: readonly [number, number];
  visa?: true;
  tags: readonly string[];
  /** What one does there. */
  work: readonly string[];
  /** What one brings along. */
  bring: readonly string[];
  /** What one gets besides the pay, or how the choice is made. */
  offer: readonly string[];
  /** Days before the first start at which the creator last said that it is open. */
  confirmed?: number;
  closed?: { daysAgo: number; reason: CloseReason };
  /** How many applied; few where left out. */
  applicants?: number;
}
