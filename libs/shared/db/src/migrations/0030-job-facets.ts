import type { SqlMigration } from '../migration';

const facetsOf = (job: string) =>
  `job_facets(${['type', 'workplace', 'experience', 'company_stage', 'city', 'tags']
    .map((column) => `${job}.${column}`)
    .join(', ')})`;

/** How the open jobs among some rows count. */
const counted = (rows: string, by: number) => `
  select facet, value, ${by} as moved from ${rows} cross join lateral ${facetsOf(rows)} where ${rows}.state = 'OPEN'`;

/** One for each event, since a trigger that sees all rows of a statement knows one event only. */
const countedAfter = (event: 'insert' | 'update' | 'delete', tables: string, moves: string) => [
  `create function count_job_facets_after_${event}() returns trigger language plpgsql as $$
    begin
      -- Always in the same order, so that parallel writes wait for one another and never in a circle.
      insert into job_facet_counts as kept (facet, value, jobs)
      select facet, value, sum(moved) from (${moves}) moves
      group by facet, value having sum(moved) <> 0 order by facet, value
      on conflict (facet, value) do update set jobs = kept.jobs + excluded.jobs;
      return null;
    end
  $$`,
  `create trigger job_facets_counted_after_${event} after ${event} on jobs
    referencing ${tables} for each statement execute function count_job_facets_after_${event}()`,
];

/** What the board is filtered by: indexes that walk it, and exact counts of what each value holds. */
export const jobFacets: SqlMigration = {
  name: '0030-job-facets',
  statements: [
    // The order of the board, with all that filters look at, a walk for rare matches reads no row in vain.
    `create index jobs_filtered on jobs (listing_id desc)
      include (creator_id, city, type, workplace, experience, company_stage, salary_year, salary_currency,
        equity_min, equity_max, visa, tags)
      where state = 'OPEN'`,
    `create index jobs_unpaid on jobs (listing_id desc) where state = 'OPEN' and salary_year is null`,
    `create index jobs_of_creator_by_state on jobs (creator_id, state, (coalesce(listing_id, id)) desc)`,
    `create index jobs_open_of_creator on jobs (creator_id, listing_id desc) where state = 'OPEN'`,
    // When the creator was last asked whether the job is still open.
    `alter table jobs add column to_confirm_at timestamptz`,
    `create index jobs_to_confirm on jobs (greatest(published_at, confirmed_at, to_confirm_at)) where state = 'OPEN'`,
    // The few people who cannot be seen. Counts are corrected for their jobs.
    `create index people_unseen on people (id) where state not in ('ACTIVE', 'RESTRICTED')`,
    `create view unseen_person_view as
      select id from people where state not in ('ACTIVE', 'RESTRICTED')`,
    `create table job_facet_counts (
      facet text not null,
      value text not null,
      jobs integer not null,
      primary key (facet, value)
    ) with (fillfactor = 70)`,
    `create function job_facets(type text, workplace text, experience text, stage text, city text, tags text[])
      returns table (facet text, value text) language sql immutable parallel safe as $$
      select * from (values ('total', ''), ('type', type), ('workplace', workplace), ('experience', experience),
        ('stage', stage), ('location', city)) fields (facet, value) where value is not null
      union all select 'tag', tag from unnest(tags) tag
    $$`,
    ...countedAfter('insert', 'new table as came', counted('came', 1)),
    ...countedAfter(
      'update',
      'old table as gone new table as came',
      `${counted('gone', -1)} union all ${counted('came', 1)}`,
    ),
    ...countedAfter('delete', 'old table as gone', counted('gone', -1)),
    `insert into job_facet_counts (facet, value, jobs)
      select facet, value, sum(moved) from (${counted('jobs', 1)}) moves group by facet, value`,
  ],
};
