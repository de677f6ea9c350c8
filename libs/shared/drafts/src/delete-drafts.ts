import { delMany, keys, promisifyRequest, type UseStore } from 'idb-keyval';

/** What the names of our databases begin with. Their keys hold the person's id, between `:` or `/`. */
const OURS = 'upround-';

const belongsTo = (key: IDBValidKey, userId: string) => String(key).split(/[:/]/).includes(userId);

async function deleteIn(name: string, userId: string): Promise<void> {
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
 * Deletes what a person began on this device and did not send: drafts of every kind, whichever slice wrote them.
 * Other people's drafts stay. For the deletion of an account; logging out keeps drafts.
 */
export async function deleteDraftsOf(userId: string): Promise<void> {
  if (typeof indexedDB === 'undefined') return;
  // A browser that does not name its databases keeps the drafts, and shows them to no other person.
  const all = await Promise.resolve(indexedDB.databases?.()).catch(() => undefined);
  const ours = (all ?? []).flatMap(({ name }) => (name?.startsWith(OURS) ? [name] : []));
  await Promise.all(ours.map((name) => deleteIn(name, userId).catch(() => undefined)));
}
