import {
  competitionCardFixtures,
  competitionFixture,
  competitionPeopleFixtures,
  galleryEntryFixtures,
  ownEntryFixture,
} from './competition.fixtures';
import type { ListedCompetition } from './competition.schema';
import type { CompleteDraft, DeskCompetition, DeskEntry, DeskItem, HeldVote } from './desk.schema';
import type { JudgedEntry, Judging, OwnResult, ResultLine } from './judging.schema';

const { ravi } = competitionPeopleFixtures;
const [first, second] = galleryEntryFixtures;
const [card] = competitionCardFixtures;

export const judgingFixture: Judging = {
  state: 'ACCEPTED',
  isOpen: true,
  total: 14,
  scored: 5,
  conflicts: 1,
};

/** Entries as a judge sees them: one that is scored, one that isn't. */
export const judgedEntryFixtures: readonly [JudgedEntry, JudgedEntry] = [
  {
    id: first.id,
    title: first.title,
    tagline: first.tagline,
    team: [...first.team],
    answers: ownEntryFixture.answers,
    points: { need: 9, proof: 7, team: 8 },
    note: 'The call in Malayalam is the point.',
    hasConflict: false,
  },
  {
    id: second.id,
    title: second.title,
    tagline: second.tagline,
    team: [...second.team],
    answers: { problem: 'Bridges flood before anyone knows.', stage: ['Idea'] },
    points: null,
    note: '',
    hasConflict: false,
  },
];

export const resultLineFixtures: readonly [ResultLine, ResultLine] = [
  {
    entry: first,
    rank: 1,
    score: 8.4,
    mean: 8.2,
    judges: 5,
    prize: '₹10 lakh without equity',
    isFavourite: true,
  },
  { entry: second, rank: 2, score: 7.1, mean: 7.3, judges: 5, prize: null, isFavourite: false },
];

/** A past competition in the list, with who won it. */
export const pastCompetitionFixture: ListedCompetition = {
  ...card,
  id: `${card.id}-past`,
  slug: 'lake-build',
  title: 'Lake Build',
  phase: 'RESULT',
  publishedAt: '2027-02-28T12:30:00.000Z',
  winners: [
    {
      entryId: first.id,
      title: first.title,
      team: [...first.team],
      prize: '₹10 lakh without equity',
    },
  ],
};

export const ownResultFixture: OwnResult = {
  rank: 1,
  score: 8.4,
  mean: 8.2,
  judges: 5,
  prize: '₹10 lakh without equity',
  votes: 31,
  isFavourite: true,
  ranked: 14,
  byCriterion: [
    { id: 'need', label: 'Need', mean: 8.8 },
    { id: 'proof', label: 'Proof', mean: 7.4 },
    { id: 'team', label: 'Team', mean: 8 },
  ],
  publishedAt: '2027-03-28T12:30:00.000Z',
};

const { kind, series, title, tagline, organiser, about, eligibility, prizes, questions } =
  competitionFixture;
const { form, criteria, tieRule, teamMax, opensAt, closesAt, judgingAt, resultAt, rules } =
  competitionFixture;

/** A draft that staff wrote. */
export const competitionDraftFixture: CompleteDraft = {
  kind,
  series,
  title,
  tagline,
  organiser,
  about,
  eligibility,
  prizes,
  questions,
  form,
  criteria,
  tieRule,
  teamMax,
  vote: { hiddenHours: 24 },
  rules: rules.text,
  opensAt,
  closesAt,
  judgingAt,
  resultAt,
};

export const deskItemFixture: DeskItem = { ...card, isDraft: false, isComplete: true, judges: 1 };

export const deskCompetitionFixture: DeskCompetition = {
  ...deskItemFixture,
  draft: competitionDraftFixture,
  rulesVersion: 2,
  draftEntries: 9,
  judgeList: [{ person: ravi, state: 'ACCEPTED', scored: 5, conflicts: 1 }],
  missingScores: 8,
  votes: { counted: 43, held: 2 },
};

export const heldVoteFixture: HeldVote = {
  voter: ravi,
  entry: { id: first.id, title: first.title },
  reason: 'NETWORK',
  at: '2027-03-16T10:00:00.000Z',
};

export const deskEntryFixture: DeskEntry = {
  ...first,
  answers: ownEntryFixture.answers,
  receipt: '018bcfe5-6800-7000-8000-0000000001f1',
  scores: 4,
  rank: null,
  score: null,
  mean: null,
  prize: null,
};
