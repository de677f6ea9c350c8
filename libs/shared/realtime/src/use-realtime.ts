import { createContext, useContext, useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import type { Realtime, RealtimeState } from '@upround/shared/realtime-client';

const RealtimeContext = /* @__PURE__ */ createContext<Realtime | undefined>(undefined);

/** Gives the screens below it the page's realtime connection. */
export const RealtimeProvider = RealtimeContext.Provider;

function useRealtime(): Realtime {
  const realtime = useContext(RealtimeContext);
  if (realtime === undefined) throw new Error('Realtime hooks need a RealtimeProvider');
  return realtime;
}

interface EventSchema<Data> {
  safeParse(value: unknown): { success: true; data: Data } | { success: false };
}

/** An event as a contract names it, with the schema of its data. */
export interface EventDefinition<Data> {
  name: string;
  data: EventSchema<Data>;
}

/** An event whose schema is loaded when it first arrives, for what listens on every page. */
export interface LazyEventDefinition<Data> {
  name: string;
  load: () => Promise<EventSchema<Data>>;
}

/**
 * Listens for an event while the component is mounted. Data that does not fit the contract is dropped, as if the event
 * had been lost.
 *
 * @param event its definition in a contract; where its schema can't be loaded, the event is dropped as well
 * @param listener what happens with its data
 */
export function useRealtimeEvent<Data>(
  event: EventDefinition<Data> | LazyEventDefinition<Data>,
  listener: (data: Data) => void,
): void {
  const realtime = useRealtime();
  const onParsed = useEffectEvent((schema: EventSchema<Data>, data: unknown) => {
    const parsed = schema.safeParse(data);
    if (parsed.success) listener(parsed.data);
  });
  const onEvent = useEffectEvent((data: unknown, isMounted: () => boolean) => {
    if ('data' in event) {
      onParsed(event.data, data);
      return;
    }
    void event.load().then(
      (schema) => isMounted() && onParsed(schema, data),
      () => undefined,
    );
  });
  const { name } = event;
  useEffect(() => {
    let isMounted = true;
    const off = realtime.on(name, (data) => onEvent(data, () => isMounted));
    return () => {
      isMounted = false;
      off();
    };
  }, [realtime, name]);
}

/**
 * Calls a listener when events may have been missed, also when the connection opens: a component that shows a stream
 * reads on from its last sequence.
 */
export function useRealtimeGap(listener: () => void): void {
  const realtime = useRealtime();
  const onGap = useEffectEvent(listener);
  useEffect(() => realtime.onGap(() => onGap()), [realtime]);
}

/** Whether events arrive at the moment; where they do not, a page asks now and then. */
export function useRealtimeState(): RealtimeState {
  const realtime = useRealtime();
  return useSyncExternalStore(realtime.onState, () => realtime.state);
}

/** For pages that live from events: opens the connection without waiting for the page to come to rest. */
export function useRealtimeAtOnce(): void {
  const realtime = useRealtime();
  useEffect(() => realtime.hurry(), [realtime]);
}
