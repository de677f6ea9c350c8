import { useCallback } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import {
  readOwnAmbassador,
  readOwnCreator,
  readProgramme,
  type OwnAmbassador,
  type OwnCreator,
} from '@upround/ambassador/contract';
import { keyOf } from '@upround/shared/query';

/** Puts the state that a write answered in the place of the one before. */
export function useSaveOwnAmbassador(): (ambassador: OwnAmbassador) => void {
  const client = useQueryClient();
  return useCallback(
    (ambassador) => {
      client.setQueryData(keyOf(readOwnAmbassador, {}), { ambassador });
      void client.invalidateQueries({ queryKey: keyOf(readProgramme) });
    },
    [client],
  );
}

/** The same for the creator programme. */
export function useSaveOwnCreator(): (creator: OwnCreator) => void {
  const client = useQueryClient();
  return useCallback(
    (creator) => void client.setQueryData(keyOf(readOwnCreator, {}), creator),
    [client],
  );
}
