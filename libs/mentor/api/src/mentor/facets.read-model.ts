import {
  matchBudgets,
  mentorNeeds,
  mentorStages,
  mentorTimes,
  type MentorCounts,
  type MentorFilters,
} from '@upround/mentor/contract';
import { unpreparedStatement, type Database } from '@upround/shared/db';
import { listed, mentorSource, type Viewing } from './mentor.columns';
import {
  filterValues,
  matchesFilters,
  untilOf,
  type FilterName,
  type FilterValues,
} from './mentor-filters';

/** How many mentors one value of a filter would leave. */
interface FacetRow {
  facet: 'total' | keyof MentorCounts;
  value: string;
  count: number;
}

/** How many languages are listed, the most common ones. */
const NAMED = 30;

/** The filters that are counted, with the answer's name for each. */
const counted = ['stage', 'need', 'language', 'maxPrice', 'when'] as const;
type Counted = (typeof counted)[number];

const meetsAllBut = (except: Counted | null) =>
  counted
    .filter((name) => name !== except)
    .map((name) => `c.meets_${name.toLowerCase()}`)
    .join(' and ');

const meets = (name: FilterName) => `(${matchesFilters([name])}) as meets_${name.toLowerCase()}`;

/** Mentors of the directory that have the words, with which of the other filters they meet. */
const candidates = `candidates as materialized (
  select m.stages, m.needs, m.languages, m.price_from, m.next_slot_at, ${counted.map(meets).join(', ')}
  from ${mentorSource} where ${listed} and ${matchesFilters(['query'])})`;

const ofList = (facet: string, column: string, name: Counted) => `
  (select '${facet}' as facet, value, count(*)::int as count
   from candidates c cross join unnest(c.${column}) value where ${meetsAllBut(name)}
   group by value order by count desc, value limit ${NAMED})`;

const ofBounds = (facet: string, values: string, isWithin: string, name: Counted) => `
  (select '${facet}' as facet, bound.value::text as value, count(*)::int as count
   from candidates c join ${values} on ${isWithin} where ${meetsAllBut(name)} group by bound.value)`;

type FacetValues = Viewing &
  FilterValues & {
    budgets: readonly number[];
    times: readonly string[];
    untils: readonly Date[];
  };

const facets = unpreparedStatement<FacetRow, FacetValues>(
  'mentor.facets',
  `with ${candidates}
   select 'total' as facet, '' as value, count(*)::int as count from candidates c where ${meetsAllBut(null)}
   union all ${ofList('stage', 'stages', 'stage')}
   union all ${ofList('need', 'needs', 'need')}
   union all ${ofList('language', 'languages', 'language')}
   union all ${ofBounds('budget', 'unnest(:budgets::int[]) bound (value)', 'c.price_from <= bound.value', 'maxPrice')}
   union all ${ofBounds(
     'when',
     'unnest(:times::text[], :untils::timestamptz[]) bound (value, until)',
     'c.next_slot_at <= bound.until',
     'when',
   )}`,
);

/** Known values in their own order. */
const among = <Value extends string | number>(
  counts: ReadonlyMap<string, number>,
  known: readonly Value[],
) =>
  known.flatMap((value) => {
    const count = counts.get(String(value));
    return count === undefined ? [] : [{ value, count }];
  });

/** Counts what each value of each filter would leave beside the other filters. */
export async function countFacets(
  db: Database,
  viewing: Viewing,
  filters: MentorFilters,
  now: Date,
): Promise<{ total: number; counts: MentorCounts }> {
  const rows = await facets.all(db, {
    ...viewing,
    ...(await filterValues(db, filters, now)),
    budgets: matchBudgets,
    times: mentorTimes,
    untils: mentorTimes.map((when) => untilOf(when, now)),
  });
  const countsOf = (facet: FacetRow['facet']) =>
    new Map(rows.filter((row) => row.facet === facet).map(({ value, count }) => [value, count]));
  return {
    total: countsOf('total').get('') ?? 0,
    counts: {
      stage: among(countsOf('stage'), mentorStages),
      need: among(countsOf('need'), mentorNeeds),
      language: [...countsOf('language')].map(([value, count]) => ({ value, count })),
      budget: among(countsOf('budget'), matchBudgets),
      when: among(countsOf('when'), mentorTimes),
    },
  };
}
