import {
  compareTrackers,
  exportTrackers,
  listTrackers,
  readTracker,
  readTrackerFacets,
  readTrackerOverview,
  trackerLimits,
  trackersErrors,
  trackerTypes,
} from '@upround/trackers/contract';
import { coreErrors } from '@upround/shared/contract-core';
import {
  AppError,
  cutPage,
  implement,
  limitOf,
  viewerId,
  type CallImplementation,
  type HandlerContext,
} from '@upround/shared/server-kit';
import { readFit } from '../fit/fit.store';
import { toTracker, type RecordPresenting } from '../record/record.mapper';
import { findRecord, findRecords } from '../record/record.read-model';
import { remembered } from '../remembered';
import { accessOf, type TrackerAccess } from '../tracker-access';
import type { TrackersSettings } from '../trackers-settings';
import { toFacets } from './facets.mapper';
import { countFacets } from './facets.read-model';
import { positionOf, readList, type ListPosition } from './list.read-model';
import { countTypes, readOverview, type CountRow } from './overview.read-model';

/** How long the counts of the overview are good for: it counts every record. */
const COUNTS_MS = 30_000;

/** Who reads, with what they can use and what they seek. */
async function readerOf(settings: TrackersSettings, { db, viewer: asking }: HandlerContext) {
  const viewer = viewerId(asking);
  const [access, fit] = await Promise.all([accessOf(settings, db, viewer), readFit(db, viewer)]);
  const presenting: RecordPresenting = { viewer, access, fit, now: settings.now() };
  return { access, fit, presenting, viewing: { viewer, angels: access.angels } };
}

/** A type without records isn't counted. */
const countsOf = (row: CountRow | undefined) => ({
  count: row?.count ?? 0,
  openCount: row?.open_count ?? 0,
  contactCount: row?.contact_count ?? 0,
  readableCount: row?.readable_count ?? 0,
});

/** The calls that read records. */
export function listRoutes(settings: TrackersSettings): CallImplementation[] {
  const count = remembered(COUNTS_MS, settings.now, countTypes);
  return [
    implement(listTrackers, {
      handle: async (context, { query }) => {
        const { type, sort = 'name', hidden, cursor: _cursor, limit: _limit, ...filters } = query;
        const { fit, presenting, viewing } = await readerOf(settings, context);
        const rows = await readList(context.db, viewing, {
          type,
          filters,
          sort,
          isHidden: hidden === 'true',
          fit,
          position: context.cursors.read<ListPosition>(query.cursor),
          limit: limitOf(query) + 1,
        });
        const present = (row: (typeof rows)[number]) => toTracker(row, presenting);
        return cutPage(rows, query, context.cursors, positionOf, present);
      },
    }),
    implement(compareTrackers, {
      handle: async (context, { query }) => {
        const { presenting, viewing } = await readerOf(settings, context);
        const rows = await findRecords(context.db, viewing, query.slugs);
        return { data: rows.map((row) => toTracker(row, presenting)) };
      },
    }),
    implement(readTrackerOverview, {
      handle: async (context) => {
        const { presenting, viewing } = await readerOf(settings, context);
        const { counts, samples } = await readOverview(context.db, viewing, {
          types: trackerTypes,
          count,
        });
        // Contacts are read where a record is opened.
        const shown = { ...presenting, access: { contacts: false } };
        return {
          data: trackerTypes.map((type) => {
            const sample = samples.filter((row) => row.type === type);
            return {
              type,
              ...countsOf(counts.find((row) => row.type === type)),
              sample: sample.map((row) => toTracker(row, shown)),
            };
          }),
        };
      },
    }),
    implement(readTracker, {
      handle: async (context, { params }) => {
        const { presenting, viewing } = await readerOf(settings, context);
        const row = await findRecord(context.db, viewing, params.id);
        if (row === undefined) throw new AppError(coreErrors.NOT_FOUND);
        return toTracker(row, presenting);
      },
    }),
    implement(readTrackerFacets, {
      handle: async (context, { query: { type, ...filters } }) => {
        const { viewing } = await readerOf(settings, context);
        return toFacets(await countFacets(context.db, viewing, type, filters));
      },
    }),
    implement(exportTrackers, {
      handle: async (context, { query: { type, sort = 'name', ...filters } }) => {
        const { access, fit, presenting, viewing } = await readerOf(settings, context);
        checkExport(access, type);
        const wanted = { type, filters, sort, isHidden: false, fit, position: null };
        const rows = await readList(context.db, viewing, {
          ...wanted,
          limit: trackerLimits.exportRows,
        });
        const counted = await countFacets(context.db, viewing, type, filters);
        return {
          data: rows.map((row) => toTracker(row, presenting)),
          total: toFacets(counted).total,
        };
      },
    }),
  ];
}

/** @throws AppError `EXPORT_LOCKED` */
function checkExport({ exports, angels }: TrackerAccess, type: (typeof trackerTypes)[number]) {
  if (!exports || (type === 'ANGEL' && !angels)) throw new AppError(trackersErrors.EXPORT_LOCKED);
}
