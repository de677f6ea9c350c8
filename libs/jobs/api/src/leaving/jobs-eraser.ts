import { statement } from '@upround/shared/db';
import type { Eraser } from '@upround/shared/ports';

/** Jobs of one statement. */
const BATCH = 200;

type OfPerson = { person: string };

const forgetSearches = statement<never, OfPerson>(
  'jobs.erase-searches',
  'delete from saved_searches where user_id = :person::uuid',
);
const forgetReplies = statement<never, OfPerson>(
  'jobs.erase-replies',
  'delete from job_reply_records where creator_id = :person::uuid',
);

/** With an application goes what its job's creator noted about it; the steps are deleted by cascade. */
const withdrawAll = statement<never, OfPerson>(
  'jobs.erase-applications',
  'delete from job_applications where applicant_id = :person::uuid',
);

type OfJobs = { ids: readonly string[] };

/** Locks a batch of their jobs, so that nobody applies to one meanwhile. */
const holdJobs = statement<{ id: string }, OfPerson>(
  'jobs.erase-hold',
  `select id from jobs where creator_id = :person::uuid order by id limit ${BATCH} for update`,
);
const eraseApplicationsTo = statement<never, OfJobs>(
  'jobs.erase-applications-to',
  'delete from job_applications where job_id = any(:ids::uuid[])',
);
/** A job that was made from one of these stays. */
const forgetReposts = statement<never, OfJobs>(
  'jobs.erase-reposts',
  'update jobs set repost_of = null where repost_of = any(:ids::uuid[])',
);
const eraseJobs = statement<never, OfJobs>(
  'jobs.erase-jobs',
  'delete from jobs where id = any(:ids::uuid[])',
);

/** Erases the jobs that a person posted, with the applications to them, and the person's own applications. */
export const jobsEraser: Eraser = {
  name: 'jobs',
  async erase(trx, userId) {
    const person = userId;
    await forgetSearches.all(trx, { person });
    await forgetReplies.all(trx, { person });
    await withdrawAll.all(trx, { person });
    for (;;) {
      const ids = (await holdJobs.all(trx, { person })).map(({ id }) => id);
      if (ids.length === 0) break;
      await eraseApplicationsTo.all(trx, { ids });
      await forgetReposts.all(trx, { ids });
      await eraseJobs.all(trx, { ids });
    }
    // The uploads slice deletes the files of résumés.
    return [];
  },
};
