import { createStore, del, entries, get, set, type UseStore } from 'idb-keyval';

/** Values by key on this device, of the kinds that a browser can clone: files among them. */
export interface DeviceStore {
  /** @throws where the browser does not let its storage be read */
  get(key: string): Promise<unknown>;
  /** @returns whether it is on the device; otherwise it stays until the page is closed */
  set(key: string, value: unknown): Promise<boolean>;
  delete(key: string): Promise<void>;
  entries(): Promise<[string, unknown][]>;
}

/** Values until the page is closed, for tests and for browsers without storage. */
export function memoryStore(): DeviceStore {
  const values = new Map<string, unknown>();
  return {
    get: (key) => Promise.resolve(values.get(key)),
    set: async (key, value) => {
      values.set(key, value);
      return false;
    },
    delete: async (key) => void values.delete(key),
    entries: () => Promise.resolve([...values]),
  };
}

/**
 * Opens the object store. Each write is committed in the task that makes it: the browser aborts a transaction that is
 * still open when the page closes, so a reload right after a key would lose what that key wrote.
 */
function openStore(database: string, table: string): UseStore {
  const use = createStore(database, table);
  return (mode, work) =>
    use(mode, (store) => {
      const result = work(store);
      if (mode === 'readwrite') store.transaction.commit();
      return result;
    });
}

/**
 * Values in IndexedDB, which all tabs share. A value that the browser refuses to store, for want of space or
 * permission, stays in memory until the page is closed.
 *
 * @param database its name; those that begin with `upround-` are looked through when a person's account is deleted
 * @param table its only object store
 */
export function deviceStore(database: `upround-${string}`, table: string): DeviceStore {
  // Values on their way into IndexedDB, and those that it refused. All others are read there: other tabs write as well.
  const memory = new Map<string, unknown>();
  let opened: UseStore | undefined;
  const open = () =>
    typeof indexedDB === 'undefined' ? undefined : (opened ??= openStore(database, table));
  return {
    async get(key) {
      if (memory.has(key)) return memory.get(key);
      const store = open();
      return store === undefined ? undefined : get<unknown>(key, store);
    },
    async set(key, value) {
      memory.set(key, value);
      const store = open();
      if (store === undefined) return false;
      try {
        await set(key, value, store);
      } catch {
        return false;
      }
      // A later value may be on its way by now.
      if (memory.get(key) === value) memory.delete(key);
      return true;
    },
    async delete(key) {
      memory.delete(key);
      const store = open();
      if (store !== undefined) await del(key, store).catch(() => undefined);
    },
    async entries() {
      const store = open();
      const stored =
        store === undefined ? [] : await entries<string, unknown>(store).catch(() => []);
      return [...new Map([...stored, ...memory])];
    },
  };
}
