import { createStore, del, get, set, type UseStore } from 'idb-keyval';

const memory = /* @__PURE__ */ new Map<string, string>();
let store: UseStore | undefined;

function database(): UseStore | undefined {
  if (typeof indexedDB === 'undefined') return undefined;
  store ??= createStore('upround-comments', 'drafts');
  return store;
}

/** What was begun and not sent. Where the browser has no room or forbids it, kept until reload. */
export const commentDrafts = {
  async read(key: string): Promise<string> {
    const kept = memory.get(key);
    if (kept !== undefined) return kept;
    try {
      const place = database();
      return place === undefined ? '' : ((await get<string>(key, place)) ?? '');
    } catch {
      return '';
    }
  },
  async write(key: string, text: string): Promise<void> {
    const isEmpty = text.trim() === '';
    if (isEmpty) memory.delete(key);
    else memory.set(key, text);
    try {
      const place = database();
      if (place === undefined) return;
      await (isEmpty ? del(key, place) : set(key, text, place));
    } catch {
      // The copy in memory is all there is then.
    }
  },
};
