import { statement, type Database } from '@upround/shared/db';

/** A job that is reposted later than this counts as new. */
const RETENTION_DAYS = 180;
/** Rows of one statement. */
const BATCH = 5_000;

/** A closed job is never new again; only its reposts need the record. */
const deleteBatch = statement<{ job_id: string }, { now: Date }>(
  'jobs.delete-tellings',
  `delete from saved_search_tellings t using (
     select o.saved_search_id, o.job_id from jobs j join saved_search_tellings o on o.job_id = j.id
     where j.state = 'CLOSED' and j.closed_at < :now::timestamptz - interval '${RETENTION_DAYS} days' limit ${BATCH}
   ) old
   where t.saved_search_id = old.saved_search_id and t.job_id = old.job_id returning t.job_id`,
);

/** Deletes the records of alerts about jobs that closed long ago. */
export async function deleteAlertedJobs(db: Database, now: Date): Promise<void> {
  while ((await deleteBatch.all(db, { now })).length === BATCH);
}
