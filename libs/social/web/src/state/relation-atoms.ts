import { atom, type createStore } from 'jotai';
import { sendRelation } from '../data/send-relation';
import type { RelationEntry } from '../model/relation';
import { createRelationQueue, type RelationQueue } from '../model/relation-queue';

/** Likes, bookmarks and follows beyond what the lists say, by verb, type and id. */
export const relationsAtom = /* @__PURE__ */ atom<ReadonlyMap<string, RelationEntry>>(new Map());

type Store = ReturnType<typeof createStore>;

const queues = /* @__PURE__ */ new WeakMap<Store, RelationQueue>();

/** The one queue of a store. */
export function relationQueueOf(store: Store): RelationQueue {
  const known = queues.get(store);
  if (known !== undefined) return known;
  const queue = createRelationQueue({
    read: (key) => store.get(relationsAtom).get(key),
    write: (key, entry) => store.set(relationsAtom, (before) => new Map(before).set(key, entry)),
    send: sendRelation,
  });
  queues.set(store, queue);
  return queue;
}
