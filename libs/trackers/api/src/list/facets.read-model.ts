import {
  fundingRegions,
  fundingSectors,
  regionsMet,
  type TrackerFilters,
  type TrackerType,
} from '@upround/trackers/contract';
import { unpreparedStatement, type Database } from '@upround/shared/db';
import { listed, type Viewing } from '../record/record.columns';
import { filterValues, matchesFilters, type FilterValues } from './record-filters';

type FacetName = 'country' | 'region' | 'stage' | 'sector' | 'instrument' | 'schedule';

/** How many records one value of a filter would leave. */
export interface FacetRow {
  facet: 'total' | 'open' | FacetName;
  value: string;
  count: number;
}

/** How many countries are listed, the most common ones. */
const NAMED = 30;

/** Where the values of a filter are read from. */
const columns: Record<FacetName, string> = {
  country: 'r.country',
  region: 'unnest(r.regions)',
  stage: 'unnest(r.stages)',
  sector: 'unnest(r.sectors)',
  instrument: 'r.instrument',
  schedule: 'r.schedule',
};
const names = Object.keys(columns) as FacetName[];

/** The records of the list that meet every filter but those that are counted here. */
const candidates = `candidates as materialized (
  select r.country, r.regions, r.stages, r.sectors, r.instrument, r.schedule, r.is_open,
    ${[...names, 'open' as const].map((name) => `${conditionOf(name)} as meets_${name}`).join(', ')}
  from tracker_records r where ${listed} and ${matchesFilters([...names, 'open'])})`;

function conditionOf(name: FacetName | 'open'): string {
  const others = (['query', 'amount', ...names, 'open'] as const).filter((one) => one !== name);
  return `(${matchesFilters(others)})`;
}

const meetsAllBut = (name: FacetName | 'open' | null) =>
  [...names, 'open' as const]
    .filter((one) => one !== name)
    .map((one) => `r.meets_${one}`)
    .join(' and ');

/** The values of filters that also match records of other values, with all that they match. */
const wider: Partial<Record<FacetName, { of: string; values: readonly string[] }>> = {
  region: {
    of: 'r.regions',
    values: fundingRegions.map((one) => `('${one}', '{${regionsMet(one).join(',')}}'::text[])`),
  },
  sector: {
    of: 'r.sectors',
    values: fundingSectors.map((one) => `('${one}', '{${one},ANY}'::text[])`),
  },
};

/** The values of the records that count for a filter, one row each. */
function valuesOf(name: FacetName): string {
  const where = meetsAllBut(name);
  const wide = wider[name];
  return wide === undefined
    ? `select ${columns[name]} as value from candidates r where ${where}`
    : `select known.value from (values ${wide.values.join(', ')}) known (value, matched)
       join candidates r on ${wide.of} && known.matched and ${where}`;
}

const countsOf = (name: FacetName) => `
  (select '${name}' as facet, value, count(*)::int as count from (${valuesOf(name)}) found
   where value is not null group by value order by count desc, value limit ${NAMED})`;

const facets = unpreparedStatement<
  FacetRow,
  Viewing & FilterValues & { type: TrackerType; hidden: boolean }
>(
  'trackers.facets',
  `with ${candidates}
   select 'total' as facet, '' as value, count(*)::int as count from candidates r where ${meetsAllBut(null)}
   union all
   select 'open', '', count(*)::int from candidates r where r.is_open and ${meetsAllBut('open')}
   ${names.map((name) => `union all ${countsOf(name)}`).join(' ')}`,
);

/** Counts what each value of each filter would leave beside the other filters; what is hidden doesn't count. */
export async function countFacets(
  db: Database,
  viewing: Viewing,
  type: TrackerType,
  filters: TrackerFilters,
): Promise<FacetRow[]> {
  const values = await filterValues(db, filters);
  return facets.all(db, { ...viewing, ...values, type, hidden: false });
}
