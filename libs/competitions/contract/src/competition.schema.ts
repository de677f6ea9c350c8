import { momentSchema, personSummarySchema } from '@upround/shared/domain';
import * as z from 'zod/mini';
import { entryFieldSchema } from './entry-form.schema';
import { judgeStateSchema } from './judging.schema';

/** A showcase or a campaign is a competition with a page of its own. */
export const competitionKinds = ['COMPETITION', 'SHOWCASE', 'CAMPAIGN'] as const;
export const competitionKindSchema = z.enum(competitionKinds);
export type CompetitionKind = (typeof competitionKinds)[number];

/** Where a competition is, in this order. */
export const competitionPhases = ['ANNOUNCED', 'OPEN', 'CLOSED', 'JUDGING', 'RESULT'] as const;
export const competitionPhaseSchema = z.enum(competitionPhases);
export type CompetitionPhase = (typeof competitionPhases)[number];

/** The showcases and campaigns with a page of their own; the newest round of each is shown there. */
export const competitionSeries = [
  'startup-showcase',
  'brand-startup-showcase',
  'pre-a-funding',
  'pre-series-a-funding',
  'shark-tank-india',
  'og-accelerator',
] as const;
export const competitionSeriesSchema = z.enum(competitionSeries);
export type CompetitionSeries = (typeof competitionSeries)[number];

/** The moments at which a competition changes its phase, in UTC. */
const moments = {
  opensAt: momentSchema,
  closesAt: momentSchema,
  /** When judging begins. */
  judgingAt: momentSchema,
  /** When the result is planned. */
  resultAt: momentSchema,
  /** When the result was published; null before. */
  publishedAt: z.nullable(momentSchema),
};

/** A competition in a list. */
export const competitionCardSchema = z.object({
  id: z.string(),
  slug: z.string(),
  kind: competitionKindSchema,
  /** The page that shows its rounds; null for competitions without one. */
  series: z.nullable(competitionSeriesSchema),
  title: z.string(),
  tagline: z.string(),
  /** Who runs it. */
  organiser: z.string(),
  phase: competitionPhaseSchema,
  ...moments,
  /** The main prize in a few words; null where there is none. */
  prize: z.nullable(z.string()),
  /** Entries that were submitted. */
  entryCount: z.int(),
  followerCount: z.int(),
  /** Whether the viewer is in an entry; false for guests. */
  isJoined: z.boolean(),
  /** Whether that entry is submitted; false for a draft, and without one. */
  hasSubmitted: z.boolean(),
  /** Whether the viewer is notified of changes; false for guests. */
  isFollowing: z.boolean(),
  /** Whether members vote now and the viewer hasn't yet; false for guests. */
  canVote: z.boolean(),
});
export type CompetitionCard = z.output<typeof competitionCardSchema>;

/** An entry that came first. */
export const winnerSchema = z.object({
  entryId: z.string(),
  title: z.string(),
  team: z.array(personSummarySchema),
  /** Its prize; null if it won none. */
  prize: z.nullable(z.string()),
});
export type Winner = z.output<typeof winnerSchema>;

/** A competition in the list of all of them. */
export const listedCompetitionSchema = z.extend(competitionCardSchema, {
  /** The entries in the first place, at most three where they share it; none before the result. */
  winners: z.array(winnerSchema),
});
export type ListedCompetition = z.output<typeof listedCompetitionSchema>;

export const prizeSchema = z.object({
  /** `1` is the first place; null for a prize beside the places. */
  place: z.nullable(z.int()),
  title: z.string(),
  text: z.string(),
});
export type Prize = z.output<typeof prizeSchema>;

/** What judges score, from 1 to 10. */
export const criterionSchema = z.object({
  id: z.string(),
  label: z.string(),
  text: z.string(),
  /** Its share of the score, in percent. */
  weight: z.int(),
});
export type Criterion = z.output<typeof criterionSchema>;

/** How entries with equal scores are ranked. */
export const tieRules = ['MEAN_THEN_EARLIER', 'MAIN_CRITERION_THEN_EARLIER', 'SHARED'] as const;
export type TieRule = (typeof tieRules)[number];

/** A change that everyone can read: rules, moments, what is asked for. */
export const competitionChangeSchema = z.object({
  id: z.string(),
  kind: z.enum(['ANNOUNCED', 'RULES', 'DEADLINE', 'DETAILS', 'RESULT']),
  /** What changed and why. */
  text: z.string(),
  at: momentSchema,
  /** Of a moved deadline; otherwise null. */
  from: z.nullable(momentSchema),
  to: z.nullable(momentSchema),
});
export type CompetitionChange = z.output<typeof competitionChangeSchema>;

/** When members vote, and when everyone sees the counts. */
export const voteSchema = z.object({
  /** With the deadline of entries. */
  opensAt: momentSchema,
  /** With the result, at its planned moment at the latest. */
  closesAt: momentSchema,
  /** Before it, the order of entries is random and counts are hidden, so that the first votes don't lead the next ones. */
  countsShownAt: momentSchema,
  isOpen: z.boolean(),
  areCountsShown: z.boolean(),
});
export type Vote = z.output<typeof voteSchema>;

/** A competition's page. */
export const competitionSchema = z.object({
  ...competitionCardSchema.shape,
  /** Markdown. */
  about: z.string(),
  /** Who can enter, one condition each. */
  eligibility: z.array(z.string()),
  prizes: z.array(prizeSchema),
  questions: z.array(z.object({ question: z.string(), answer: z.string() })),
  form: z.array(entryFieldSchema),
  criteria: z.array(criterionSchema),
  tieRule: z.enum(tieRules),
  /** People of one entry; 1 where teams aren't taken. */
  teamMax: z.int(),
  /** The vote of members besides the judges; null where there is none. */
  vote: z.nullable(voteSchema),
  /** Whether the viewer judges it; null for everyone else. */
  judgeState: z.nullable(judgeStateSchema),
  /** The rules in force. */
  rules: z.object({
    version: z.int(),
    /** Markdown. */
    text: z.string(),
    publishedAt: momentSchema,
  }),
  /** The newest first, at most fifty. */
  changes: z.array(competitionChangeSchema),
  /** The entries in the first place, at most three where they share it; none before the result. */
  winners: z.array(winnerSchema),
  /** The server's clock, which decides what is in time. */
  serverTime: momentSchema,
});
export type Competition = z.output<typeof competitionSchema>;
