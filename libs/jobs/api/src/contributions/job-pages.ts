import { links, mediaUrl, routes, rssPath } from '@upround/shared/links';
import type { Database } from '@upround/shared/db';
import type { PageMeta, PageSource, PublicRecord } from '@upround/shared/ports';
import { sql } from 'kysely';
import type { Organization } from 'schema-dts';
import type { CompanyRow } from '../company/company.columns';
import { readCompanyRow } from '../company/company.read-model';
import { toJob } from '../job/job.mapper';
import { findJob } from '../job/job.read-model';
import { descriptionText } from '../pages/description-html';
import { postingOf } from '../pages/job-posting';

const SLUG = /^[A-Za-z0-9_-]{1,64}$/;

const board: PageMeta = {
  title: 'Jobs at startups',
  description:
    'Jobs at startups, with salaries, reply rates and clear dates. Jobs close after 90 days unless they’re posted again.',
  path: links.jobs(),
  feed: rssPath('jobs'),
};

async function describeJob(db: Database, key: string): Promise<PageMeta | null> {
  const row = SLUG.test(key) ? await findJob(db, { kind: 'guest' }, key) : undefined;
  if (row === undefined) return null;
  const { salary } = toJob(row, row.active_at);
  const isOpen = row.state === 'OPEN';
  const where = row.workplace === 'REMOTE' ? 'Remote' : row.location;
  return {
    title: `${row.title} at ${row.company}, ${where}`,
    description: isOpen
      ? descriptionText(row.description)
      : `This job at ${row.company} is closed. See similar jobs that are still open.`,
    path: links.jobs({ job: row.slug }),
    kind: 'article',
    ...(row.published_at && { publishedAt: row.published_at }),
    ...(row.edited_at && { changedAt: row.edited_at }),
    feed: rssPath('jobs'),
    // A closed job isn't indexed, because no one can apply to it. Its link still works.
    ...(isOpen ? { data: (address) => postingOf(row, salary, address) } : { unlisted: true }),
  };
}

/** In the words of schema.org. */
const organizationOf = (company: CompanyRow, address: (path: string) => string): Organization => ({
  '@type': 'Organization',
  '@id': address(links.jobs({ company: company.slug })),
  name: company.name,
  ...(company.about !== '' && { description: company.about }),
  ...(company.site !== null && { url: company.site }),
  ...(company.logo_key !== null && { logo: address(mediaUrl(company.logo_key)) }),
});

async function describeCompany(db: Database, key: string): Promise<PageMeta | null> {
  const company = SLUG.test(key) ? await readCompanyRow(db, null, key) : undefined;
  if (company === undefined) return null;
  const { name, about, location } = company;
  return {
    title: `${[name, location].filter((part) => part !== '').join(', ')}: jobs and people`,
    description: about === '' ? `Open jobs at ${name}, and the people who work there.` : about,
    path: links.jobs({ company: company.slug }),
    data: (address) => organizationOf(company, address),
  };
}

/** The board, each job beside it, and the pages of companies. */
export const jobPages: readonly PageSource[] = [
  {
    route: routes.jobs,
    describe: async (db, { query }) => {
      const job = query.get('job');
      // Pages of applicants and creators are not indexed.
      if (query.has('view') || query.has('applied')) return { ...board, unlisted: true };
      const company = query.get('company');
      if (company !== null) return describeCompany(db, company);
      return job === null ? board : describeJob(db, job);
    },
    records: sql<PublicRecord>`select j.id, j.slug, coalesce(j.edited_at, j.published_at) as changed_at
      from jobs j join person_view a on a.id = j.creator_id where j.state = 'OPEN'`,
    pathOf: (slug) => links.jobs({ job: slug }),
    listedAs: 'job',
    moreRecords: [
      {
        records: sql<PublicRecord>`select c.id, c.slug, coalesce(c.edited_at, c.created_at) as changed_at
          from known_company_view c`,
        pathOf: (slug) => links.jobs({ company: slug }),
        listedAs: 'company',
      },
    ],
  },
];
