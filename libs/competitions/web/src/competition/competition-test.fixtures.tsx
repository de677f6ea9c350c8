import {
  competitionFixture,
  galleryEntryFixtures,
  listEntries,
  listResults,
  listSuggestions,
  ownEntryFixture,
  ownResultFixture,
  readCompetition,
  readOwnEntry,
  readOwnResult,
  readVote,
  resultLineFixtures,
  saveEntry,
  type Competition,
  type OwnEntry,
} from '@upround/competitions/contract';
import { links, routes, type CompetitionTab } from '@upround/shared/links';
import { aUser, fakeApi, renderScreen, segment, type FakeApi } from '@upround/shared/testing';
import { CompetitionScreen } from './competition-screen';

export const { slug } = competitionFixture;

/** The first fixture's competition with changes. */
export const aCompetition = (changes: Partial<Competition> = {}): Competition => ({
  ...competitionFixture,
  ...changes,
});

/** The fixture's entry with changes; a draft without a submission by default. */
export const aDraft = (changes: Partial<OwnEntry> = {}): OwnEntry => ({
  ...ownEntryFixture,
  state: 'DRAFT',
  receipt: null,
  isChanged: false,
  ...changes,
});

/** An API on which the page of a competition opens. */
export const anApi = (
  competition: Partial<Competition> = {},
  entry: OwnEntry | null = null,
): FakeApi => {
  let saved = entry;
  return fakeApi()
    .on(readCompetition, () => aCompetition({ isJoined: entry !== null, ...competition }))
    .on(listEntries, () => segment([...galleryEntryFixtures]))
    .on(listResults, () => segment([...resultLineFixtures]))
    .on(readOwnResult, () => ({ result: ownResultFixture }))
    .on(readOwnEntry, () => ({ entry: saved }))
    .on(listSuggestions, () => ({ data: [] }))
    .on(readVote, () => ({ entryId: null, isHeld: false, refusal: null }))
    .on(saveEntry, ({ body: { revision, ...texts } }) => {
      saved = { ...aDraft(saved ?? { team: [] }), ...texts, revision: revision + 1 };
      return saved;
    });
};

interface OpenOptions {
  tab?: CompetitionTab;
  invite?: string;
  receipt?: string;
  /** One of the gallery. */
  entry?: string;
  order?: 'random' | 'submitted';
  api?: FakeApi;
  /** A guest opens it; by default a member whom no other test has. */
  isGuest?: boolean;
  /** The id of the member; by default one whom no other test has. */
  memberId?: string | undefined;
}

const { matchMedia } = window;

/** Gives the page room beside its form until mocks are restored. */
export const beWide = (): void =>
  void jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) => ({ ...matchMedia(query), matches: query.includes('80rem') }));

/** Makes the window a phone's until mocks are restored. */
export const beNarrow = (): void =>
  void jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) => ({ ...matchMedia(query), matches: query.includes('48rem') }));

let members = 0;

/** Opens the page of the competition. */
export function open(options: OpenOptions = {}) {
  const { tab, invite, receipt, entry, order, api = anApi(), isGuest = false } = options;
  // Drafts belong to a person: those of one test don't reach the next.
  members += 1;
  const query = {
    tab,
    order,
    ...(invite && { invite }),
    ...(receipt && { receipt }),
    ...(entry && { entry }),
  };
  return renderScreen(<CompetitionScreen />, {
    path: links.competition(slug, query),
    pattern: routes.competition,
    api,
    user: isGuest ? null : aUser({ id: options.memberId ?? `member-${members}` }),
  });
}
