import type { SqlMigration } from '../migration';

/** What others may read of jobs, applications and saved searches, and what was told of them. */
export const jobsTold: SqlMigration = {
  name: '0029-jobs-told',
  statements: [
    // With those that were closed because their creator left: those who applied are told of that.
    `create view job_view as
      select j.id, j.slug, j.title, j.company, j.creator_id, j.state
      from jobs j join people p on p.id = j.creator_id
        and (p.state in ('ACTIVE', 'RESTRICTED') or p.state = 'DELETED' and j.state = 'CLOSED')`,
    `create view application_view as
      select id, job_id, applicant_id, state, moved_at from job_applications`,
    `create view saved_search_view as select id, user_id, name, filters from saved_searches`,
    // What a line says besides what it is about: how far an application came, how many jobs were found.
    `alter table notifications add column details jsonb`,
    // A saved search notifies of each job once, also of each job that was posted again.
    `create table saved_search_tellings (
      saved_search_id uuid not null references saved_searches (id) on delete cascade,
      job_id uuid not null references jobs (id) on delete cascade,
      primary key (saved_search_id, job_id)
    )`,
    `create index saved_search_tellings_of_job on saved_search_tellings (job_id)`,
  ],
};
