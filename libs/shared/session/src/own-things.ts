const OWN = 'own:';

/**
 * The key in the local storage of a thing that is one person's alone, such as what they searched for. It stays as
 * long as they are signed in here; drafts stay longer (`shared/drafts`).
 *
 * @param name tells the things of one person apart
 */
export const ownKey = (userId: string, name: string) => `${OWN}${userId}:${name}`;

/**
 * Removes what was kept for everybody but one.
 *
 * @param userId who is signed in, or null when nobody is
 */
export function forgetOthers(storage: Storage | undefined, userId: string | null): void {
  if (storage === undefined) return;
  for (const key of Object.keys(storage)) {
    const isTheirs = userId !== null && key.startsWith(ownKey(userId, ''));
    if (key.startsWith(OWN) && !isTheirs) storage.removeItem(key);
  }
}
