import { createStore, del, get, set, type UseStore } from 'idb-keyval';
import * as z from 'zod/mini';
import type { ProfileEdits } from './profile-edits';

const shape = z.partial(
  z.object({
    displayName: z.string(),
    headline: z.string(),
    badge: z.string(),
    location: z.string(),
    about: z.string(),
    slug: z.string(),
  }),
);

/** What the browser refuses to store lives as long as the page. */
const spare = new Map<string, ProfileEdits>();
let opened: UseStore | undefined;
const place = () => (opened ??= createStore('upround-settings', 'profile'));
const isThere = () => typeof indexedDB !== 'undefined';

/** Edits of the own profile that were not saved, on this device and for this person alone. */
export const keptEdits = {
  async read(userId: string): Promise<ProfileEdits> {
    const kept = isThere() ? await get<unknown>(userId, place()).catch(() => undefined) : undefined;
    const parsed = shape.safeParse(kept ?? spare.get(userId) ?? {});
    return parsed.success ? (parsed.data as ProfileEdits) : {};
  },
  async write(userId: string, edits: ProfileEdits): Promise<void> {
    if (Object.keys(edits).length === 0) {
      spare.delete(userId);
      if (isThere()) await del(userId, place()).catch(() => undefined);
      return;
    }
    spare.set(userId, edits);
    if (isThere()) await set(userId, edits, place()).catch(() => undefined);
  },
};
