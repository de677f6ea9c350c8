import type { Competition, CompetitionCard } from './competition.schema';
import type {
  CheckedReceipt,
  GalleryEntry,
  Invitation,
  OwnEntry,
  ProfileEntry,
  PublicEntry,
  Suggestion,
} from './entry.schema';
import type { OwnVote } from './vote.calls';

const idOf = (end: string) => `018bcfe5-6800-7000-8000-0000000001${end}`;

/** People of teams. */
export const competitionPeopleFixtures = {
  asha: {
    id: idOf('a1'),
    slug: 'asha-menon',
    displayName: 'Asha Menon',
    headline: 'Founder of Harbourlight',
    avatarUrl: null,
    role: 'FOUNDER',
  },
  ravi: {
    id: idOf('a2'),
    slug: 'ravi-iyer',
    displayName: 'Ravi Iyer',
    headline: 'Builds for the sea',
    avatarUrl: null,
    role: 'CANDIDATE',
  },
} as const;

const { asha, ravi } = competitionPeopleFixtures;

const open: CompetitionCard = {
  id: idOf('01'),
  slug: 'monsoon-build',
  kind: 'COMPETITION',
  series: null,
  title: 'Monsoon Build',
  tagline: 'Six weeks to build something that helps a city in the rain',
  organiser: 'Kaveri Foundation',
  phase: 'OPEN',
  opensAt: '2027-03-01T03:30:00.000Z',
  closesAt: '2027-03-14T18:29:00.000Z',
  judgingAt: '2027-03-15T03:30:00.000Z',
  resultAt: '2027-03-28T12:30:00.000Z',
  publishedAt: null,
  prize: '₹10 lakh without equity',
  entryCount: 42,
  followerCount: 118,
  isJoined: false,
  hasSubmitted: false,
  isFollowing: false,
  canVote: false,
};

const coming: CompetitionCard = {
  ...open,
  id: idOf('02'),
  slug: 'pre-a-2027',
  kind: 'CAMPAIGN',
  series: 'pre-a-funding',
  title: 'Pre-A Funding 2027',
  tagline: 'Meet twelve funds in one week',
  phase: 'ANNOUNCED',
  opensAt: '2027-04-01T03:30:00.000Z',
  closesAt: '2027-04-20T18:29:00.000Z',
  judgingAt: '2027-04-21T03:30:00.000Z',
  resultAt: '2027-05-03T12:30:00.000Z',
  prize: null,
  entryCount: 0,
  followerCount: 9,
};

/** Competitions in lists: an open one, and a campaign to come. */
export const competitionCardFixtures: readonly [CompetitionCard, CompetitionCard] = [open, coming];

/** The page of the open one. */
export const competitionFixture: Competition = {
  ...open,
  about: 'Every July the same streets flood.\n\nBuild what helps the people who live there.',
  eligibility: ['Your company is younger than three years.', 'You live in India.'],
  prizes: [
    { place: 1, title: '₹10 lakh without equity', text: 'Paid within thirty days.' },
    { place: 2, title: '₹4 lakh', text: '' },
    { place: null, title: 'The people’s prize', text: 'A pilot with the city of Kochi.' },
  ],
  questions: [{ question: 'Can I enter twice?', answer: 'No. You can be in one entry.' }],
  form: [
    {
      kind: 'TEXT',
      id: 'problem',
      label: 'What problem do you solve?',
      hint: 'Who has it, and how often?',
      isRequired: true,
      isPublic: true,
      max: 600,
      isLong: true,
    },
    {
      kind: 'CHOICE',
      id: 'stage',
      label: 'How far are you?',
      hint: '',
      isRequired: true,
      isPublic: false,
      options: ['Idea', 'Prototype', 'Customers'],
      most: 1,
    },
    {
      kind: 'NUMBER',
      id: 'people',
      label: 'How many people work on it?',
      hint: '',
      isRequired: false,
      isPublic: false,
      min: 1,
      max: 500,
      unit: 'people',
    },
    { kind: 'LINK', id: 'site', label: 'Website', hint: '', isRequired: false, isPublic: true },
    {
      kind: 'VIDEO',
      id: 'pitch',
      label: 'Your pitch',
      hint: 'Two minutes at most, on YouTube, Vimeo or Loom',
      isRequired: true,
      isPublic: true,
    },
    {
      kind: 'FILE',
      id: 'deck',
      label: 'Your deck',
      hint: 'For the judges alone',
      isRequired: false,
      isPublic: false,
      mostMb: 5,
    },
  ],
  criteria: [
    { id: 'need', label: 'Need', text: 'Do people need it?', weight: 50 },
    { id: 'proof', label: 'Proof', text: 'Does it work?', weight: 30 },
    { id: 'team', label: 'Team', text: 'Can they do it?', weight: 20 },
  ],
  tieRule: 'MEAN_THEN_EARLIER',
  teamMax: 4,
  vote: {
    opensAt: open.closesAt,
    closesAt: open.resultAt,
    countsShownAt: '2027-03-15T18:29:00.000Z',
    isOpen: false,
    areCountsShown: false,
  },
  judgeState: null,
  rules: {
    version: 2,
    text: '## Who decides\n\nFive judges score each entry.',
    publishedAt: '2027-03-03T09:00:00.000Z',
  },
  changes: [
    {
      id: idOf('c2'),
      kind: 'DEADLINE',
      text: 'The deadline is three days later, because uploads failed on 2 March.',
      at: '2027-03-03T09:00:00.000Z',
      from: '2027-03-11T18:29:00.000Z',
      to: '2027-03-14T18:29:00.000Z',
    },
    {
      id: idOf('c1'),
      kind: 'ANNOUNCED',
      text: 'Monsoon Build was announced.',
      at: '2027-02-20T09:00:00.000Z',
      from: null,
      to: null,
    },
  ],
  winners: [],
  serverTime: '2027-03-09T08:00:00.000Z',
};

