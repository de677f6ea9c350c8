import { noBlockText, statement } from '@upround/shared/db';
import type { DeletionEffects } from '@upround/shared/ports';

interface Counts {
  open_jobs: number;
  paused_jobs: number;
  applicants: number;
  applications: number;
}

/**
 * Applications that are decided or withdrawn don't count: no one waits for them. Nor do those behind a block or of a
 * deleted person: they aren't seen, and no one is notified.
 */
const counts = statement<Counts, { person: string }>(
  'jobs.count-before-deletion',
  `select
     (select count(*)::int from jobs where creator_id = :person::uuid and state = 'OPEN') as open_jobs,
     (select count(*)::int from jobs where creator_id = :person::uuid and close_reason = 'PAUSED') as paused_jobs,
     (select count(*)::int from job_applications a join jobs j on j.id = a.job_id
        join person_view p on p.id = a.applicant_id and ${noBlockText(':person::uuid', 'a.applicant_id')}
      where j.creator_id = :person::uuid and (j.state = 'OPEN' or j.close_reason = 'PAUSED')
        and a.state not in ('REJECTED', 'WITHDRAWN')) as applicants,
     (select count(*)::int from job_applications a join jobs j on j.id = a.job_id
        join person_view p on p.id = j.creator_id and ${noBlockText(':person::uuid', 'j.creator_id')}
      where a.applicant_id = :person::uuid and a.state not in ('REJECTED', 'WITHDRAWN')) as applications`,
);

const counted = (count: number, one: string, many: string) =>
  count === 1 ? one : `${count} ${many}`;

const kindOf = (count: number, kind: string) =>
  count === 0 ? [] : [counted(count, `${kind} job`, `${kind} jobs`)];

function ofJobs({ open_jobs: jobs, paused_jobs: paused, applicants }: Counts): string[] {
  const kinds = [...kindOf(jobs, 'open'), ...kindOf(paused, 'paused')];
  if (kinds.length === 0) return [];
  const closes = `Your ${kinds.join(' and ')} ${jobs + paused === 1 ? 'closes' : 'close'} permanently`;
  if (applicants === 0) return [`${closes}.`];
  return [`${closes}, and ${counted(applicants, '1 applicant is', 'applicants are')} notified.`];
}

const ofApplications = ({ applications }: Counts): string[] =>
  applications === 0
    ? []
    : [
        `Companies no longer see your ${counted(applications, 'active application', 'active applications')}.`,
      ];

/** Open and paused jobs close at once, as `close-left` does it; applications of a deleted person aren't listed. */
export const jobsDeletionEffects: DeletionEffects = {
  name: 'jobs',
  async describe(db, userId) {
    const row = await counts.first(db, { person: userId });
    return row === undefined ? [] : [...ofJobs(row), ...ofApplications(row)];
  },
};
