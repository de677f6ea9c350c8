import { withQuery } from './build-path';

export const trackersRoutes = {
  trackers: '/tracker',
  grantTracker: '/tracker/grant',
  acceleratorTracker: '/tracker/accelerator',
  fundTracker: '/tracker/venture_capital',
  bundle: '/trackerbundle',
  bundleTerms: '/trackerbundle/terms',
  bundleCheckout: '/trackerbundle/checkout',
  fullTrackers: '/trackerbundle/tracker',
  fullAngelTracker: '/trackerbundle/tracker/angel',
  fullGrantTracker: '/trackerbundle/tracker/grant',
  fullAcceleratorTracker: '/trackerbundle/tracker/accelerator',
  fullFundTracker: '/trackerbundle/tracker/venture_capital',
} as const;

/** The types of funders, each of which has a list. */
export type TrackerListType = 'VENTURE_CAPITAL' | 'GRANT' | 'ACCELERATOR' | 'ANGEL';

/** The list of a type below a path; its last part is the type in small letters. */
const listBelow = (path: string, type: TrackerListType) => `${path}/${type.toLowerCase()}`;

type Query = Readonly<Record<string, string | undefined>>;

/** How the pipeline is shown: `?layout=`. */
export const pipelineLayouts = ['board', 'table', 'funnel'] as const;
export type PipelineLayout = (typeof pipelineLayouts)[number];

/** Addresses of trackers. */
export const trackersLinks = {
  /** The overview; `record` opens one beside it. */
  trackers: ({ record }: { record?: string } = {}) =>
    withQuery(trackersRoutes.trackers, { record }),
  /** The list of one type, with its filters; `record` opens one beside it. */
  tracker: (type: TrackerListType, query: { record?: string } & Query = {}) =>
    // The list of angels is one of the full trackers alone.
    withQuery(
      listBelow(type === 'ANGEL' ? trackersRoutes.fullTrackers : trackersRoutes.trackers, type),
      query,
    ),
  /** The member's pipeline, with its filters; `item` is the one to open. */
  pipeline: ({ layout, item, ...query }: { layout?: PipelineLayout; item?: string } & Query = {}) =>
    withQuery(trackersRoutes.trackers, {
      ...query,
      view: 'pipeline',
      layout: layout === 'board' ? undefined : layout,
      item,
    }),
  /** What the member's company is and seeks. */
  fitSettings: () => withQuery(trackersRoutes.trackers, { view: 'fit' }),
  /** What the bundle holds. */
  bundle: () => trackersRoutes.bundle,
  bundleTerms: () => trackersRoutes.bundleTerms,
  bundleCheckout: () => trackersRoutes.bundleCheckout,
  fullTrackers: () => trackersRoutes.fullTrackers,
  /** The full list of one type, for those who have the bundle or a plan. */
  fullTracker: (type: TrackerListType, query: { record?: string } & Query = {}) =>
    withQuery(listBelow(trackersRoutes.fullTrackers, type), query),
} as const;

/** The page of each kind of record. */
export const trackersRecords = {
  TRACKER: (slug: string) => trackersLinks.trackers({ record: slug }),
} as const;
