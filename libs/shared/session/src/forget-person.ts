import { delMany, keys, promisifyRequest, type UseStore } from 'idb-keyval';

/** The databases of this site. The keys in them name whose the value is, between `:` or `/`. */
const OURS = 'upround-';

const belongsTo = (key: IDBValidKey, userId: string) => String(key).split(/[:/]/).includes(userId);

async function forgetIn(name: string, userId: string): Promise<void> {
  const database = await promisifyRequest(indexedDB.open(name));
  for (const store of database.objectStoreNames) {
    const use: UseStore = async (mode, work) =>
      work(database.transaction(store, mode).objectStore(store));
    const all = await keys(use);
    await delMany(
      all.filter((key) => belongsTo(key, userId)),
      use,
    );
  }
  database.close();
}

/**
 * Forgets what a person began on this device and did not send: drafts of posts, comments, messages and of their
 * profile. What other people keep here stays. Signing out keeps all of it; the end of an account does not.
 */
export async function forgetPerson(userId: string): Promise<void> {
  if (typeof indexedDB === 'undefined') return;
  // A browser that does not name its databases keeps the drafts, and shows them to nobody else.
  const all = await Promise.resolve(indexedDB.databases?.()).catch(() => undefined);
  const ours = (all ?? []).flatMap(({ name }) => (name?.startsWith(OURS) ? [name] : []));
  await Promise.all(ours.map((name) => forgetIn(name, userId).catch(() => undefined)));
}
