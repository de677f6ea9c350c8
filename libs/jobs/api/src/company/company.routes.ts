import { editCompany, listCompanies, listJobsByCompany, readCompany } from '@upround/jobs/contract';
import { cutPage, implement } from '@upround/shared/server-kit';
import type { CallImplementation } from '@upround/shared/server-kit';
import { placeOf } from '../job/own-jobs.read-model';
import { toJobSummary } from '../job/job.mapper';
import type { JobsSettings } from '../jobs-settings';
import { toCompanySummary } from './company.mapper';
import { readCompaniesByName, readJobsOfCompany } from './company.read-model';
import { findCompany, rewriteCompany } from './company.service';

/** Every call on companies. */
export function companyRoutes(settings: JobsSettings): CallImplementation[] {
  const { now } = settings;
  return [
    implement(listCompanies, {
      handle: async ({ db }, { query }) => {
        const rows = await readCompaniesByName(db, query.query);
        return { data: rows.map(toCompanySummary) };
      },
    }),
    implement(readCompany, {
      handle: ({ db, viewer }, { params }) => findCompany(db, viewer, params.slug, now()),
    }),
    implement(editCompany, {
      audits: 'at most once',
      handle: (context, input) => rewriteCompany(settings, context, input),
    }),
    implement(listJobsByCompany, {
      handle: async (context, { query }) => {
        const at = now();
        const rows = await readJobsOfCompany(context, query);
        return cutPage(rows, query, context.cursors, placeOf, (row) => toJobSummary(row, at));
      },
    }),
  ];
}
