const OWN = 'own:';

/**
 * The key in the local storage of a value that belongs to one person, such as their latest searches. The value is
 * deleted when they sign out; drafts stay longer (`shared/drafts`).
 *
 * @param name of the value, unique for the person
 */
export const ownKey = (userId: string, name: string) => `${OWN}${userId}:${name}`;

/**
 * Deletes the keys of every person but one.
 *
 * @param userId who is signed in, or null for no one
 */
export function deleteOthersKeys(storage: Storage | undefined, userId: string | null): void {
  if (storage === undefined) return;
  for (const key of Object.keys(storage)) {
    const isTheirs = userId !== null && key.startsWith(ownKey(userId, ''));
    if (key.startsWith(OWN) && !isTheirs) storage.removeItem(key);
  }
}
