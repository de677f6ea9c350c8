import { unsentFlag } from './unsent-flag';

const KEY = 'upround.test-unsent';

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

describe('unsentFlag', () => {
  it('is remembered by later pages until it’s cleared', () => {
    expect(unsentFlag(KEY).mayExist()).toBe(false);
    unsentFlag(KEY).note(true);
    expect(unsentFlag(KEY).mayExist()).toBe(true);
    unsentFlag(KEY).note(false);
    expect(unsentFlag(KEY).mayExist()).toBe(false);
  });

  it('says no where the browser stores nothing', () => {
    const refuse = () => {
      throw new DOMException('Denied', 'SecurityError');
    };
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
    unsentFlag(KEY).note(true);
    expect(unsentFlag(KEY).mayExist()).toBe(false);
  });
});
