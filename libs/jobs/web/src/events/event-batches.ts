interface Batches<Event> {
  add(event: Event): void;
  /** Drops what waits. */
  clear(): void;
}

/**
 * Handles events in batches, so that many cost no more than a few: the first at once, and those that arrive during a
 * pause together at its end.
 *
 * @param pause milliseconds between two batches
 */
export function eventBatches<Event>(
  handle: (events: readonly Event[]) => void,
  pause: number,
): Batches<Event> {
  let waiting: Event[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  function handleWaiting() {
    timer = undefined;
    if (waiting.length === 0) return;
    const events = waiting;
    waiting = [];
    timer = setTimeout(handleWaiting, pause);
    handle(events);
  }
  return {
    add(event) {
      waiting.push(event);
      if (timer === undefined) handleWaiting();
    },
    clear() {
      clearTimeout(timer);
      timer = undefined;
      waiting = [];
    },
  };
}
