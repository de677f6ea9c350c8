import {
  matchBudgets,
  mentorLimits,
  mentorNeeds,
  mentorStages,
  mentorTimes,
  type MatchQuery,
  type MentorCounts,
  type MentorMatches,
  type MentorMatchReason,
} from '@upround/mentor/contract';
import {
  matchMentors,
  type FunnelMentor,
  type FunnelOptions,
  type FunnelResult,
  type MatchReason,
} from '@upround/mentor/model';
import type { Database } from '@upround/shared/db';
import { toCard } from '../mentor/mentor.columns';
import { findCards } from '../mentor/mentor.read-model';
import { hiddenMentors, readChoice, type ChoiceMentor } from './funnel-mentors.read-model';
import { remembered } from './remembered';

/** How long mentors and answers are good for, and how many answers are remembered. */
const GOOD_MS = 30_000;
const MOST_ANSWERS = 500;
/** How many languages are offered, the most common ones. */
const LANGUAGES = 30;

/** What was chosen, before the cards are read. */
interface Chosen {
  matches: { id: string; reasons: MentorMatchReason[] }[];
  total: number;
  counts: MentorCounts;
  loosen: FunnelResult['loosen'];
}

function languagesOf(mentors: readonly FunnelMentor[], asked: string | undefined): string[] {
  const counts = new Map<string, number>(asked === undefined ? [] : [[asked, Infinity]]);
  for (const language of mentors.flatMap(({ languages }) => languages)) {
    counts.set(language, (counts.get(language) ?? 0) + 1);
  }
  return [...counts]
    .sort(([one, more], [other, less]) => less - more || (one < other ? -1 : 1))
    .slice(0, LANGUAGES)
    .map(([language]) => language);
}

const toReason = (reason: MatchReason): MentorMatchReason =>
  reason.question === 'when'
    ? { question: 'when', nextSlot: reason.nextSlot.toISOString() }
    : reason;

function countsOf<Value>(values: readonly Value[], counts: readonly number[]) {
  return values.map((value, at) => ({ value, count: counts[at] ?? 0 }));
}

function choose(mentors: readonly FunnelMentor[], query: MatchQuery, now: Date): Chosen {
  const options = {
    stage: mentorStages,
    need: mentorNeeds,
    language: languagesOf(mentors, query.language),
    budget: matchBudgets,
    when: mentorTimes,
  } satisfies FunnelOptions;
  const { matches, counts, loosen } = matchMentors(mentors, answersOf(query), options, now);
  return {
    matches: matches
      .slice(0, mentorLimits.matches)
      .map(({ id, reasons }) => ({ id, reasons: reasons.map(toReason) })),
    total: matches.length,
    counts: {
      stage: countsOf(options.stage, counts.stage),
      need: countsOf(options.need, counts.need),
      language: countsOf(options.language, counts.language),
      budget: countsOf(options.budget, counts.budget),
      when: countsOf(options.when, counts.when),
    },
    loosen,
  };
}

/** The answers that were given. */
const answersOf = ({ stage, need, language, budget, when }: MatchQuery) => ({
  ...(stage !== undefined && { stage }),
  ...(need !== undefined && { need }),
  ...(language !== undefined && { language }),
  ...(budget !== undefined && { budget }),
  ...(when !== undefined && { when }),
});

/** Answers the guided choice. Mentors, and what most viewers get for the same answers, are remembered for a while. */
export function createMatching(
  now: () => Date,
): (db: Database, viewer: string | null, query: MatchQuery) => Promise<MentorMatches> {
  const all = remembered<ChoiceMentor[]>({ ms: GOOD_MS, most: 1 }, now);
  const answers = remembered<Chosen>({ ms: GOOD_MS, most: MOST_ANSWERS }, now);
  return async (db, viewer, query) => {
    const mentors = await all('', () => readChoice(db));
    const hidden = await hiddenMentors(db, viewer);
    const { matches, ...rest } =
      hidden.size === 0
        ? await answers(JSON.stringify(answersOf(query)), async () => choose(mentors, query, now()))
        : choose(
            mentors.filter(({ userId }) => !hidden.has(userId)),
            query,
            now(),
          );
    const cards = await findCards(
      db,
      viewer,
      matches.map(({ id }) => id),
    );
    return {
      ...rest,
      // Who was paused meanwhile has no card.
      matches: matches.flatMap(({ id, reasons }) => {
        const card = cards.find((one) => one.id === id);
        return card === undefined ? [] : [{ mentor: toCard(card), reasons }];
      }),
    };
  };
}
