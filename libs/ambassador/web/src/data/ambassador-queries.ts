import {
  checkInvite,
  listAmbassadors,
  listInvites,
  listLedger,
  readAmbassador,
  readCreatorProgramme,
  readCreatorStatement,
  readOwnAmbassador,
  readOwnCreator,
  readProgramme,
} from '@upround/ambassador/contract';
import { pagesFor, queryFor, renewedOnReturn } from '@upround/shared/query';

/** As often as the boards are computed. */
export const BOARD_EVERY_MS = 60_000;

/** Rereads what changes with the boards while its page is open and visible: no event says that others got points. */
const renewedWithBoards = {
  ...renewedOnReturn,
  refetchInterval: BOARD_EVERY_MS,
  refetchIntervalInBackground: false,
} as const;

/** What the programme has achieved. */
export const programmeQuery = () => ({ ...queryFor(readProgramme, {}), ...renewedWithBoards });

/** The member's own membership. */
export const ownAmbassadorQuery = () => ({
  ...queryFor(readOwnAmbassador, {}),
  ...renewedOnReturn,
});

export const ambassadorQuery = (slug: string) => ({
  ...queryFor(readAmbassador, { query: { slug } }),
  ...renewedOnReturn,
});

/** The board of a season, or of all time. */
export const boardQuery = (season: string) => pagesFor(listAmbassadors, { query: { season } });

export const ledgerQuery = () => pagesFor(listLedger, { query: {} });

export const invitesQuery = () => ({ ...queryFor(listInvites, {}), ...renewedOnReturn });

export const inviteQuery = (token: string) => queryFor(checkInvite, { params: { token } });

export const creatorProgrammeQuery = () => queryFor(readCreatorProgramme, {});

/** The member's own place in the creator programme. */
export const ownCreatorQuery = () => ({ ...queryFor(readOwnCreator, {}), ...renewedOnReturn });

export const statementQuery = (month: string) =>
  queryFor(readCreatorStatement, { params: { month } });
