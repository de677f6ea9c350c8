import { useQuery, type QueryClient } from '@tanstack/react-query';
import { listPayments, listPlans, readMembership } from '@upround/premium/contract';
import { keyOf, pagesFor, queryFor, renewedOnReturn } from '@upround/shared/query';
import { useSession } from '@upround/shared/session';

export const plansQuery = () => queryFor(listPlans, {});

/** For a link that is about to be pressed. */
export const readPlansAhead = (client: QueryClient) => client.prefetchQuery(plansQuery());

/** The plans on offer, with their prices. */
export const usePlans = () => useQuery(plansQuery());

export const membershipQuery = () => ({ ...queryFor(readMembership, {}), ...renewedOnReturn });

/** What the viewer can use, and the subscription that pays for it; not queried for guests. */
export function useMembership() {
  const { isMember } = useSession();
  return useQuery({ ...membershipQuery(), enabled: isMember });
}

export const paymentsQuery = () => pagesFor(listPayments, { query: {} });

/** Reads again what a payment or a change of plan has outdated. */
export function renewMembership(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: keyOf(readMembership) });
  void client.invalidateQueries({ queryKey: keyOf(listPayments) });
}
