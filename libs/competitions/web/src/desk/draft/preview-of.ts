import type {
  Competition,
  CompetitionCard,
  CompetitionDraft,
  DeskCompetition,
} from '@upround/competitions/contract';
import { wholeFields } from '../whole-fields';

const NO_CARD = {
  id: 'preview',
  slug: 'preview',
  publishedAt: null,
  entryCount: 0,
  followerCount: 0,
  isJoined: false,
  hasSubmitted: false,
  isFollowing: false,
  canVote: false,
} as const;

type Moments = Pick<Competition, 'opensAt' | 'closesAt' | 'judgingAt' | 'resultAt'>;

/** The moments of a draft; null while one is missing. */
export function momentsOf(draft: CompetitionDraft): Moments | null {
  const { opensAt, closesAt, judgingAt, resultAt } = draft;
  if (opensAt === null || closesAt === null || judgingAt === null || resultAt === null) return null;
  return { opensAt, closesAt, judgingAt, resultAt };
}

const HOUR_MS = 3_600_000;

/** The vote as it will be announced. */
function voteOf({ vote }: CompetitionDraft, { closesAt, resultAt }: Moments): Competition['vote'] {
  if (vote === null) return null;
  const hidden = (vote.hiddenHours ?? 0) * HOUR_MS;
  const countsShownAt = new Date(Date.parse(closesAt) + hidden).toISOString();
  return {
    opensAt: closesAt,
    closesAt: resultAt,
    countsShownAt,
    isOpen: false,
    areCountsShown: false,
  };
}

const NO_MOMENTS: Moments = { opensAt: '', closesAt: '', judgingAt: '', resultAt: '' };

/**
 * A draft as its page will show it on the day it's announced. Rows without a name are left out; without all of its
 * dates it has none.
 *
 * @param desk what is known of the saved one; null for a new one
 */
export function previewOf(draft: CompetitionDraft, desk: DeskCompetition | null): Competition {
  const { kind, series, title, tagline, organiser, about, tieRule, teamMax, rules } = draft;
  const moments = momentsOf(draft);
  const prizes = draft.prizes.filter((prize) => prize.title.trim() !== '');
  const main = prizes.find(({ place }) => place === 1) ?? prizes[0];
  const card: CompetitionCard = {
    ...NO_CARD,
    slug: desk?.slug ?? NO_CARD.slug,
    kind,
    series,
    title,
    tagline,
    organiser,
    prize: main?.title ?? null,
    phase: 'ANNOUNCED',
    ...(moments ?? NO_MOMENTS),
  };
  const named = draft.criteria.filter(({ label }) => label.trim() !== '');
  const isTyped = ({ question }: { question: string }) => question.trim() !== '';
  return {
    ...card,
    about,
    eligibility: draft.eligibility.filter((condition) => condition.trim() !== ''),
    prizes,
    questions: draft.questions.filter(isTyped),
    form: wholeFields(draft.form),
    criteria: named.map((one, index) => ({
      ...one,
      id: one.id === '' ? `criterion-${index}` : one.id,
      weight: one.weight ?? 0,
    })),
    tieRule,
    teamMax: teamMax ?? 1,
    vote: moments === null ? null : voteOf(draft, moments),
    judgeState: null,
    rules: { version: 1, text: rules, publishedAt: '' },
    changes: [],
    winners: [],
    serverTime: '',
  };
}
