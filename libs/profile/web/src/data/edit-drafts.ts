import { createStore, del, entries, set, type UseStore } from 'idb-keyval';

const kept = /* @__PURE__ */ new Map<string, string>();
let place: UseStore | undefined;
let loading: Promise<void> | undefined;

function database(): UseStore | undefined {
  if (typeof indexedDB === 'undefined') return undefined;
  place ??= createStore('upround-profile', 'edits');
  return place;
}

async function fill(): Promise<void> {
  try {
    const from = database();
    if (from === undefined) return;
    for (const [key, text] of await entries<string, string>(from)) {
      if (!kept.has(key)) kept.set(key, text);
    }
  } catch {
    // The copy in memory is all there is then.
  }
}

async function keep(key: string, text: string | undefined): Promise<void> {
  try {
    const to = database();
    if (to !== undefined) await (text === undefined ? del(key, to) : set(key, text, to));
  } catch {
    // As above.
  }
}

/** What was typed into the forms of a profile and not saved yet; it survives a reload. */
export const editDrafts = {
  /** Until this is done nothing of an earlier visit is known. The same promise each time. */
  load: (): Promise<void> => (loading ??= fill()),
  read: (key: string): string | undefined => kept.get(key),
  readJson<Shape>(key: string): Shape | undefined {
    const text = kept.get(key);
    if (text === undefined) return undefined;
    try {
      return JSON.parse(text) as Shape;
    } catch {
      return undefined;
    }
  },
  /** Keeps a text, or forgets it where it is undefined. */
  write(key: string, text: string | undefined): void {
    if (text === undefined) kept.delete(key);
    else kept.set(key, text);
    void keep(key, text);
  },
};
