import type { Outgoing } from '../model/outgoing';
import { messageDrafts, outgoingStore } from './drafts';

const mockStored = new Map<string, unknown>();
let mockIsUnreadable = false;
jest.mock('idb-keyval', () => ({
  createStore: () => ({}),
  get: (key: string) =>
    mockIsUnreadable
      ? Promise.reject(new Error('unreadable'))
      : Promise.resolve(mockStored.get(key)),
  set: (key: string, value: unknown) => Promise.resolve(void mockStored.set(key, value)),
  del: (key: string) => Promise.resolve(void mockStored.delete(key)),
  entries: () => Promise.resolve([...mockStored]),
}));

const entry: Outgoing = {
  clientId: 'm1',
  userId: 'user-1',
  conversationId: 'c1',
  text: 'Hello',
  writtenAt: 2,
  state: 'waiting',
  reason: '',
};

beforeAll(() => Object.assign(globalThis, { indexedDB: {} }));
afterAll(() => void Reflect.deleteProperty(globalThis, 'indexedDB'));
beforeEach(() => {
  mockStored.clear();
  mockIsUnreadable = false;
});

describe('messages on the device', () => {
  it('a draft is deleted once it is empty', async () => {
    await messageDrafts.write('user-1', 'c1', 'About Thursday');
    expect(await messageDrafts.read('user-1', 'c1')).toBe('About Thursday');
    await messageDrafts.write('user-1', 'c1', ' ');
    expect(mockStored.size).toBe(0);
    expect(await messageDrafts.read('user-1', 'c1')).toBe('');
  });

  it('outgoing ones are apart from drafts, in the order of writing', async () => {
    await messageDrafts.write('user-1', 'c1', 'About Thursday');
    await outgoingStore.write(entry);
    const earlier = { ...entry, clientId: 'm2', writtenAt: 1 };
    await outgoingStore.write(earlier);
    expect(await outgoingStore.list('user-1')).toEqual([earlier, entry]);
  });

  it('an outgoing one is still to be sent until it is removed, or where the device cannot be read', async () => {
    await outgoingStore.write(entry);
    expect(await outgoingStore.has(entry)).toBe(true);
    await outgoingStore.remove(entry);
    expect(await outgoingStore.has(entry)).toBe(false);
    mockIsUnreadable = true;
    expect(await outgoingStore.has(entry)).toBe(true);
  });
});
