import { useQueryClient } from '@tanstack/react-query';
import { readBundle, readTracker, trackerAccessEvent } from '@upround/trackers/contract';
import { keyOf } from '@upround/shared/query';
import { useRealtimeEvent, useRealtimeGap } from '@upround/shared/realtime';
import { viewerCalls } from './viewer-calls';

/** Unlocks, or locks, what an open page shows once the member's bundle is paid or returned. */
export function useAccessEvents(): void {
  const client = useQueryClient();
  const renew = () => {
    for (const call of viewerCalls) void client.invalidateQueries({ queryKey: keyOf(call) });
  };
  useRealtimeEvent(trackerAccessEvent, renew);
  // A gap is reported at each connection: only what is small is read again.
  useRealtimeGap(() => {
    for (const call of [readBundle, readTracker]) {
      void client.invalidateQueries({ queryKey: keyOf(call) });
    }
  });
}
