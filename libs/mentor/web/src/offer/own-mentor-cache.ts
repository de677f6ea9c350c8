import type { QueryClient } from '@tanstack/react-query';
import { readOwnMentor, type OwnMentor } from '@upround/mentor/contract';
import { keyOf } from '@upround/shared/query';

/** Shows the profile as a write answered it. */
export const showOwnMentor = (client: QueryClient, mentor: OwnMentor): void => {
  client.setQueryData(keyOf(readOwnMentor, {}), { mentor });
};

/** Reads the profile again, after a write that answers only a part of it. */
export const rereadOwnMentor = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: keyOf(readOwnMentor) });
