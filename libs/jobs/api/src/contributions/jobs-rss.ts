import { NEWEST, statement } from '@upround/shared/db';
import { links } from '@upround/shared/links';
import { RSS_ENTRIES, type RssSource } from '@upround/shared/ports';
import { jobColumns, jobJoins } from '../job/job.columns';
import type { JobRow, Viewing } from '../job/job.columns';
import { descriptionText } from '../pages/description-html';

const newestJobs = statement<JobRow, Viewing & { before: string }>(
  'jobs.newest-for-rss',
  `select ${jobColumns} from jobs j ${jobJoins}
  where j.state = 'OPEN' and j.listing_id < :before::uuid order by j.listing_id desc limit ${RSS_ENTRIES}`,
);

/** The newest jobs, to subscribe to. */
export const jobsRss: readonly RssSource[] = [
  {
    name: 'jobs',
    perRecord: false,
    read: async (db) => ({
      title: 'Jobs at startups',
      description: 'The newest jobs on Upround.',
      path: links.jobs(),
      entries: (await newestJobs.all(db, { viewer: null, before: NEWEST })).map((row) => ({
        id: row.id,
        title: `${row.title} at ${row.company}, ${row.location}`,
        text: descriptionText(row.description),
        path: links.jobs({ job: row.slug }),
        publishedAt: row.published_at ?? row.active_at,
        author: row.company,
      })),
    }),
  },
];
