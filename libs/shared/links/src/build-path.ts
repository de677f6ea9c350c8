/** Puts a slug into a route's pattern. */
export function fill(pattern: string, slug: string): string {
  return pattern.replace('{slug}', encodeURIComponent(slug));
}

/** A path with the parts of the query that are there. */
export function withQuery(
  path: string,
  query: Readonly<Record<string, string | undefined>>,
): string {
  const search = new URLSearchParams(
    Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined),
  ).toString();
  return search === '' ? path : `${path}?${search}`;
}

/** The hash that shows one comment. */
export const commentHash = (comment: string | undefined) =>
  comment === undefined ? '' : `#c-${encodeURIComponent(comment)}`;
