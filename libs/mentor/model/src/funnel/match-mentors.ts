import { matchQuestions, type MatchQuestion, type MentorTime } from '@upround/mentor/contract';

/** The questions of the guided choice, in the order in which they are asked. */
export const funnelQuestions = matchQuestions;
export type FunnelQuestion = MatchQuestion;

/** How soon a session has to be possible, in days. */
export const funnelDays = {
  THIS_WEEK: 7,
  TWO_WEEKS: 14,
  THIS_MONTH: 30,
} as const satisfies Record<MentorTime, number>;
export type FunnelWhen = MentorTime;

/** What of a mentor the choice looks at. */
export interface FunnelMentor {
  id: string;
  /** Stages of a company, needs and languages, the mentor's strongest first. */
  stages: readonly string[];
  needs: readonly string[];
  languages: readonly string[];
  /** The cheapest service in minor units of the currency in which the budget is; 0 for a free one. */
  priceFrom: number;
  /** Null where nothing is free within the mentor's horizon. */
  nextSlot: Date | null;
  /** From 1 to 5; null without a review. */
  rating: number | null;
  reviews: number;
}

/** The answers so far. A missing or skipped answer filters no mentors. */
export interface FunnelAnswers {
  stage?: string;
  need?: string;
  language?: string;
  /** The most that a session may cost, in minor units. */
  budget?: number;
  when?: FunnelWhen;
}

/** Why a mentor is listed where they are; pages have a sentence for each. */
export type MatchReason =
  /** `isFirst`: what the mentor named first. */
  | { question: 'stage' | 'need' | 'language'; value: string; isFirst: boolean }
  | { question: 'budget'; priceFrom: number }
  | { question: 'when'; nextSlot: Date };

export interface MentorMatch {
  id: string;
  reasons: MatchReason[];
  score: number;
}

/** The answers that a question offers. */
export interface FunnelOptions {
  stage: readonly string[];
  need: readonly string[];
  language: readonly string[];
  budget: readonly number[];
  when: readonly FunnelWhen[];
}

/** Answers that have to go so that something remains. */
export interface Loosening {
  without: FunnelQuestion[];
  /** How many mentors remain then, at least one. */
  count: number;
}

export interface FunnelResult {
  /** The best first. */
  matches: MentorMatch[];
  /** For each option of each question, how many mentors remain with it beside the answers to the other questions. */
  counts: { [Question in FunnelQuestion]: number[] };
  /** Only where no mentor matches: the smallest sets of answers to drop, the one that leaves the most first. */
  loosen: Loosening[];
}

const MS_PER_DAY = 86_400_000;

/** What a mentor's reason for a question adds to their score, and what more where they named it first. */
const points = { stage: 2, need: 4, language: 1, budget: 1, when: 2 } as const;
const FIRST = 0.5;
/** Few reviews say little: a mentor's rating counts as if they had these besides. */
const usual = { rating: 4, reviews: 5 } as const;

const named = (
  question: 'stage' | 'need' | 'language',
  values: readonly string[],
  value: string,
): MatchReason | null =>
  values.includes(value) ? { question, value, isFirst: values[0] === value } : null;

/** Why a mentor fits one answer; null where they don't, undefined where it wasn't answered. */
function reasonFor(
  mentor: FunnelMentor,
  answers: FunnelAnswers,
  question: FunnelQuestion,
  now: Date,
): MatchReason | null | undefined {
  const { stage, need, language, budget, when } = answers;
  switch (question) {
    case 'stage':
      return stage === undefined ? undefined : named('stage', mentor.stages, stage);
    case 'need':
      return need === undefined ? undefined : named('need', mentor.needs, need);
    case 'language':
      return language === undefined ? undefined : named('language', mentor.languages, language);
    case 'budget': {
      if (budget === undefined) return undefined;
      return mentor.priceFrom <= budget ? { question, priceFrom: mentor.priceFrom } : null;
    }
    case 'when': {
      if (when === undefined) return undefined;
      const { nextSlot } = mentor;
      const until = now.getTime() + funnelDays[when] * MS_PER_DAY;
      return nextSlot !== null && nextSlot.getTime() <= until ? { question, nextSlot } : null;
    }
  }
}

