import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { draftKey, listenToDrafts } from './draft-channel';

/** Shows what another tab writes into the drafts of this device. */
export function useDraftsElsewhere(): void {
  const client = useQueryClient();
  useEffect(
    () =>
      listenToDrafts(({ userId, conversationId, text }) =>
        client.setQueryData(draftKey(userId, conversationId), text),
      ),
    [client],
  );
}
