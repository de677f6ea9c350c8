import type { QueryClient } from '@tanstack/react-query';
import { listAddressOf, type ListPlace } from '../model/list-address';
import { trackersViewOf } from '../model/trackers-view';
import {
  bundleQuery,
  comparedQuery,
  facetsQuery,
  listQuery,
  overviewQuery,
  recordQuery,
} from './tracker-queries';

/** What a list shows first, read while its code is on the way. */
export async function readListAhead(
  client: QueryClient,
  { type }: ListPlace,
  search: URLSearchParams,
): Promise<void> {
  const address = listAddressOf(search, type);
  const { filters, record, compared } = address;
  if (compared.length > 0) {
    await client.prefetchQuery(comparedQuery(compared));
    return;
  }
  await Promise.all([
    // A list by fit first needs to know whether anything is set.
    address.sort !== 'fit' && client.prefetchInfiniteQuery(listQuery({ ...address, type })),
    client.prefetchQuery(facetsQuery({ type, filters })),
    record !== null && client.prefetchQuery(recordQuery(record)),
  ]);
}

/** What the overview shows first. */
export async function readOverviewAhead(
  client: QueryClient,
  search: URLSearchParams,
): Promise<void> {
  if (trackersViewOf(search) !== 'overview') return;
  const record = search.get('record');
  await Promise.all([
    client.prefetchQuery(overviewQuery()),
    record !== null && client.prefetchQuery(recordQuery(record)),
  ]);
}

/** What a page about the bundle shows first. */
export async function readBundleAhead(client: QueryClient): Promise<void> {
  await Promise.all([client.prefetchQuery(bundleQuery()), client.prefetchQuery(overviewQuery())]);
}
