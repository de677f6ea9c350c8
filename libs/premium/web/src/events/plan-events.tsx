import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { Suspense, useSyncExternalStore } from 'react';
import { PLAN_EVENT } from '@upround/premium/contract';
import { useRealtimeEvent, useRealtimeGap } from '@upround/shared/realtime';
import { ScreenBoundary } from '@upround/shared/routing';
import { lazyWithRetry } from '@upround/shared/ui';

/** What renews the cache is loaded with the first page that a plan opens: this listens on every page. */
const load = () => import('./plan-clock');
const PlanClock = lazyWithRetry(() => load().then((m) => ({ default: m.PlanClock })));
const event = { name: PLAN_EVENT, load: () => load().then((m) => m.planEvent.data) };

/** Id of the call; the call itself would be part of every page. */
export const MEMBERSHIP_ID = 'premium.readMembership';

interface PlanEventsProps {
  /** Ids of the calls whose answers depend on the viewer's plan. */
  opens: readonly string[];
}

/** Listens on every page to changes of the viewer's plan, so that an open page is unlocked, or locked, without a reload. */
export function PlanEvents({ opens }: PlanEventsProps) {
  const client = useQueryClient();
  const renew = () => {
    if (!isAnyCached(client, [MEMBERSHIP_ID, ...opens])) return;
    // Where the code doesn't come, the next event or focus of the window reads again.
    void load().then(
      (m) => m.renewOpened(client, opens),
      () => undefined,
    );
  };
  useRealtimeEvent(event, renew);
  useRealtimeGap(renew);
  const isOpen = useSyncExternalStore(
    (listener) =>
      client.getQueryCache().subscribe(({ type }) => {
        // Others happen while components render.
        if (type === 'observerAdded' || type === 'observerRemoved') listener();
      }),
    () => isAnyCached(client, opens, 'active'),
  );
  return isOpen ? (
    <ScreenBoundary resetKey="" fallback={() => null}>
      <Suspense fallback={null}>
        <PlanClock opens={opens} />
      </Suspense>
    </ScreenBoundary>
  ) : null;
}

const isAnyCached = (client: QueryClient, ids: readonly string[], type?: 'active'): boolean =>
  ids.some((id) =>
    client.getQueryCache().find({ queryKey: [id], exact: false, ...(type && { type }) }),
  );
