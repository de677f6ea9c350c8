import type { Outgoing } from '../model/outgoing';
import { messageDrafts, outgoingStore } from './kept';

/** IndexedDB as all tabs of the browser see it. */
const mockKept = new Map<string, unknown>();
let mockIsFull = false;
jest.mock('idb-keyval', () => ({
  createStore: () => ({}),
  get: (key: string) => Promise.resolve(mockKept.get(key)),
  set: (key: string, value: unknown) =>
    mockIsFull ? Promise.reject(new Error('full')) : Promise.resolve(void mockKept.set(key, value)),
  del: (key: string) => Promise.resolve(void mockKept.delete(key)),
  entries: () => Promise.resolve([...mockKept]),
}));

const entry: Outgoing = {
  ...{ clientId: 'm1', userId: 'user-1', conversationId: 'c1', text: 'Hello', writtenAt: 1 },
  ...{ state: 'waiting', reason: '' },
};

beforeAll(() => Object.assign(globalThis, { indexedDB: {} }));
afterAll(() => void Reflect.deleteProperty(globalThis, 'indexedDB'));
beforeEach(() => {
  mockKept.clear();
  mockIsFull = false;
});

describe('what is kept on the device', () => {
  it('is what the last tab wrote, or took away', async () => {
    await messageDrafts.write('user-1', 'c1', 'About Thursday');
    await outgoingStore.write(entry);
    expect(await outgoingStore.has(entry)).toBe(true);
    mockKept.set('draft:user-1:c1', 'About Friday');
    mockKept.delete('outgoing:user-1:m1');
    expect(await messageDrafts.read('user-1', 'c1')).toBe('About Friday');
    expect(await outgoingStore.has(entry)).toBe(false);
    expect(await outgoingStore.list('user-1')).toEqual([]);
  });

  it('stays in the page where the browser has no room', async () => {
    mockIsFull = true;
    await messageDrafts.write('user-1', 'c1', 'About Thursday');
    await outgoingStore.write(entry);
    expect(await messageDrafts.read('user-1', 'c1')).toBe('About Thursday');
    expect(await outgoingStore.has(entry)).toBe(true);
    expect(await outgoingStore.list('user-1')).toEqual([entry]);
    await outgoingStore.remove(entry);
    expect(await outgoingStore.has(entry)).toBe(false);
  });
});
