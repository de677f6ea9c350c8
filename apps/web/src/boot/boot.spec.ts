import { isChunkError, reloadOnMissingChunk } from './chunk-reload';
import { readRuntimeConfig } from './runtime-config';

describe('the runtime config', () => {
  const pageWith = (text: string) =>
    new DOMParser().parseFromString(
      `<script type="application/json" id="runtime-config">${text}</script>`,
      'text/html',
    );

  it('is read from the page', () => {
    const config = readRuntimeConfig(pageWith('{"guestToken":"g","brandName":"Other"}'));
    expect(config).toMatchObject({ guestToken: 'g', brandName: 'Other', apiHost: '' });
  });

  it.each(['', '__RUNTIME_CONFIG__', '{'])('has defaults where the page says %j', (text) => {
    expect(readRuntimeConfig(pageWith(text))).toMatchObject({ brandName: 'Upround', demo: false });
  });
});

describe('spec 4: a chunk that is gone', () => {
  it('loads the page again once within ten seconds', () => {
    const reload = jest.fn();
    reloadOnMissingChunk(reload);
    const fail = () => {
      const payload = new TypeError('Failed to fetch dynamically imported module');
      const event = Object.assign(new Event('vite:preloadError', { cancelable: true }), {
        payload,
      });
      window.dispatchEvent(event);
      expect(isChunkError(payload)).toBe(true);
      return event.defaultPrevented;
    };
    expect(fail()).toBe(true);
    expect(fail()).toBe(false);
    expect(reload).toHaveBeenCalledTimes(1);
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 10_001);
    expect(fail()).toBe(true);
    expect(reload).toHaveBeenCalledTimes(2);
    jest.restoreAllMocks();
    // An error of the code itself reads alike, and is none.
    expect(isChunkError(new TypeError('Cannot read module of undefined'))).toBe(false);
    expect(isChunkError('text')).toBe(false);
  });
});
