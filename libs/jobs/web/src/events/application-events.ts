import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { APPLICATION_EVENT, type ApplicationEvent } from '@upround/jobs/contract';
import { useRealtimeEvent, useRealtimeGap } from '@upround/shared/realtime';
import { eventBatches } from './event-batches';

/** Milliseconds between two reads, however many events arrive. */
const PAUSE = 3_000;

/** What changes the cache is loaded with the first event: this listens on every page. */
const loadChanges = () => import('./application-changes');

const event = {
  name: APPLICATION_EVENT,
  load: () => loadChanges().then(({ applicationEvent }) => applicationEvent.data),
};

function change(client: QueryClient, events: readonly ApplicationEvent[]): void {
  // Where the code does not come, the next event or focus of the window reads again.
  void loadChanges()
    .then(({ applicationsChanged }) => applicationsChanged(client, events))
    .catch(() => undefined);
}

/** Whether anything of jobs is cached. Keys begin with the id of a call; the calls themselves aren't loaded on every page. */
const isAnyCached = (client: QueryClient): boolean =>
  client
    .getQueryCache()
    .getAll()
    .some(({ queryKey: [id] }) => String(id).startsWith('jobs.'));

function renewMissed(client: QueryClient): void {
  if (!isAnyCached(client)) return;
  void loadChanges()
    .then(({ applicationsMissed }) => applicationsMissed(client))
    .catch(() => undefined);
}

/** Listens on every page to changes of the viewer's applications, and of those to the viewer's jobs. */
export function ApplicationEvents() {
  const client = useQueryClient();
  const batches = useMemo(
    () => eventBatches<ApplicationEvent>((events) => change(client, events), PAUSE),
    [client],
  );
  useEffect(() => () => batches.clear(), [batches]);
  useRealtimeEvent(event, batches.add);
  useRealtimeGap(() => renewMissed(client));
  return null;
}
