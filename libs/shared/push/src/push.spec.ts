import { pushBrowser, type PushBrowser } from '@upround/shared/testing';
import { deviceNameOf, newDeviceId } from './device-name';
import { pushDevice } from './push-device';
import { logPushFailure, PushFailure } from './push-failure';
import { pushSupport, requirePermission } from './push-permission';
import { playPushSound } from './push-sound';
import { pushTokens } from './push-tokens';
import {
  onWorkerMessage,
  registerPushWorker,
  showByWorker,
  type WorkerMessage,
} from './push-worker';

const push = {
  title: 'Asha Rao follows you',
  body: 'See their profile.',
  image: null,
  icon: null,
  deeplink: '/user/asha-rao',
  tag: 'n-2',
  data: { notificationId: 'n-2' },
};

describe('push in a browser', () => {
  let browser: PushBrowser;
  const log = jest.spyOn(console, 'error');

  beforeEach(() => {
    browser = pushBrowser();
    localStorage.clear();
    log.mockReset().mockImplementation(() => undefined);
  });
  afterEach(() => browser.remove());
  afterAll(() => log.mockRestore());

  describe('spec 4.28: the permission', () => {
    it('is asked for only where a button was pressed', async () => {
      await expect(requirePermission({ asks: false })).rejects.toThrow(
        'Notification permission denied',
      );
      expect(browser.asked).toBe(0);
      await requirePermission({ asks: true });
      await requirePermission({ asks: true });
      expect(browser.asked).toBe(1);
    });

    it.each(['denied', 'default'] as const)('%s raises its failure', async (choice) => {
      browser.choice = choice;
      await expect(requirePermission({ asks: true })).rejects.toThrow(
        new PushFailure('denied').message,
      );
    });

    it('an unsupported browser is distinguished from an iPhone that needs the app', async () => {
      browser.remove();
      expect(pushSupport()).toBe('none');
      await expect(requirePermission({ asks: true })).rejects.toThrow('Messaging not supported');
      const agent = jest.spyOn(navigator, 'userAgent', 'get');
      agent.mockReturnValue('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Safari/604.1');
      expect(pushSupport()).toBe('install');
      agent.mockRestore();
    });
  });

  it('spec 4.28, T33: the service worker is served at the root and never cached', async () => {
    await registerPushWorker();
    expect(browser.registered).toEqual([['/service-worker.js', { updateViaCache: 'none' }]]);
    browser.workerFails = true;
    await expect(registerPushWorker()).rejects.toThrow('Service worker registration failed');
  });

  it('T33: accepts only messages of this site’s worker that match the contract, and answers', () => {
    const heard: WorkerMessage[] = [];
    const end = onWorkerMessage((message) => heard.push(message));
    const open = { kind: 'push.open', deeplink: '/post/x', notificationId: 'n-1' };
    expect(browser.say(open)).toEqual(['heard']);
    expect(browser.say({ kind: 'push.message', push })).toEqual(['heard']);
    expect(heard).toEqual([open, { kind: 'push.message', push }]);
    for (const odd of [null, 'x', { ...open, deeplink: 7 }, { kind: 'push.message' }]) {
      expect(browser.say(odd)).toEqual([]);
    }
    expect(browser.say(open, 'https://evil.example')).toEqual([]);
    end();
    expect(browser.say(open)).toEqual([]);
    expect(heard).toHaveLength(2);
  });

  it('spec 4.29: a page that isn’t visible passes a push on to the worker', async () => {
    await showByWorker(push);
    expect(browser.toldWorker).toEqual([{ kind: 'push.show', push }]);
  });

  it('spec 8.12: failures are logged in their fixed words', () => {
    logPushFailure(new PushFailure('denied'));
    logPushFailure(new TypeError('no network'), 'worker');
    expect(log.mock.calls).toEqual([
      ['Notification permission denied'],
      ['Service worker registration failed', 'TypeError: no network'],
    ]);
  });

  it('T31: tokens of the embedded adapter are random, long, and printable', async () => {
    const tokens = pushTokens(null);
    const registration = await registerPushWorker();
    const made = await Promise.all([tokens.make(registration), tokens.make(registration)]);
    expect(new Set(made).size).toBe(2);
    for (const token of made) expect(token).toMatch(/^[\x21-\x7e]{64,200}$/);
  });

  it('a device’s id contains what its owner recognises it by, and matches the contract', () => {
    const agents: [string, { browser: string; system: string } | undefined][] = [
      [
        'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0 Safari/537.36 Edg/140.0',
        { browser: 'Edge', system: 'Windows' },
      ],
      [
        'Mozilla/5.0 (Linux; Android 15) Chrome/140.0 Mobile Safari/537.36',
        { browser: 'Chrome', system: 'Android' },
      ],
      [
        'Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) Version/18.0 Safari/604.1',
        { browser: 'Safari', system: 'iPad' },
      ],
      ['Mozilla/5.0 (X11; Linux) Firefox/140.0', { browser: 'Firefox', system: 'Linux' }],
      ['something else', undefined],
    ];
    for (const [agent, name] of agents) {
      const id = newDeviceId(agent);
      expect([agent, deviceNameOf(id)]).toEqual([agent, name]);
      expect(id).toMatch(/^[A-Za-z0-9_-]{1,64}$/);
    }
    expect(deviceNameOf('browser-at-home')).toBeUndefined();
  });

  it('a device keeps its id, and a broken record begins again', () => {
    const { deviceId } = pushDevice.read();
    expect(localStorage.length).toBe(0);
    pushDevice.write({ token: 't' });
    expect(pushDevice.read()).toEqual({ deviceId, token: 't' });
    localStorage.setItem('push-device', '{');
    expect(pushDevice.read().deviceId).not.toBe(deviceId);
  });
});

describe('spec 4.16: the sound', () => {
  const played: number[] = [];
  let log: jest.SpyInstance;

  class FakeAudio {
    currentTime = 0;
    destination = {};
    resume = () => Promise.resolve();
    close = () => Promise.resolve();
    createGain = () => ({
      connect: () => undefined,
      gain: {
        setValueAtTime: () => undefined,
        linearRampToValueAtTime: () => undefined,
        exponentialRampToValueAtTime: () => undefined,
      },
    });
    createOscillator = () => ({
      frequency: { value: 0 },
      connect: () => undefined,
      start: (at: number) => played.push(at),
      stop: () => undefined,
    });
  }

  beforeEach(() => {
    played.length = 0;
    localStorage.clear();
    log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    Object.assign(globalThis, { AudioContext: FakeAudio });
  });
  afterEach(() => {
    Reflect.deleteProperty(globalThis, 'AudioContext');
    log.mockRestore();
  });

  it('spec 9.10: is played once in three seconds, in any of the tabs', async () => {
    for (const now of [10_000, 10_001, 12_999]) await playPushSound(now);
    expect(played).toHaveLength(2);
    await playPushSound(13_000);
    expect(played).toHaveLength(4);
  });

  it('is not played where it is switched off', async () => {
    localStorage.setItem('push-sound', 'off');
    await playPushSound(10_000);
    expect(played).toEqual([]);
  });

  it('spec 8.12: that it cannot be played is logged', async () => {
    Reflect.deleteProperty(globalThis, 'AudioContext');
    await playPushSound(10_000);
    expect(log.mock.calls[0]?.[0]).toBe('Sound playback failed');
  });
});
