import { createStore, del, entries, get, set, type UseStore } from 'idb-keyval';
import { uploadSchema, type Upload } from '@upround/uploads/contract';
import * as z from 'zod/mini';

/** What somebody began to apply with. */
export interface KeptApplication {
  note: string;
  resume: Upload | null;
  /** A file that was chosen and is not uploaded yet. */
  waiting: File | null;
  /** Under which it is sent; another one as soon as something else would be sent. */
  key: string;
  /** When it was changed last. */
  savedAt: string;
}

/** That an application to a job was begun. */
export interface BegunApplication {
  jobId: string;
  savedAt: string;
}

/** What a device may have kept from an earlier version of the app is held against this before it is shown. */
const keptShape = z.object({
  note: z.string(),
  resume: z.nullable(uploadSchema),
  waiting: z.nullable(z.instanceof(Blob)),
  key: z.string(),
  savedAt: z.string(),
});

/** What the browser refuses to keep, for want of room or permission, stays until the page is closed. */
const memory = /* @__PURE__ */ new Map<string, KeptApplication>();
let opened: UseStore | undefined;

function place(): UseStore | undefined {
  if (typeof indexedDB === 'undefined') return undefined;
  return (opened ??= createStore('upround-applications', 'drafts'));
}

// The person stands between colons, by which the end of an account forgets what was theirs.
const keysOf = (userId: string) => `draft:${userId}:`;
const keyOf = (userId: string, jobId: string) => `${keysOf(userId)}${jobId}`;

/** Applications that were begun and not sent, for each person and job, on this device. */
export const applicationDrafts = {
  async read(userId: string, jobId: string): Promise<KeptApplication | undefined> {
    const key = keyOf(userId, jobId);
    const store = place();
    const stored: unknown =
      memory.get(key) ??
      (store === undefined ? undefined : await get<unknown>(key, store).catch(() => undefined));
    return keptShape.safeParse(stored).success ? (stored as KeptApplication) : undefined;
  },
  /** What a person began, the latest first. */
  async list(userId: string): Promise<BegunApplication[]> {
    const store = place();
    const stored = store === undefined ? [] : await entries<string, unknown>(store).catch(() => []);
    const before = keysOf(userId);
    return [...new Map<string, unknown>([...stored, ...memory])]
      .flatMap(([key, value]) => {
        const { success, data } = keptShape.safeParse(value);
        return success && key.startsWith(before)
          ? [{ jobId: key.slice(before.length), savedAt: data.savedAt }]
          : [];
      })
      .sort((a, b) => b.savedAt.localeCompare(a.savedAt));
  },
  async write(userId: string, jobId: string, draft: KeptApplication): Promise<void> {
    const key = keyOf(userId, jobId);
    const store = place();
    memory.set(key, draft);
    if (store === undefined) return;
    try {
      await set(key, draft, store);
      if (memory.get(key) === draft) memory.delete(key);
    } catch {
      // It stays in memory.
    }
  },
  async forget(userId: string, jobId: string): Promise<void> {
    const key = keyOf(userId, jobId);
    const store = place();
    memory.delete(key);
    if (store !== undefined) await del(key, store).catch(() => undefined);
  },
};
