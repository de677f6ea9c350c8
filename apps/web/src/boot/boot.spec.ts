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
  const reload = jest.fn();
  beforeAll(() => reloadOnMissingChunk(reload));
  afterEach(() => {
    reload.mockClear();
    sessionStorage.clear();
    jest.restoreAllMocks();
  });

  /** Fires the event of a failed import, which must reach the importer as a failure: it has no module. */
  function fail(): void {
    const payload = new TypeError('Failed to fetch dynamically imported module');
    const event = Object.assign(new Event('vite:preloadError', { cancelable: true }), { payload });
    window.dispatchEvent(event);
    expect(isChunkError(payload)).toBe(true);
    expect(event.defaultPrevented).toBe(false);
  }

  it('loads the page again once within ten seconds', () => {
    fail();
    fail();
    expect(reload).toHaveBeenCalledTimes(1);
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 10_001);
    fail();
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it('doesn’t load a page again that is being left, until it is shown again', () => {
    window.dispatchEvent(new Event('pagehide'));
    fail();
    expect(reload).not.toHaveBeenCalled();
    window.dispatchEvent(new Event('pageshow'));
    fail();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('doesn’t load a page again whose connection has only just come back', () => {
    const now = Date.now();
    window.dispatchEvent(new Event('online'));
    fail();
    expect(reload).not.toHaveBeenCalled();
    jest.spyOn(Date, 'now').mockReturnValue(now + 20_001);
    fail();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('is told from an error of the code itself, which reads alike', () => {
    expect(isChunkError(new TypeError('Cannot read module of undefined'))).toBe(false);
    expect(isChunkError('text')).toBe(false);
  });
});
