import {
  checkReceipt,
  listCompetitions,
  listEntries,
  listJudgedEntries,
  listResults,
  readCompetition,
  readInvitation,
  readJudging,
  readOwnEntry,
  readOwnResult,
  readRound,
  type CompetitionKind,
  type CompetitionSeries,
  type CompetitionStatus,
} from '@upround/competitions/contract';
import { pagesFor, queryFor, renewedOnReturn } from '@upround/shared/query';

/** Which competitions a list has. */
export interface CompetitionFilters {
  status: CompetitionStatus;
  kind: CompetitionKind | null;
  /** Only those that the member is in or follows. */
  isMine: boolean;
}

export const competitionsQuery = ({ status, kind, isMine }: CompetitionFilters) =>
  pagesFor(listCompetitions, {
    query: { status, ...(kind !== null && { kind }), ...(isMine && { mine: 'true' as const }) },
  });

export const competitionQuery = (slug: string) => ({
  ...queryFor(readCompetition, { params: { slug } }),
  ...renewedOnReturn,
});

/** The newest round of a showcase or campaign. */
export const roundQuery = (series: CompetitionSeries) => ({
  ...queryFor(readRound, { params: { series } }),
  ...renewedOnReturn,
});

export const entriesQuery = (slug: string) =>
  pagesFor(listEntries, { params: { slug }, query: {} });

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

export const invitationQuery = (slug: string, token: string) =>
  queryFor(readInvitation, { params: { slug, token } });

export const receiptQuery = (slug: string, code: string) =>
  queryFor(checkReceipt, { params: { slug, code } });
