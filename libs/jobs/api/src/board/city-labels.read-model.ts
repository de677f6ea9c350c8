import { statement } from '@upround/shared/db';
import type { Database } from '@upround/shared/db';

/** How many of a city's newest jobs are read. */
const ASKED = 100;

/** How most of the newest jobs of cities spell them. */
const spellings = statement<{ city: string; label: string }, { cities: readonly string[] }>(
  'jobs.city-labels',
  `select asked.city, mode() within group (order by spelled.label) as label
   from unnest(:cities::text[]) asked (city)
     cross join lateral (
       select trim(split_part(ltrim(j.location, ', '), ',', 1)) as label from jobs j
       where j.state = 'OPEN' and j.city = asked.city order by j.listing_id desc limit ${ASKED}
     ) spelled
   group by asked.city`,
);

/** How people spell cities. */
export async function labelsOf(
  db: Database,
  cities: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await spellings.all(db, { cities });
  return new Map(rows.map(({ city, label }) => [city, label]));
}
