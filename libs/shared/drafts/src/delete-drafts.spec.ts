import { deleteDraftsOf } from './delete-drafts';

type Kept = Map<string, string>;
type Use = (mode: string, work: (store: Kept) => unknown) => Promise<unknown>;

// jsdom has no IndexedDB: each store is replaced by a map.
jest.mock('idb-keyval', () => ({
  promisifyRequest: (request: unknown) => Promise.resolve(request),
  keys: (run: Use) => run('readonly', (kept) => [...kept.keys()]),
  delMany: (some: string[], run: Use) =>
    run('readwrite', (kept) => some.forEach((key) => kept.delete(key))),
}));

const databases: Record<string, Record<string, Kept>> = {};
const keep = (name: string, store: string, ...keys: string[]) => {
  databases[name] = { [store]: new Map(keys.map((key) => [key, 'words'])) };
};
const kept = () =>
  Object.values(databases).flatMap((stores) =>
    Object.values(stores).flatMap((store) => [...store.keys()]),
  );

describe('R28: deleting a person’s drafts on this device', () => {
  beforeEach(() => {
    keep('upround-composer', 'drafts', 'draft/u-1/d-1', 'unsent/u-1/d-2', 'draft/u-12/d-3');
    keep('upround-comments', 'drafts', 'u-1:comment:POST:p-1', 'u-2:comment:POST:u-11');
    keep('upround-messages', 'kept', 'draft:u-1:c-1', 'outgoing:u-1:m-1', 'draft:u-2:c-1');
    keep('upround-profile', 'edits', 'u-1:headline', 'u-2:headline');
    keep('somebody-else', 'things', 'u-1:theirs');
    const open = (name: string) => ({
      objectStoreNames: Object.keys(databases[name] ?? {}),
      transaction: () => ({ objectStore: (store: string) => databases[name]?.[store] }),
      close: () => undefined,
    });
    Object.assign(globalThis, {
      indexedDB: {
        open,
        databases: () => Promise.resolve(Object.keys(databases).map((name) => ({ name }))),
      },
    });
  });
  afterEach(() => Reflect.deleteProperty(globalThis, 'indexedDB'));

  it('deletes that person’s drafts, and no one else’s', async () => {
    await deleteDraftsOf('u-1');
    expect(kept()).toEqual([
      'draft/u-12/d-3',
      'u-2:comment:POST:u-11',
      'draft:u-2:c-1',
      'u-2:headline',
      'u-1:theirs',
    ]);
  });

  it('does not fail in a browser without storage, or without a list of databases', async () => {
    Object.assign(globalThis, { indexedDB: { databases: () => Promise.reject(new Error('no')) } });
    await expect(deleteDraftsOf('u-1')).resolves.toBeUndefined();
    Object.assign(globalThis, { indexedDB: {} });
    await expect(deleteDraftsOf('u-1')).resolves.toBeUndefined();
    Reflect.deleteProperty(globalThis, 'indexedDB');
    await expect(deleteDraftsOf('u-1')).resolves.toBeUndefined();
  });
});
