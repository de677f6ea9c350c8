import { isThere, noBlock } from '@upround/shared/db';
import { filterQuery, links } from '@upround/shared/links';
import { jobsFound, notifiesOf, type NotificationKind } from '@upround/shared/ports';
import { sql } from 'kysely';
import { draftOfJob } from './notified-job';

/** Stored details: the saved search, the newest jobs that it found, and how many in all. */
interface FoundDetails {
  search: string;
  jobs: readonly string[];
  count: number;
}

interface AboutSearch {
  name: string;
  filters: Record<string, unknown>;
  titles: string;
}

/** The saved search with the titles of the jobs that are still open, while there are any. */
const aboutSearch = sql`
  select f.name, f.filters, f.titles, concat_ws(' ', f.name, f.titles) as words from (
    select s.name, s.filters, left(string_agg(j.title, ', ' order by j.id desc), 400) as titles
    from saved_search_view s join job_view j on j.state = 'OPEN'
      and j.id in (
        select one.job_id::uuid from jsonb_array_elements_text(n.details -> 'jobs') one (job_id))
      and ${noBlock(sql.ref('n.user_id'), sql.ref('j.creator_id'))}
    where s.id = (n.details ->> 'search')::uuid and s.user_id = n.user_id
    group by s.id, s.name, s.filters) f`;

/** New jobs of a saved search. They are mailed by the search's own alert. */
export const foundNotification: NotificationKind<AboutSearch> = {
  type: 'JOB_FOUND',
  group: 'WORK',
  label: 'Job alerts',
  hint: 'New jobs match one of your saved searches.',
  isSystem: true,
  email: 'OWN_MAIL',
  about: aboutSearch,
  outdates: ['jobs'],
  describe: ({ details }, { name, filters, titles }) => {
    const { count } = details as unknown as FoundDetails;
    return {
      sentence: [
        { text: count === 1 ? 'A new job for “' : `${count} new jobs for “` },
        { title: name },
        { text: '”' },
      ],
      deeplink: links.jobs(filterQuery(filters)),
      excerpt: titles,
      formerTarget: { search: name, count },
    };
  },
  listeners: [
    notifiesOf(
      { name: 'notifications.tell-jobs-found', data: jobsFound.data },
      [jobsFound],
      (_context, { userId, savedSearchId, jobIds, count }) => {
        const [newest] = jobIds;
        if (newest === undefined) return [];
        const details: FoundDetails = { search: savedSearchId, jobs: jobIds, count };
        return [
          {
            ...draftOfJob(userId, newest, `JOB_FOUND:${savedSearchId}:${newest}`),
            type: 'JOB_FOUND',
            details: { ...details },
            holds: sql`(${isThere(userId)} and exists (
              select 1 from saved_search_view s
              where s.id = ${savedSearchId}::uuid and s.user_id = ${userId}::uuid))`,
          },
        ];
      },
    ),
  ],
};
