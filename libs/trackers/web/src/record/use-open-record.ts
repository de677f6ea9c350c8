import { useQuery, useQueryClient } from '@tanstack/react-query';
import { statusOf } from '@upround/shared/routing';
import { listedRecord } from '../data/tracker-cache';
import { recordQuery } from '../data/tracker-queries';

/** The open record: at once as a list shows it, then as it's read. */
export function useOpenRecord(slug: string | null) {
  const client = useQueryClient();
  const query = useQuery({ ...recordQuery(slug ?? ''), enabled: slug !== null });
  // A record that no longer exists isn't shown from the cache.
  const isGone = statusOf(query.error) === 404;
  const listed = slug === null || query.isError ? undefined : listedRecord(client, slug);
  return { query, isGone, record: isGone ? undefined : (query.data ?? listed) };
}
