import { useQueryClient } from '@tanstack/react-query';
import {
  ambassadorEvent,
  listInvites,
  listLedger,
  readOwnAmbassador,
  readOwnCreator,
} from '@upround/ambassador/contract';
import { keyOf, pagesKeyOf } from '@upround/shared/query';
import { useRealtimeEvent, useRealtimeGap } from '@upround/shared/realtime';

/** Rereads what the member has in both programmes once it changes, and where a change may have been missed. */
export function useAmbassadorEvents(): void {
  const client = useQueryClient();
  const reread = () => {
    for (const call of [readOwnAmbassador, readOwnCreator, listInvites]) {
      void client.invalidateQueries({ queryKey: keyOf(call) });
    }
    void client.invalidateQueries({ queryKey: pagesKeyOf(listLedger) });
  };
  useRealtimeEvent(ambassadorEvent, reread);
  useRealtimeGap(reread);
}
