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

type Query = Readonly<Record<string, string | undefined>>;

/** The list of a type below a path; its last part is the type in small letters. */
const listBelow =
  (path: string) =>
  (type: TrackerListType, query: { record?: string } & Query = {}) =>
    withQuery(`${path}/${type.toLowerCase()}`, query);

/** The full list of one type, for those who have the bundle or a plan. */
const fullTracker = /* @__PURE__ */ listBelow(trackersRoutes.fullTrackers);
const freeTracker = /* @__PURE__ */ listBelow(trackersRoutes.trackers);

/** How the pipeline is shown: `?layout=`. */
export const pipelineLayouts = ['board', 'table', 'funnel'] as const;
export type PipelineLayout = (typeof pipelineLayouts)[number];

/** Addresses of trackers. */
export const trackersLinks = {
  /** The overview; `record` opens one beside it. */
  trackers: ({ record }: { record?: string } = {}) =>
    withQuery(trackersRoutes.trackers, { record }),
  /** The list of one type, with its filters; `record` opens one beside it. That of angels is a full one. */
  tracker: (...[type, query]: Parameters<typeof fullTracker>) =>
    (type === 'ANGEL' ? fullTracker : freeTracker)(type, query),
  /** The member's pipeline, as a board by default, with its filters; `item` is the one to open. */
  pipeline: (query: { layout?: PipelineLayout; item?: string } & Query = {}) =>
    withQuery(trackersRoutes.trackers, { view: 'pipeline', ...query }),
  /** What the member's company is and seeks. */
  fitSettings: () => withQuery(trackersRoutes.trackers, { view: 'fit' }),
  /** What the bundle holds. */
  bundle: () => trackersRoutes.bundle,
  bundleTerms: () => trackersRoutes.bundleTerms,
  bundleCheckout: () => trackersRoutes.bundleCheckout,
  fullTrackers: () => trackersRoutes.fullTrackers,
  fullTracker,
} as const;

/** The page of each kind of record. */
export const trackersRecords = {
  TRACKER: (slug: string) => trackersLinks.trackers({ record: slug }),
} as const;
