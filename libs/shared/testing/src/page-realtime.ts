import { act } from '@testing-library/react';
import { createRealtime, type Realtime } from '@upround/shared/realtime';

/** Speaks in the place of the service that carries events. */
export interface PageRealtime {
  /** An event arrives; once more with the same `id`, if one is given. */
  tell(
    event: string | { name: string },
    data: Readonly<Record<string, unknown>>,
    id?: string,
  ): Promise<void>;
  /** Something may have been missed. */
  gap(): Promise<void>;
  /** The connection goes away, or comes back. */
  open(isOpen: boolean): Promise<void>;
}

type Heard = Parameters<Awaited<ReturnType<Parameters<typeof createRealtime>[0]['load']>>>[1];

/**
 * The page's real end of the connection; the test is the other end.
 *
 * @param profileId of the signed-in person; no connection is open without one
 */
export function pageRealtime(profileId: string | null): {
  realtime: Realtime;
  page: PageRealtime;
} {
  let count = 0;
  let opened: (heard: Heard) => void;
  const heard = new Promise<Heard>((resolve) => (opened = resolve));
  const realtime = createRealtime({
    rest: () => Promise.resolve(),
    load: () =>
      Promise.resolve((_profileId, hear) => {
        opened(hear);
        hear.open(true);
        return () => undefined;
      }),
  });
  realtime.identify(profileId);
  const say = (speak: (to: Heard) => void) => act(async () => speak(await heard));
  return {
    realtime,
    page: {
      tell: (event, data, id = `event-${(count += 1)}`) =>
        say((to) => to.event({ id, name: typeof event === 'string' ? event : event.name, data })),
      gap: () => say((to) => to.gap()),
      open: (isOpen) => say((to) => to.open(isOpen)),
    },
  };
}
