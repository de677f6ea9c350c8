import { statement } from '@upround/shared/db';
import type { Eraser } from '@upround/shared/ports';

/** Jobs of one statement. */
const BATCH = 200;

/** `$1` person: their searches, and how they answered. */
const forgetSearches = statement<never>(
  'jobs.erase-searches',
  'delete from saved_searches where user_id = $1::uuid',
);
const forgetReplies = statement<never>(
  'jobs.erase-replies',
  'delete from job_reply_records where creator_id = $1::uuid',
);

/** What they applied with goes with every word about it, the creator's too; the steps go by themselves. */
const withdrawAll = statement<never>(
  'jobs.erase-applications',
  'delete from job_applications where applicant_id = $1::uuid',
);

/** A batch of their jobs, held, so that nobody applies to one meanwhile. */
const holdJobs = statement<{ id: string }>(
  'jobs.erase-hold',
  `select id from jobs where creator_id = $1::uuid order by id limit ${BATCH} for update`,
);
const eraseApplicationsTo = statement<never>(
  'jobs.erase-applications-to',
  'delete from job_applications where job_id = any($1::uuid[])',
);
/** A job that was made from one of these goes on without it. */
const forgetReposts = statement<never>(
  'jobs.erase-reposts',
  'update jobs set repost_of = null where repost_of = any($1::uuid[])',
);
const eraseJobs = statement<never>(
  'jobs.erase-jobs',
  'delete from jobs where id = any($1::uuid[])',
);

/** Takes away what somebody posted, with who applied to it, and what they applied to themselves. */
export const jobsEraser: Eraser = {
  name: 'jobs',
  async erase(trx, userId) {
    await forgetSearches.all(trx, [userId]);
    await forgetReplies.all(trx, [userId]);
    await withdrawAll.all(trx, [userId]);
    for (;;) {
      const ids = (await holdJobs.all(trx, [userId])).map(({ id }) => id);
      if (ids.length === 0) break;
      await eraseApplicationsTo.all(trx, [ids]);
      await forgetReposts.all(trx, [ids]);
      await eraseJobs.all(trx, [ids]);
    }
    // The files of résumés are the uploads’ to take.
    return [];
  },
};
