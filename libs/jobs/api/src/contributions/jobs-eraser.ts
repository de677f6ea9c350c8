import { statement } from '@upround/shared/db';
import type { Eraser } from '@upround/shared/ports';

/** Jobs of one statement. */
const BATCH = 200;

type OfPerson = { person: string };

const deleteSearches = statement<never, OfPerson>(
  'jobs.erase-searches',
  'delete from saved_searches where user_id = :person::uuid',
);
const deleteResponseStats = statement<never, OfPerson>(
  'jobs.erase-replies',
  'delete from job_reply_records where creator_id = :person::uuid',
);

/** With an application goes what its job's creator noted about it; the steps are deleted by cascade. */
const deleteApplications = statement<never, OfPerson>(
  'jobs.erase-applications',
  'delete from job_applications where applicant_id = :person::uuid',
);

/** A logo's file is deleted with the uploads of the person who uploaded it. */
const clearLogos = statement<never, OfPerson>(
  'jobs.erase-logos',
  `update companies set logo_key = null
   where logo_key in (select u.key from uploads u where u.owner_id = :person::uuid)`,
);

type OfJobs = { ids: readonly string[] };

/** Locks a batch of the person's jobs, so that no one applies to them meanwhile. */
const lockJobs = statement<{ id: string }, OfPerson>(
  'jobs.erase-lock',
  `select id from jobs where creator_id = :person::uuid order by id limit ${BATCH} for update`,
);
const deleteApplicationsTo = statement<never, OfJobs>(
  'jobs.erase-applications-to',
  'delete from job_applications where job_id = any(:ids::uuid[])',
);
/** A job that was made from one of these stays. */
const clearReposts = statement<never, OfJobs>(
  'jobs.erase-reposts',
  'update jobs set repost_of = null where repost_of = any(:ids::uuid[])',
);
const deleteJobs = statement<never, OfJobs>(
  'jobs.erase-jobs',
  'delete from jobs where id = any(:ids::uuid[])',
);

/** Erases the jobs that a person posted, with the applications to them, and the person's own applications. */
export const jobsEraser: Eraser = {
  name: 'jobs',
  tables: ['job_applications', 'job_reply_records', 'jobs', 'saved_searches'],
  // Applications and logos use uploads; jobs name companies.
  before: ['companies', 'uploads'],
  async erase(trx, userId) {
    const person = userId;
    await deleteSearches.all(trx, { person });
    await deleteResponseStats.all(trx, { person });
    await deleteApplications.all(trx, { person });
    await clearLogos.all(trx, { person });
    for (;;) {
      const ids = (await lockJobs.all(trx, { person })).map(({ id }) => id);
      if (ids.length === 0) break;
      await deleteApplicationsTo.all(trx, { ids });
      await clearReposts.all(trx, { ids });
      await deleteJobs.all(trx, { ids });
    }
    // The uploads slice deletes the files of résumés.
    return [];
  },
};
