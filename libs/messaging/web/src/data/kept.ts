import { createStore, del, entries, get, set, type UseStore } from 'idb-keyval';
import { inOrder, type Outgoing } from '../model/outgoing';

/** What is on its way into IndexedDB, and what it did not take. All else is read there: other tabs write as well. */
const memory = /* @__PURE__ */ new Map<string, unknown>();
let opened: UseStore | undefined;

/** IndexedDB. What the browser refuses to keep, for want of room or permission, stays until the page is closed. */
function place(): UseStore | undefined {
  if (typeof indexedDB === 'undefined') return undefined;
  return (opened ??= createStore('upround-messages', 'kept'));
}

async function write(key: string, value: unknown): Promise<void> {
  memory.set(key, value);
  const store = place();
  if (store === undefined) return;
  try {
    await set(key, value, store);
    if (memory.get(key) === value) memory.delete(key);
  } catch {
    // It stays in memory.
  }
}

async function remove(key: string): Promise<void> {
  memory.delete(key);
  const store = place();
  if (store !== undefined) await del(key, store).catch(() => undefined);
}

async function read(key: string): Promise<unknown> {
  if (memory.has(key)) return memory.get(key);
  const store = place();
  return store === undefined ? undefined : get<unknown>(key, store);
}

const draftKey = (userId: string, conversationId: string) => `draft:${userId}:${conversationId}`;
const outgoingPrefix = (userId: string) => `outgoing:${userId}:`;
const outgoingKey = ({ userId, clientId }: Outgoing) => outgoingPrefix(userId) + clientId;

/** What was begun and not sent, for each conversation. */
export const messageDrafts = {
  /** @throws where the browser does not let it be read: what is shown then stays */
  async read(userId: string, conversationId: string): Promise<string> {
    const kept = await read(draftKey(userId, conversationId));
    return typeof kept === 'string' ? kept : '';
  },
  write: (userId: string, conversationId: string, text: string): Promise<void> =>
    text.trim() === ''
      ? remove(draftKey(userId, conversationId))
      : write(draftKey(userId, conversationId), text),
};

const isOutgoing = (value: unknown): value is Outgoing =>
  typeof value === 'object' && value !== null && 'clientId' in value && 'conversationId' in value;

/** What was sent and did not arrive yet. */
export const outgoingStore = {
  async list(userId: string): Promise<Outgoing[]> {
    const store = place();
    const stored = store === undefined ? [] : await entries<string, unknown>(store).catch(() => []);
    const all = new Map([...stored, ...memory]);
    return [...all]
      .filter(([key]) => key.startsWith(outgoingPrefix(userId)))
      .map(([, value]) => value)
      .filter(isOutgoing)
      .sort(inOrder);
  },
  /** Whether it is still to be sent: another tab may have sent or discarded it. */
  async has(entry: Outgoing): Promise<boolean> {
    const key = outgoingKey(entry);
    const store = place();
    if (memory.has(key) || store === undefined) return memory.has(key);
    // What cannot be asked about is sent: it comes once, under its id.
    return (await get<unknown>(key, store).catch(() => entry)) !== undefined;
  },
  write: (entry: Outgoing): Promise<void> => write(outgoingKey(entry), entry),
  remove: (entry: Outgoing): Promise<void> => remove(outgoingKey(entry)),
};
