import { bufferEarlyKeys, pressEarlyKeys } from './early-keys';

describe('keys that are pressed before the shortcuts listen', () => {
  const heard: string[] = [];
  const listen = ({ key, shiftKey, target }: KeyboardEvent) =>
    heard.push(`${shiftKey ? 'Shift+' : ''}${key} on ${(target as Element).tagName}`);
  const press = (key: string, init: KeyboardEventInit = {}) => {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init });
    document.body.dispatchEvent(event);
    return event;
  };

  beforeEach(() => heard.splice(0));
  afterEach(() => {
    window.removeEventListener('keydown', listen);
    jest.restoreAllMocks();
  });

  it('are pressed again in order, once, where they were pressed', () => {
    bufferEarlyKeys();
    press('g');
    press('?', { shiftKey: true });
    window.addEventListener('keydown', listen);
    pressEarlyKeys();
    expect(heard).toEqual(['g on BODY', 'Shift+? on BODY']);
    press('h');
    pressEarlyKeys();
    expect(heard).toEqual(['g on BODY', 'Shift+? on BODY', 'h on BODY']);
  });

  it('are forgotten where something else used them, or after five seconds', () => {
    bufferEarlyKeys();
    press('a').preventDefault();
    press('b');
    window.addEventListener('keydown', listen);
    jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 5_001);
    pressEarlyKeys();
    expect(heard).toEqual([]);
  });
});
