import { statement, type Trx } from '@upround/shared/db';
import type { StoredEvent } from './stored-event';

const insert = statement<never, { events: string }>(
  'analytics.insert-events',
  `insert into analytics_events (id, event, person, path, properties, at)
   select id, event, person, path, properties, at
   from jsonb_to_recordset(:events::jsonb) as given (
     id uuid, event text, person text, path text, properties jsonb, at timestamptz)
   on conflict do nothing`,
);

/** Stores events; one that arrives twice is stored once. */
export async function insertEvents(trx: Trx, events: readonly StoredEvent[]): Promise<void> {
  if (events.length > 0) await insert.all(trx, { events: JSON.stringify(events) });
}
