import { jobLimits, jobsErrors } from '@upround/jobs/contract';
import type { Company, editCompany } from '@upround/jobs/contract';
import { coreErrors } from '@upround/shared/contract-core';
import type { HandlerInput } from '@upround/shared/contract-core';
import { NEWEST } from '@upround/shared/db';
import type { Database, Trx } from '@upround/shared/db';
import { AppError, isModerator, memberOf, viewerId } from '@upround/shared/server-kit';
import type { Viewer, WriteContext } from '@upround/shared/server-kit';
import type { JobsSettings } from '../jobs-settings';
import { toCompany } from './company.mapper';
import { openJobsOfCompany, readCompanyRow, readPeopleOf } from './company.read-model';
import { changeCompany, lockCompany, type CompanyFacts } from './company.store';

/**
 * Reads a company with its people and newest jobs.
 *
 * @throws AppError where there is none that anyone names
 */
export async function findCompany(
  db: Database | Trx,
  viewer: Viewer,
  slug: string,
  now: Date,
): Promise<Company> {
  const viewing = viewerId(viewer);
  const row = await readCompanyRow(db, viewing, slug);
  if (row === undefined) throw new AppError(coreErrors.NOT_FOUND);
  const newest = { viewer: viewing, before: NEWEST, company: slug };
  const people = await readPeopleOf(db, viewing, row.id);
  const jobs = await openJobsOfCompany.all(db, jobLimits.companyJobs, newest);
  return toCompany(row, { people, jobs, moderates: isModerator(viewer), now });
}

/** The key of a logo that the member uploaded. */
async function logoOf(
  { uploads }: JobsSettings,
  context: WriteContext,
  url: string,
): Promise<string> {
  const taken = await uploads.take(context.trx, memberOf(context).userId, url, 'IMAGE');
  if (taken === null) throw new AppError(jobsErrors.NOT_YOUR_LOGO, { path: 'logoUrl' });
  return taken.key;
}

/** Names of the facts that differ. The record has no more: what members wrote isn't stored forever. */
const changedFacts = (before: CompanyFacts, after: CompanyFacts) =>
  (Object.keys(before) as (keyof CompanyFacts)[]).filter((name) => before[name] !== after[name]);

/** Changes the facts of a company, on record, as a member who has an open job for it or as a moderator. */
export async function rewriteCompany(
  settings: JobsSettings,
  context: WriteContext,
  { params, body }: HandlerInput<typeof editCompany>,
): Promise<Company> {
  const { trx, viewer } = context;
  const now = settings.now();
  const locked = await lockCompany(trx, params.slug);
  const row = await readCompanyRow(trx, viewerId(viewer), params.slug);
  if (locked === undefined || row === undefined) throw new AppError(coreErrors.NOT_FOUND);
  if (!row.is_hiring && !isModerator(viewer)) throw new AppError(coreErrors.FORBIDDEN);
  const { id, ...before } = locked;
  const { logoUrl, ...given } = body;
  const after = { ...before, ...given };
  if (logoUrl !== undefined) {
    after.logo = logoUrl === null ? null : await logoOf(settings, context, logoUrl);
  }
  const changed = changedFacts(before, after);
  if (changed.length > 0) {
    await changeCompany(trx, id, after, now);
    const reference = { referenceType: 'COMPANY', referenceId: id };
    await context.audit({ action: 'company.edit', ...reference, details: { changed } });
  }
  return findCompany(trx, viewer, params.slug, now);
}
