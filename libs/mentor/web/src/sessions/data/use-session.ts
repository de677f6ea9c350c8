import { useQuery } from '@tanstack/react-query';
import { sessionQuery } from '../../data/mentor-queries';
import { nextChange } from './next-change';

/** One session, read again when the clock changes what it says. */
export const useSessionRecord = (id: string) =>
  useQuery({
    ...sessionQuery(id),
    // Its state may have changed on another page: it was paid, or answered.
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => nextChange(state.data, Date.now()),
  });
