import { fill, withQuery } from './build-path';
import { withProduct } from './product-slug';

export const competitionsRoutes = {
  competitions: '/competition',
  competition: '/competition/{slug}',
  showcase: '/startup-showcase',
  showcaseRules: '/startup-showcase-rules',
  brandShowcase: '/{product}-startup-showcase',
  preAFunding: '/{product}-pre-a-funding',
  preSeriesAFunding: '/{product}-pre-series-a-funding',
  sharkTank: '/{product}-shark-tank-india',
  accelerator: '/{product}-og-accelerator',
} as const;

/** What a competition's page shows: `?tab=`. */
export const competitionTabs = ['about', 'rules', 'entries', 'entry', 'judging'] as const;
export type CompetitionTab = (typeof competitionTabs)[number];

type Query = Readonly<Record<string, string | undefined>>;

/** Addresses of competitions, showcases and campaigns. */
export const competitionsLinks = {
  competitions: (query: Query = {}) => withQuery(competitionsRoutes.competitions, query),
  /**
   * `invite` is an invitation to a team, `receipt` the receipt to check, `entry` the id of one in the gallery, and `order`
   * the gallery's; by votes by default.
   */
  competition: (
    slug: string,
    query: {
      tab?: CompetitionTab | undefined;
      invite?: string;
      receipt?: string;
      entry?: string;
      order?: 'votes' | 'random' | 'submitted' | undefined;
    } = {},
  ) =>
    withQuery(fill(competitionsRoutes.competition, slug), {
      ...query,
      tab: query.tab === 'about' ? undefined : query.tab,
      order: query.order === 'votes' ? undefined : query.order,
    }),
  showcase: () => competitionsRoutes.showcase,
  showcaseRules: () => competitionsRoutes.showcaseRules,
  brandShowcase: () => withProduct(competitionsRoutes.brandShowcase),
  preAFunding: () => withProduct(competitionsRoutes.preAFunding),
  preSeriesAFunding: () => withProduct(competitionsRoutes.preSeriesAFunding),
  sharkTank: () => withProduct(competitionsRoutes.sharkTank),
  accelerator: () => withProduct(competitionsRoutes.accelerator),
} as const;

/** The page of each kind of record. */
export const competitionsRecords = {
  COMPETITION: (slug: string) => competitionsLinks.competition(slug),
} as const;
