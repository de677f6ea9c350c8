import { listJobs, listSimilarJobs, readJobFacets } from '@upround/jobs/contract';
import { coreErrors } from '@upround/shared/contract-core';
import { AppError, cutPage, implement, viewerId } from '@upround/shared/server-kit';
import type { CallImplementation } from '@upround/shared/server-kit';
import { toJobSummary } from '../job/job.mapper';
import type { JobSummaryRow } from '../job/job.columns';
import { findJob } from '../job/job.read-model';
import type { JobsSettings } from '../jobs-settings';
import { positionOfPaid, readBestPaid } from './best-paid.read-model';
import { labelsOf } from './city-labels.read-model';
import { toFacets } from './facets.mapper';
import { countFacets } from './facets.read-model';
import { positionOfListing, readNewest } from './newest.read-model';
import { readSimilar } from './similar.read-model';

/** Calls of the board: list, facets and similar jobs. */
export function boardRoutes({ now }: JobsSettings): CallImplementation[] {
  return [
    implement(listJobs, {
      handle: async (context, { query }) => {
        const at = now();
        const present = (row: JobSummaryRow) => toJobSummary(row, at);
        if (query.sort === 'salary') {
          const rows = await readBestPaid(context, query, at);
          return cutPage(rows, query, context.cursors, positionOfPaid, present);
        }
        const rows = await readNewest(context, query, at);
        return cutPage(rows, query, context.cursors, positionOfListing, present);
      },
    }),
    implement(readJobFacets, {
      handle: async ({ db, viewer }, { query }) => {
        const rows = await countFacets(db, viewerId(viewer), query, now());
        const cities = rows.filter(({ facet }) => facet === 'location').map(({ value }) => value);
        return toFacets(rows, await labelsOf(db, cities));
      },
    }),
    implement(listSimilarJobs, {
      handle: async ({ db, viewer }, { params }) => {
        const job = await findJob(db, viewer, params.id);
        if (job === undefined) throw new AppError(coreErrors.NOT_FOUND);
        const at = now();
        const rows = await readSimilar(db, viewerId(viewer), job, at);
        return { data: rows.map((row) => toJobSummary(row, at)) };
      },
    }),
  ];
}
