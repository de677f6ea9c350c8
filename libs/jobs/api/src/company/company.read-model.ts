import { jobLimits } from '@upround/jobs/contract';
import { NEWEST, noBlockText, pageStatement, personColumns, statement } from '@upround/shared/db';
import type { Database, PersonColumns, Trx } from '@upround/shared/db';
import { limitOf, viewerId } from '@upround/shared/server-kit';
import type { HandlerContext, IdPosition, PageQuery } from '@upround/shared/server-kit';
import { jobsOf, listed } from '../job/job.columns';
import type { JobSummaryRow, Viewing } from '../job/job.columns';
import { companySummaryColumns, isHiredFor } from './company.columns';
import type { CompanyRow, CompanySummaryRow } from './company.columns';

const byName = statement<CompanySummaryRow, { beginning: string }>(
  'jobs.companies-by-name',
  `select ${companySummaryColumns} from known_company_view c
   where c.name_key like replace(replace(replace(company_key(:beginning), '\\', '\\\\'), '%', '\\%'), '_', '\\_') || '%'
   order by c.name_key limit ${jobLimits.companies}`,
);

/** Reads the companies whose names begin with a text. */
export function readCompaniesByName(db: Database, beginning: string): Promise<CompanySummaryRow[]> {
  return byName.all(db, { beginning });
}

/** Where its facts name no stage, the newest open job may. */
const bySlug = statement<CompanyRow, Viewing & { slug: string }>(
  'jobs.company-by-slug',
  `select ${companySummaryColumns}, c.site, c.size,
     coalesce(c.stage, (
       select j.company_stage from jobs j where j.company_id = c.id and ${listed} and j.company_stage is not null
       order by j.listing_id desc limit 1)) as stage,
     (select count(*)::int from jobs j where j.company_id = c.id and ${listed}) as open_jobs,
     exists (
       select from jobs j where j.company_id = c.id and j.creator_id = :viewer::uuid and ${isHiredFor}) as is_hiring
   from known_company_view c where c.slug = :slug`,
);

/** Reads a company with its facts. */
export function readCompanyRow(
  db: Database | Trx,
  viewer: string | null,
  slug: string,
): Promise<CompanyRow | undefined> {
  return bySlug.first(db, { viewer, slug });
}

/** A person of a company. */
export interface CompanyPersonRow extends PersonColumns<'person'> {
  title: string | null;
  is_hiring: boolean;
}

/** Those who work there first, by when they began; then those who hire for it, by their newest job. */
const peopleOf = statement<CompanyPersonRow, Viewing & { company: string }>(
  'jobs.people-of-company',
  `with posted as materialized (
     select j.creator_id as id, max(j.listing_id::text) as newest from jobs j
     where j.company_id = :company::uuid and ${isHiredFor} group by j.creator_id),
   working as materialized (
     select distinct on (e.user_id) e.user_id as id, e.title, e.start_month from experience_view e
     where e.company_id = :company::uuid and e.end_month is null order by e.user_id, e.start_month desc)
   select ${personColumns('a', 'person')}, w.title, p.id is not null as is_hiring
   from working w full join posted p on p.id = w.id join person_view a on a.id = coalesce(w.id, p.id)
   where ${noBlockText(':viewer::uuid', 'a.id')}
   order by w.id is null, w.start_month, p.newest desc, a.id limit ${jobLimits.companyPeople}`,
);

/** Reads the people of a company, without those behind a block. */
export function readPeopleOf(
  db: Database | Trx,
  viewer: string | null,
  company: string,
): Promise<CompanyPersonRow[]> {
  return peopleOf.all(db, { viewer, company });
}

type OfCompany = Viewing & { before: string; company: string };

/** The open jobs of a company, by the rule of the board. */
export const openJobsOfCompany = pageStatement<JobSummaryRow, OfCompany>(
  'jobs.open-of-company',
  (limit) =>
    jobsOf(
      `select j.listing_id from jobs j
       where j.company_id = (select c.id from companies c where c.slug = :company)
         and j.listing_id < :before::uuid and ${listed}
       order by j.listing_id desc limit ${limit}`,
      '',
      'j.listing_id desc',
    ),
);

/** Reads one page of a company's open jobs, and the row after it. */
export function readJobsOfCompany(
  { cursors, viewer, db }: HandlerContext,
  query: PageQuery & { company: string },
): Promise<JobSummaryRow[]> {
  const before = cursors.read<IdPosition>(query.cursor)?.i ?? NEWEST;
  const values = { viewer: viewerId(viewer), before, company: query.company };
  return openJobsOfCompany.all(db, limitOf(query) + 1, values);
}
