import { fill, withQuery } from './build-path';

export const ambassadorRoutes = {
  ambassadors: '/ambassador',
  incentives: '/ambassador/incentives',
  leaderboard: '/ambassador/leaderboard',
  ambassador: '/ambassador/{slug}',
  creatorProgramme: '/creator-program',
} as const;

/** What one's own page of the programme shows: `?tab=`. */
export const ambassadorTabs = ['overview', 'points', 'invitations'] as const;
export type AmbassadorTab = (typeof ambassadorTabs)[number];

/** Addresses of the ambassador and creator programmes. */
export const ambassadorLinks = {
  /** The programme, and one's own place in it; `invite` is the token of an invitation. */
  ambassadors: (query: { tab?: AmbassadorTab | undefined; invite?: string | undefined } = {}) =>
    withQuery(ambassadorRoutes.ambassadors, {
      ...query,
      tab: query.tab === 'overview' ? undefined : query.tab,
    }),
  ambassador: (slug: string) => fill(ambassadorRoutes.ambassador, slug),
  incentives: () => ambassadorRoutes.incentives,
  /** The board of this season by default; `ALL` for all time. */
  leaderboard: (query: { season?: string | undefined } = {}) =>
    withQuery(ambassadorRoutes.leaderboard, query),
  /** `month` is the statement to open. */
  creatorProgramme: (query: { month?: string | undefined } = {}) =>
    withQuery(ambassadorRoutes.creatorProgramme, query),
  /** What ambassadors share: the home page, with whose code it is. */
  referral: (code: string) => withQuery('/', { ref: code }),
} as const;
