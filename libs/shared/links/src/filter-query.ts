/**
 * Filters as an address carries them, several values of one with commas between.
 *
 * @param filters the filters; undefined and null ones are left out
 */
export function filterQuery(filters: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(filters)
      .filter(([, value]) => value !== undefined && value !== null)
      .map(([name, value]) => [name, Array.isArray(value) ? value.join(',') : String(value)]),
  );
}
