import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { draftKey, hearDrafts } from './draft-channel';

/** Shows what another tab writes into the drafts of this device. */
export function useDraftsElsewhere(): void {
  const client = useQueryClient();
  useEffect(
    () =>
      hearDrafts(({ userId, conversationId, text }) =>
        client.setQueryData(draftKey(userId, conversationId), text),
      ),
    [client],
  );
}
