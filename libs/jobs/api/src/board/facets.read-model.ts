import type { JobFilters } from '@upround/jobs/contract';
import { hiddenPeopleText, statement, unpreparedStatement } from '@upround/shared/db';
import type { Database } from '@upround/shared/db';
import type { Viewing } from '../job/job.columns';
import {
  filterNames,
  filterValues,
  matchesFilters,
  parameterOf,
  type FilterValues,
} from './job-filters';

/** How many jobs one value of a filter would leave. */
export interface FacetRow {
  facet: 'total' | 'tag' | 'location' | 'type' | 'workplace' | 'experience' | 'stage';
  value: string;
  count: number;
}

/** How many tags and cities are listed, the most common ones. */
const NAMED = 20;

/** The people whose jobs `:viewer` does not see on the board; `listed` is the same rule for one job. */
const hidden = `hidden as materialized (${hiddenPeopleText(':viewer::uuid')})`;

/** Without filters: the stored counts, minus the jobs of people the viewer does not see. */
const seen = `unseen as (
    select f.facet, f.value, count(*)::int as jobs from hidden
      join jobs j on j.creator_id = hidden.id and j.state = 'OPEN'
      cross join lateral job_facets(j.type, j.workplace, j.experience, j.company_stage, j.city, j.tags) f
    group by f.facet, f.value
  ), seen as (
    select k.facet, k.value, k.jobs - coalesce(u.jobs, 0) as count
    from job_facet_counts k left join unseen u on u.facet = k.facet and u.value = k.value
  )`;

const wholeBoard = statement<FacetRow, Viewing>(
  'jobs.facets',
  `with ${hidden}, ${seen}, placed as (
    select seen.*, row_number() over (partition by facet order by count desc, value) as place
    from seen where count > 0
  )
  select facet, value, count from placed where place <= ${NAMED} order by facet, place`,
);

const enums = {
  type: 'type',
  workplace: 'workplace',
  experience: 'experience',
  stage: 'company_stage',
};
type EnumFilter = keyof typeof enums;
const enumNames = Object.keys(enums) as EnumFilter[];

const seenBy = `j.state = 'OPEN' and j.creator_id not in (select id from hidden)`;

/** The four filters with few values are applied to groups of jobs, which are few. */
const holds = (except: EnumFilter | null) =>
  enumNames
    .filter((name) => name !== except)
    .map((name) => `(asked.${name} is null or kinds.${enums[name]} = any(asked.${name}))`)
    .join(' and ');

const countsOf = (name: EnumFilter) => `
  select '${name}' as facet, kinds.${enums[name]} as value, sum(kinds.jobs)::int as count from kinds, asked
  where kinds.${enums[name]} is not null and ${holds(name)} group by kinds.${enums[name]}`;

/** The filters of very many values, with the column to read them from. */
const named = { location: 'j.city', tag: 'unnest(j.tags)' };
type NamedFilter = keyof typeof named;
const namedFilters = Object.keys(named) as NamedFilter[];

const ordered = `group by value order by count desc, value limit ${NAMED}`;

const commonest = (name: NamedFilter) => `
  (select '${name}' as facet, value, count(*)::int as count
   from (select ${named[name]} as value from jobs j where ${seenBy} and ${matchesFilters([name])}) found ${ordered})`;

type CountedFilter = EnumFilter | NamedFilter;
const countedFilters = [...enumNames, ...namedFilters];

/** Where no other filter is given, a filter's values have the counts of the whole board. */
const commonestOfAll = (name: CountedFilter) => `
  (select facet, value, count from seen where facet = '${name}' and count > 0
   order by count desc, value limit ${NAMED})`;

/**
 * Filters that are applied to groups. One that is given alone is applied to each job before grouping, so that fewer are
 * grouped.
 */
const appliedLater = (alone: CountedFilter | null) => enumNames.filter((name) => name !== alone);

const filteredBy = (alone: CountedFilter | null) =>
  unpreparedStatement<FacetRow, Viewing & FilterValues>(
    `jobs.facets-of-${alone ?? 'many'}`,
    `
  with ${hidden}, ${seen}, asked as (
    select ${enumNames.map((name) => `${parameterOf(name)} as ${name}`).join(', ')}
  ), kinds as materialized (
    select j.type, j.workplace, j.experience, j.company_stage, count(*) as jobs from jobs j
    where ${seenBy} and ${matchesFilters(appliedLater(alone))} group by 1, 2, 3, 4
  )
  select 'total' as facet, '' as value, coalesce(sum(kinds.jobs), 0)::int as count from kinds, asked
    where ${holds(null)}
  ${[
    ...enumNames.map((name) => (name === alone ? commonestOfAll(name) : countsOf(name))),
    ...namedFilters.map((name) => (name === alone ? commonestOfAll(name) : commonest(name))),
  ]
    .map((part) => `union all ${part}`)
    .join(' ')}`,
  );
const filteredBoard = filteredBy(null);
const filteredAlone = {
  type: filteredBy('type'),
  workplace: filteredBy('workplace'),
  experience: filteredBy('experience'),
  stage: filteredBy('stage'),
  location: filteredBy('location'),
  tag: filteredBy('tag'),
} satisfies Record<CountedFilter, unknown>;

/** Counts what each value of each filter would leave beside the other filters. */
export async function countFacets(
  db: Database,
  viewer: string | null,
  filters: JobFilters,
  now: Date,
): Promise<FacetRow[]> {
  const values = await filterValues(db, filters, now);
  const given = filterNames.filter((name) => values[name] !== null);
  if (given.length === 0) return wholeBoard.all(db, { viewer });
  const alone = given.length === 1 ? countedFilters.find((name) => name === given[0]) : undefined;
  const filtered = alone === undefined ? filteredBoard : filteredAlone[alone];
  return filtered.all(db, { viewer, ...values });
}
