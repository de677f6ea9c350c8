import {
  checkReceipt,
  listCompetitions,
  listEntries,
  listEntriesOfPerson,
  listJudgedEntries,
  listResults,
  listSuggestions,
  readCompetition,
  readEntry,
  readInvitation,
  readJudging,
  readOwnEntry,
  readOwnResult,
  readRound,
  readVote,
  type CompetitionKind,
  type CompetitionSeries,
  type EntryOrder,
  type ListedStatus,
} from '@upround/competitions/contract';
import { pagesFor, queryFor, renewedOnReturn } from '@upround/shared/query';

/** Which competitions a list has. */
export interface CompetitionFilters {
  status: ListedStatus;
  kind: CompetitionKind | null;
  /** Only those that the member is in or follows. */
  isMine: boolean;
}

/** What the call takes for a list. */
export const competitionsInput = ({ status, kind, isMine }: CompetitionFilters) => ({
  query: { status, ...(kind !== null && { kind }), ...(isMine && { mine: 'true' as const }) },
});

export const competitionsQuery = (filters: CompetitionFilters) =>
  pagesFor(listCompetitions, competitionsInput(filters));

export const competitionQuery = (slug: string) => ({
  ...queryFor(readCompetition, { params: { slug } }),
  ...renewedOnReturn,
});

/** The newest round of a showcase or campaign. */
export const roundQuery = (series: CompetitionSeries) => ({
  ...queryFor(readRound, { params: { series } }),
  ...renewedOnReturn,
});

/** Which order a gallery has; `seed` makes its random order. */
export interface GalleryOrder {
  order?: EntryOrder;
  seed?: string;
}

export const entriesQuery = (slug: string, order: GalleryOrder = {}) =>
  pagesFor(listEntries, { params: { slug }, query: order });

/** One entry with the answers that everyone sees. */
export const entryQuery = (slug: string, entryId: string) => ({
  ...queryFor(readEntry, { params: { slug, entryId } }),
  ...renewedOnReturn,
});

/** The member's vote. */
export const ownVoteQuery = (slug: string) => ({
  ...queryFor(readVote, { params: { slug } }),
  ...renewedOnReturn,
});

/** The published result, the winner first. */
export const resultsQuery = (slug: string) =>
  pagesFor(listResults, { params: { slug }, query: {} });

/** What the member's own entry reached. */
export const ownResultQuery = (slug: string) => queryFor(readOwnResult, { params: { slug } });

/** What the member has to judge. */
export const judgingQuery = (slug: string) => ({
  ...queryFor(readJudging, { params: { slug } }),
  ...renewedOnReturn,
});

export const judgedEntriesQuery = (slug: string) =>
  pagesFor(listJudgedEntries, { params: { slug }, query: {} });

export const ownEntryQuery = (slug: string) => ({
  ...queryFor(readOwnEntry, { params: { slug } }),
  ...renewedOnReturn,
});

/** Earlier entries of the member that a new one can be filled from. */
export const suggestionsQuery = (slug: string) => queryFor(listSuggestions, { params: { slug } });

/** What a person entered and won. */
export const entriesOfPersonQuery = (userId: string) => ({
  ...queryFor(listEntriesOfPerson, { query: { userId } }),
  ...renewedOnReturn,
});

export const invitationQuery = (slug: string, token: string) =>
  queryFor(readInvitation, { params: { slug, token } });

export const receiptQuery = (slug: string, code: string) =>
  queryFor(checkReceipt, { params: { slug, code } });
