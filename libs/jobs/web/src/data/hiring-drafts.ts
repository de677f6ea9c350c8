import { createStore, del, get, set, type UseStore } from 'idb-keyval';

let place: UseStore | undefined;
const database = () => (place ??= createStore('upround-posting', 'jobs'));

// Async, because without IndexedDB the library throws instead of rejecting.
/**
 * What was typed into the form of a job and not sent yet, on this device. Each rejects where there is no storage, as
 * in some private windows.
 *
 * @param job slug of the job that is edited; none for a new one
 */
export function postingDraft<Values>(userId: string, job: string | undefined) {
  const key = `${userId}/${job ?? 'new'}`;
  return {
    read: async () => get<Partial<Values>>(key, database()),
    write: async (values: Values) => set(key, values, database()),
    forget: async () => del(key, database()),
  };
}

export type PostingDraft<Values> = ReturnType<typeof postingDraft<Values>>;