/** The questions that speak against a mentor. */
const againstOf = (mentor: FunnelMentor, answers: FunnelAnswers, now: Date) =>
  funnelQuestions.filter((question) => reasonFor(mentor, answers, question, now) === null);

function matchOf(mentor: FunnelMentor, answers: FunnelAnswers, now: Date): MentorMatch {
  const reasons = funnelQuestions.flatMap(
    (question) => reasonFor(mentor, answers, question, now) ?? [],
  );
  const fit = reasons.reduce((total, reason) => {
    const isFirst = 'isFirst' in reason && reason.isFirst;
    return total + points[reason.question] * (isFirst ? 1 + FIRST : 1);
  }, 0);
  const { rating, reviews } = mentor;
  const said = rating === null ? 0 : reviews;
  const quality =
    ((rating ?? 0) * said + usual.rating * usual.reviews) / (said + usual.reviews) - usual.rating;
  return { id: mentor.id, reasons, score: fit + quality };
}

/** A mentor with the questions that speak against them. */
interface Compared {
  mentor: FunnelMentor;
  against: readonly FunnelQuestion[];
}

/** How many mentors remain with each option of a question, in the order of the options. */
function countsOf<Question extends FunnelQuestion>(
  compared: readonly Compared[],
  question: Question,
  options: FunnelOptions[Question],
  now: Date,
): number[] {
  const left = compared.filter(({ against }) => against.every((one) => one === question));
  return options.map((option) => {
    const only: FunnelAnswers = { [question]: option };
    return left.filter(({ mentor }) => reasonFor(mentor, only, question, now) !== null).length;
  });
}

/** Each mentor says which answers have to go for them; the shortest of these lists are the sets. */
function loosenings(compared: readonly Compared[]): Loosening[] {
  const sets = new Map<string, Loosening>();
  for (const { against } of compared) {
    const known = sets.get(against.join()) ?? { without: [...against], count: 0 };
    known.count += 1;
    sets.set(against.join(), known);
  }
  const found = [...sets.values()];
  const least = Math.min(...found.map((set) => set.without.length));
  return found
    .filter((set) => set.without.length === least)
    .sort((left, right) => right.count - left.count);
}

const byText = (left: string, right: string) => (left < right ? -1 : Number(left > right));

/**
 * The mentors that fit the answers so far.
 *
 * Every answer excludes those who don't fit it. The others are listed by how well they fit: a need weighs most, then stage
 * and time, then language and price; what a mentor named first weighs half as much again. A rating moves them by less than
 * a point. Of equal ones the earlier free slot is first, then the smaller ID, so that pages don't change between reads.
 * The cost is that of `mentors` times all options: it is meant for hundreds of mentors.
 *
 * @param mentors all that take sessions
 * @param options what the page offers for each question, in its order
 * @param now from which `when` counts
 */
export function matchMentors(
  mentors: readonly FunnelMentor[],
  answers: FunnelAnswers,
  options: FunnelOptions,
  now: Date,
): FunnelResult {
  const slotOf = ({ nextSlot }: FunnelMentor) => nextSlot?.getTime() ?? Number.MAX_VALUE;
  const compared = mentors.map((mentor) => ({ mentor, against: againstOf(mentor, answers, now) }));
  const matches = compared
    .filter(({ against }) => against.length === 0)
    .map(({ mentor }) => ({ mentor, match: matchOf(mentor, answers, now) }))
    .sort(
      (left, right) =>
        right.match.score - left.match.score ||
        slotOf(left.mentor) - slotOf(right.mentor) ||
        byText(left.match.id, right.match.id),
    )
    .map(({ match }) => match);
  return {
    matches,
    counts: {
      stage: countsOf(compared, 'stage', options.stage, now),
      need: countsOf(compared, 'need', options.need, now),
      language: countsOf(compared, 'language', options.language, now),
      budget: countsOf(compared, 'budget', options.budget, now),
      when: countsOf(compared, 'when', options.when, now),
    },
    loosen: matches.length > 0 ? [] : loosenings(compared),
  };
}
