import { createStore, del, entries, get, set, type UseStore } from 'idb-keyval';

/** Where drafts are kept: values that a browser can clone, files among them. */
export interface KeyValue {
  get(key: string): Promise<unknown>;
  set(key: string, value: unknown): Promise<void>;
  remove(key: string): Promise<void>;
  entries(): Promise<[string, unknown][]>;
}

/** Kept until the page is closed. */
export function memoryKeyValue(): KeyValue {
  const values = new Map<string, unknown>();
  return {
    get: (key) => Promise.resolve(values.get(key)),
    set: async (key, value) => void values.set(key, value),
    remove: async (key) => void values.delete(key),
    entries: () => Promise.resolve([...values]),
  };
}

/** IndexedDB. What the browser refuses to store, for want of room or permission, stays in memory. */
export function deviceKeyValue(): KeyValue {
  const spare = memoryKeyValue();
  if (typeof indexedDB === 'undefined') return spare;
  let opened: UseStore | undefined;
  const place = () => (opened ??= createStore('upround-composer', 'drafts'));
  return {
    async get(key) {
      const kept = await spare.get(key);
      if (kept !== undefined) return kept;
      return get<unknown>(key, place()).catch(() => undefined);
    },
    async set(key, value) {
      try {
        await set(key, value, place());
        await spare.remove(key);
      } catch {
        await spare.set(key, value);
      }
    },
    async remove(key) {
      await spare.remove(key);
      await del(key, place()).catch(() => undefined);
    },
    async entries() {
      const stored = await entries<string, unknown>(place()).catch(() => []);
      const all = new Map([...stored, ...(await spare.entries())]);
      return [...all];
    },
  };
}
