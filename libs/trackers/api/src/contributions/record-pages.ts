import { trackerTypes, type TrackerType } from '@upround/trackers/contract';
import type { Database } from '@upround/shared/db';
import { links, routes, rssPath, type RoutePattern } from '@upround/shared/links';
import type { PageMeta, PageSource, PublicRecord } from '@upround/shared/ports';
import { sql } from 'kysely';
import { findRecord } from '../record/record.read-model';

const SLUG = /^[A-Za-z0-9_-]{1,64}$/;

const lists: Record<TrackerType, { title: string; description: string }> = {
  VENTURE_CAPITAL: {
    title: 'Venture capital funds',
    description:
      'Funds that invest in startups: their stages, sectors and amounts, each with its source and date.',
  },
  GRANT: {
    title: 'Grants for startups',
    description:
      'Public grants and schemes for startups: who can apply, how much and when, each with its source and date.',
  },
  ACCELERATOR: {
    title: 'Accelerators and incubators',
    description:
      'Programmes for startups: what they offer, what they take and when to apply, each with its source and date.',
  },
  ANGEL: {
    title: 'Angel networks',
    description: 'Networks of angel investors: where and how they invest.',
  },
};

const overview: PageMeta = {
  title: 'Funding for startups',
  description:
    'Venture capital funds, grants, accelerators and angel networks in one place, with sources and dates. Score them against your company and keep track of who you’ve contacted.',
  path: links.trackers(),
  feed: rssPath('funding'),
};

async function describeRecord(db: Database, key: string): Promise<PageMeta | null> {
  const viewing = { viewer: null, angels: false };
  const row = SLUG.test(key) ? await findRecord(db, viewing, key) : undefined;
  if (row === undefined) return null;
  return {
    title: row.name,
    description: row.summary,
    path: links.tracker(row.type, { record: row.slug }),
    kind: 'article',
    changedAt: row.updated_at,
    feed: rssPath('funding'),
    ...(row.type === 'ANGEL' && { unlisted: true }),
    data: (address) => ({
      '@type': row.type === 'GRANT' ? 'MonetaryGrant' : 'Organization',
      '@id': address(links.tracker(row.type, { record: row.slug })),
      name: row.name,
      description: row.summary,
      ...(row.website !== null && { url: row.website }),
    }),
  };
}

const listed = (type: TrackerType) => sql<PublicRecord>`
  select r.id, r.slug, r.updated_at as changed_at from tracker_records r
  where r.removed_at is null and r.type = ${type}`;

const listPage = (route: RoutePattern, type: TrackerType): PageSource => ({
  route,
  describe: async (db, { query }) => {
    const record = query.get('record');
    if (record !== null) return describeRecord(db, record);
    return { ...lists[type], path: links.tracker(type), feed: rssPath('funding') };
  },
  records: listed(type),
  pathOf: (slug) => links.tracker(type, { record: slug }),
  listedAs: type.toLowerCase().replace('_', '-'),
});

const bundlePage = (route: RoutePattern, meta: PageMeta): PageSource => ({
  route,
  describe: async () => meta,
});

const fullRoutes: Record<TrackerType, RoutePattern> = {
  VENTURE_CAPITAL: routes.fullFundTracker,
  GRANT: routes.fullGrantTracker,
  ACCELERATOR: routes.fullAcceleratorTracker,
  ANGEL: routes.fullAngelTracker,
};

/** The overview, the lists, and the pages of the bundle. */
export const recordPages: readonly PageSource[] = [
  {
    route: routes.trackers,
    describe: async (db, { query }) => {
      const record = query.get('record');
      if (record !== null) return describeRecord(db, record);
      // The pipeline and the settings of fit are the member's own.
      return query.has('view') ? { ...overview, unlisted: true } : overview;
    },
  },
  listPage(routes.fundTracker, 'VENTURE_CAPITAL'),
  listPage(routes.grantTracker, 'GRANT'),
  listPage(routes.acceleratorTracker, 'ACCELERATOR'),
  bundlePage(routes.bundle, {
    title: 'Tracker bundle',
    description:
      'All four trackers with contact details and exports, for one payment. See what’s in it, row by row.',
    path: links.bundle(),
  }),
  bundlePage(routes.bundleTerms, {
    title: 'Terms of the tracker bundle',
    description: 'What the tracker bundle includes, how you may use it, and refunds.',
    path: links.bundleTerms(),
  }),
  bundlePage(routes.bundleCheckout, {
    title: 'Buy the tracker bundle',
    description: 'Pay for the tracker bundle by UPI.',
    path: links.bundleCheckout(),
    unlisted: true,
  }),
  bundlePage(routes.fullTrackers, {
    title: 'Your trackers',
    description: 'The four full trackers, with exports.',
    path: links.fullTrackers(),
    unlisted: true,
  }),
  ...trackerTypes.map((type) =>
    bundlePage(fullRoutes[type], {
      ...lists[type],
      path: links.fullTracker(type),
      unlisted: true,
    }),
  ),
];
