import { deviceStore } from './device-store';

/** What the browser keeps of a page that closes: what was committed. */
const mockCommitted = new Map<string, unknown>();

jest.mock('idb-keyval', () => {
  type Work = (store: unknown) => unknown;
  const use = (_mode: string, work: Work) => {
    const written = new Map(mockCommitted);
    const transaction = {
      commit() {
        mockCommitted.clear();
        for (const [key, value] of written) mockCommitted.set(key, value);
      },
    };
    return Promise.resolve(work({ values: written, transaction }));
  };
  interface Store {
    values: Map<string, unknown>;
  }
  return {
    createStore: () => use,
    set: (key: string, value: unknown, run: typeof use) =>
      run('readwrite', (store) => void (store as Store).values.set(key, value)),
    del: (key: string, run: typeof use) =>
      run('readwrite', (store) => void (store as Store).values.delete(key)),
  };
});

beforeAll(() => Object.assign(globalThis, { indexedDB: {} }));
afterAll(() => void Reflect.deleteProperty(globalThis, 'indexedDB'));

describe('values on this device', () => {
  it('survive a page that closes right after they’re written', () => {
    const values = deviceStore('upround-test', 'drafts');
    void values.set('n1', 'Hello');
    expect(mockCommitted).toEqual(new Map([['n1', 'Hello']]));
    void values.delete('n1');
    expect(mockCommitted).toEqual(new Map());
  });
});
