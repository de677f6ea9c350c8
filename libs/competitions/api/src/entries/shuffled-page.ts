import { createHash } from 'node:crypto';
import { listedEntry } from '../competition/competition.columns';

/** Parts of the values of `shuffle`, by their highest eight bits. */
const LAST_PART = 255;
const PART_BITS = 23;
const PLACE_DIGITS = 2;

/**
 * The common table expression `page` (id, place, hash): a page of the listed entries of a competition in a random order
 * that differs by seed. The parts are read in the order of the seed, and in a part the entries by a hash with it. `place`
 * is where a part comes in that order: a page reads the parts that it shows, and no others. All places are generated, so
 * that the plan costs the same for any values and is made once per connection.
 *
 * @param limit rows of the page
 * @param condition on the entry `e`
 */
export const shuffledPage = (limit: number, condition: string): string => `
  page as materialized (
    select place, entry.id, entry.hash
    from (
      select place, ((place * :step::int + :first::int) & ${LAST_PART}) << ${PART_BITS} as lowest
      from generate_series(0, ${LAST_PART}) place where place >= :place::int order by place
    ) parts cross join lateral (
      select e.id, md5(:seed || e.id::text) as hash from competition_entries e
      where e.competition_id = :competitionId::uuid and ${listedEntry}
        and e.shuffle between lowest and lowest | ${2 ** PART_BITS - 1} and ${condition}
      offset 0
    ) entry
    where (place, entry.hash) > (:place::int, :hash)
    order by place, entry.hash limit ${limit})`;

/** The key of a row of `page`, by which the next page begins. */
export const shuffledKey = `lpad(to_hex(page.place), ${PLACE_DIGITS}, '0') || page.hash`;

/** Values of the statement of a page. */
export type ShuffledValues = {
  seed: string;
  step: number;
  first: number;
  place: number;
  hash: string;
};

/**
 * The values of a page: an odd step from part to part reaches each of them once.
 *
 * @param key of the last row before it; empty for the first page
 */
export function shuffledValues(seed: string, key: string): ShuffledValues {
  const [step = 0, first = 0] = createHash('sha256').update(seed).digest();
  const place = key === '' ? 0 : Number.parseInt(key.slice(0, PLACE_DIGITS), 16);
  return { seed, step: step | 1, first, place, hash: key.slice(PLACE_DIGITS) };
}