/** An entry that was submitted and changed afterwards. */
export const ownEntryFixture: OwnEntry = {
  id: idOf('e1'),
  state: 'SUBMITTED',
  title: 'Harbourlight',
  tagline: 'Warns fishers of floods by a call in their language',
  answers: {
    problem: 'Warnings come as English text messages.',
    stage: ['Prototype'],
    people: 3,
    pitch: 'https://www.youtube.com/watch?v=xxxxxxxxxxx',
    deck: {
      key: 'AAAAAAAAAAAAAAAAAAAAAA.pdf',
      name: 'Harbourlight.pdf',
      bytes: 812_345,
      sha256: 'c1d2e3f4a5b6978812345678901234567890abcdefabcdefabcdefabcdef0123',
    },
  },
  revision: 7,
  updatedAt: '2027-03-08T18:00:00.000Z',
  team: [
    { person: asha, isOwner: true, joinedAt: '2027-03-02T10:00:00.000Z' },
    { person: ravi, isOwner: false, joinedAt: '2027-03-02T12:00:00.000Z' },
  ],
  isOwner: true,
  inviteUrl: 'https://upround.example/competition/monsoon-build?invite=018bcfe568007000',
  problems: [],
  receipt: {
    code: '018bcfe5-6800-7000-8000-0000000001f1',
    sha256: '3a7bd3e2360a3d29eea436fcfb7e44c735d117c42d1c1835420b6b9942dd4f1b',
    submittedAt: '2027-03-08T17:00:00.000Z',
  },
  isChanged: true,
  hiddenAs: null,
};

export const galleryEntryFixtures: readonly [GalleryEntry, GalleryEntry] = [
  {
    id: idOf('e1'),
    title: 'Harbourlight',
    tagline: 'Warns fishers of floods by a call in their language',
    team: [asha, ravi],
    submittedAt: '2027-03-08T17:00:00.000Z',
    votes: 31,
  },
  {
    id: idOf('e2'),
    title: 'Dry Steps',
    tagline: 'Sensors on bridges',
    team: [ravi],
    submittedAt: '2027-03-09T17:00:00.000Z',
    votes: 12,
  },
];

const [entered] = galleryEntryFixtures;
const { problem, pitch } = ownEntryFixture.answers;

/** The first with the answers that everyone sees. */
export const publicEntryFixture: PublicEntry = {
  ...entered,
  answers: { problem: problem ?? '', pitch: pitch ?? '' },
};

export const profileEntryFixture: ProfileEntry = {
  entry: entered,
  competition: { slug: open.slug, title: open.title },
  rank: 1,
  prize: '₹10 lakh without equity',
  certificate: null,
};

export const suggestionFixture: Suggestion = {
  id: idOf('e0'),
  competition: 'Village Ledger',
  title: 'Harbourlight',
  tagline: 'Warns fishers of floods',
  answers: { problem: 'Warnings come too late.' },
};

/** Of a member who voted. */
export const ownVoteFixture: OwnVote = { entryId: entered.id, isHeld: false, refusal: null };

export const invitationFixture: Invitation = {
  title: 'Harbourlight',
  owner: asha,
  teamSize: 2,
  teamMax: 4,
  state: 'OPEN',
};

export const checkedReceiptFixture: CheckedReceipt = {
  code: '018bcfe5-6800-7000-8000-0000000001f1',
  sha256: '3a7bd3e2360a3d29eea436fcfb7e44c735d117c42d1c1835420b6b9942dd4f1b',
  submittedAt: '2027-03-08T17:00:00.000Z',
  isNewest: true,
  isWithdrawn: false,
  hasCertificate: false,
  content: null,
};
