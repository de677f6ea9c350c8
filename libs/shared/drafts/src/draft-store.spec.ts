import * as z from 'zod/mini';
import { draftStore } from './draft-store';

/** IndexedDB as all tabs of the browser see it. */
const mockStored = new Map<string, unknown>();
let mockProblem: 'full' | 'unreadable' | undefined;
jest.mock('idb-keyval', () => ({
  createStore: () => ({}),
  get: (key: string) =>
    mockProblem === 'unreadable'
      ? Promise.reject(new Error(mockProblem))
      : Promise.resolve(mockStored.get(key)),
  set: (key: string, value: unknown) =>
    mockProblem === undefined
      ? Promise.resolve(void mockStored.set(key, value))
      : Promise.reject(new Error(mockProblem)),
  del: (key: string) => Promise.resolve(void mockStored.delete(key)),
  entries: () => Promise.resolve([...mockStored]),
}));

const notes = draftStore<{ text: string }>({
  database: 'upround-notes',
  schema: z.object({ text: z.string() }),
});
const [asha, ravi] = [notes('asha'), notes('ravi')];

beforeAll(() => Object.assign(globalThis, { indexedDB: {} }));
afterAll(() => void Reflect.deleteProperty(globalThis, 'indexedDB'));
beforeEach(() => {
  mockStored.clear();
  mockProblem = undefined;
});

describe('drafts', () => {
  it('are on the device, each person’s own', async () => {
    expect(await asha.write('n1', { text: 'Hello' })).toBe(true);
    expect(mockStored).toEqual(new Map([['draft:asha:n1', { text: 'Hello' }]]));
    expect(await asha.read('n1')).toEqual({ text: 'Hello' });
    expect(await asha.list()).toEqual([{ key: 'n1', value: { text: 'Hello' } }]);
    expect(await ravi.read('n1')).toBeUndefined();
    expect(await ravi.list()).toEqual([]);
    await asha.delete('n1');
    expect(await asha.read('n1')).toBeUndefined();
  });

  it('are what another tab wrote last, or took away', async () => {
    await asha.write('n1', { text: 'Hello' });
    mockStored.set('draft:asha:n1', { text: 'Good morning' });
    expect(await asha.read('n1')).toEqual({ text: 'Good morning' });
    mockStored.delete('draft:asha:n1');
    expect(await asha.list()).toEqual([]);
  });

  it('leave out what an earlier version wrote in another shape', async () => {
    mockStored.set('draft:asha:n1', 'Hello');
    expect(await asha.read('n1')).toBeUndefined();
    expect(await asha.list()).toEqual([]);
  });

  it('stay in the page where the device has no space, and say so', async () => {
    await asha.write('n1', { text: 'Old' });
    mockProblem = 'full';
    expect(await asha.write('n1', { text: 'Hello' })).toBe(false);
    expect(await asha.read('n1')).toEqual({ text: 'Hello' });
    expect(await asha.list()).toEqual([{ key: 'n1', value: { text: 'Hello' } }]);
    await asha.delete('n1');
    expect(await asha.read('n1')).toBeUndefined();
  });

  it('tell a device that cannot be read from one that holds nothing', async () => {
    mockProblem = 'unreadable';
    await expect(asha.read('n1')).rejects.toThrow('unreadable');
  });

  it('stay in the page of a browser without storage', async () => {
    Reflect.deleteProperty(globalThis, 'indexedDB');
    const bare = draftStore<string>({ database: 'upround-bare', schema: z.string() })('asha');
    expect(await bare.write('n1', 'Hello')).toBe(false);
    expect(await bare.read('n1')).toBe('Hello');
    Object.assign(globalThis, { indexedDB: {} });
  });
});
