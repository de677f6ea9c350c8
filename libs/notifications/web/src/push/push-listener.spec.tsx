import { act, screen, waitFor } from '@testing-library/react';
import {
  forgetDevice,
  listNotifications,
  markNotifications,
  PUSH_EVENT,
  registerDevice,
} from '@upround/notifications/contract';
import { links } from '@upround/shared/links';
import { PushBanner, pushDevice } from '@upround/shared/push';
import { currentUserAtom } from '@upround/shared/session';
import { aUser, pushBrowser, renderScreen, type PushBrowser } from '@upround/shared/testing';
import { PushListener } from './push-listener';
import { HOUR, MONTH, pushApi, pushIsOn } from './push-test.fixtures';

const user = aUser();
const push = {
  title: 'Asha Rao liked your post',
  body: 'What we learned',
  image: null,
  icon: '/media/asha.webp',
  deeplink: '/post/what-we-learned',
  tag: 'n-1',
  data: { notificationId: 'n-1', type: 'LIKE' },
};

describe('the push listener', () => {
  let browser: PushBrowser;
  let log: jest.SpyInstance;
  const logged = () => log.mock.calls.map(([text]) => text as string);

  beforeEach(() => {
    localStorage.clear();
    browser = pushBrowser('granted');
    log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    // No test here is about the sound.
    localStorage.setItem('push-sound', 'off');
  });
  afterEach(() => {
    browser.remove();
    log.mockRestore();
  });

  function open(server = pushApi()) {
    const page = renderScreen(
      <>
        <PushListener />
        <PushBanner />
      </>,
      { user, api: server.api },
    );
    return { ...page, server };
  }
  const ready = () => waitFor(() => expect(browser.registered).toHaveLength(1));

  it('spec 4.28: registers the worker and asks no one for anything', async () => {
    browser.permission = 'default';
    const { server } = open();
    await ready();
    expect(browser.asked).toBe(0);
    expect(server.devices).toEqual([]);
    expect(logged()).toEqual([]);
  });

  it('spec 4.16: shows the banner, which leads to its page, and reads the list with an empty search', async () => {
    const server = pushApi();
    const deviceId = pushIsOn(server, user.id);
    const page = open(server);
    await page.realtime.tell(PUSH_EVENT, { ...push, deviceId });
    const banner = await screen.findByRole('link', { name: /Asha Rao liked your post/ });
    expect(banner).toHaveTextContent('What we learned');
    expect(banner.querySelector('img')).toHaveAttribute('src', '/media/asha.webp');
    await waitFor(() =>
      expect(page.api.received(listNotifications)).toEqual([{ query: { search: '' } }]),
    );
    await page.user.click(banner);
    expect(page.address()).toBe('/post/what-we-learned');
    expect(page.api.received(markNotifications)).toEqual([{ body: { ids: ['n-1'] } }]);
  });

  it('shows no banner for a message of the conversation that is open', async () => {
    const server = pushApi();
    const deviceId = pushIsOn(server, user.id);
    const page = open(server);
    const [here, elsewhere] = ['c-1', 'c-2'].map((conversation) => ({
      ...push,
      deviceId,
      title: `Asha Rao wrote in ${conversation}`,
      deeplink: links.messages({ conversation }),
      data: { notificationId: 'n-2', type: 'MESSAGE', shownBy: links.messages({ conversation }) },
    }));
    await page.go(links.messages({ conversation: 'c-1', tab: 'archived' }));
    await page.realtime.tell(PUSH_EVENT, { ...here });
    await page.realtime.tell(PUSH_EVENT, { ...elsewhere });
    expect(await screen.findByText('Asha Rao wrote in c-2')).toBeInTheDocument();
    expect(page.api.received(listNotifications)).toHaveLength(1);
  });

  it('T31: hears nothing that is for another device, or while push is off', async () => {
    const server = pushApi();
    const deviceId = pushIsOn(server, user.id);
    const page = open(server);
    await page.realtime.tell(PUSH_EVENT, { ...push, deviceId: 'another' });
    act(() => pushDevice.write({ wantedBy: 'somebody-else' }));
    await page.realtime.tell(PUSH_EVENT, { ...push, deviceId });
    browser.say({ kind: 'push.message', push });
    expect(screen.queryByText(push.title)).not.toBeInTheDocument();
    expect(browser.toldWorker).toEqual([]);
  });

  it('spec 4.29: out of sight it leaves the push to the worker', async () => {
    const server = pushApi();
    const deviceId = pushIsOn(server, user.id);
    const page = open(server);
    const sight = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    await page.realtime.tell(PUSH_EVENT, { ...push, deviceId });
    await waitFor(() => expect(browser.toldWorker).toEqual([{ kind: 'push.show', push }]));
    expect(screen.queryByText(push.title)).not.toBeInTheDocument();
    sight.mockRestore();
  });

  it('shows a push from the worker, and opens its link only on this site', async () => {
    const server = pushApi();
    pushIsOn(server, user.id);
    const page = open(server);
    await ready();
    act(() => void browser.say({ kind: 'push.message', push }));
    await screen.findByText(push.title);
    const tapped = { kind: 'push.open', notificationId: 'n-1' };
    act(() => void browser.say({ ...tapped, deeplink: '/user/asha-rao' }));
    expect(page.address()).toBe('/user/asha-rao');
    await waitFor(() => expect(page.api.received(markNotifications)).toHaveLength(1));
    for (const deeplink of ['https://evil.example/', '//evil.example', '/v2/auth']) {
      act(() => void browser.say({ ...tapped, deeplink }));
      expect(page.address()).toBe('/');
    }
  });

  it('spec 4.28: removes the device when the permission was withdrawn, and logs it', async () => {
    const server = pushApi();
    pushIsOn(server, user.id);
    browser.permission = 'denied';
    open(server);
    await waitFor(() => expect(logged()).toEqual(['Notification permission denied']));
    expect(server.devices).toEqual([]);
    expect(pushDevice.read()).not.toHaveProperty('token');
  });

  it('spec 8.12: failures of support and of the worker are logged and not shown', async () => {
    browser.workerFails = true;
    const first = open();
    await waitFor(() => expect(logged()).toEqual(['Service worker registration failed']));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    first.unmount();
    browser.remove();
    open();
    await waitFor(() => expect(logged()).toContain('Messaging not supported'));
  });

  it('says that it is in use at most once an hour', async () => {
    const server = pushApi();
    pushIsOn(server, user.id, { registeredAt: Date.now() - HOUR / 2 });
    open(server).unmount();
    await ready();
    expect(server.api.received(registerDevice)).toEqual([]);
    act(() => pushDevice.write({ registeredAt: Date.now() - 2 * HOUR }));
    open(server);
    await waitFor(() => expect(server.api.received(registerDevice)).toHaveLength(1));
    expect(server.devices.map(({ token }) => token)).toEqual(['kept-token']);
  });

  it('a token older than a month is made again', async () => {
    const server = pushApi();
    pushIsOn(server, user.id, { madeAt: Date.now() - MONTH - 1 });
    open(server);
    await waitFor(() => expect(server.devices[0]?.token).not.toBe('kept-token'));
    expect(server.devices).toHaveLength(1);
    expect(pushDevice.read().token).toBe(server.devices[0]?.token);
  });

  it('T31: a token that is someone else’s is given up for another one', async () => {
    const server = pushApi({ taken: ['kept-token'] });
    pushIsOn(server, user.id, { registeredAt: 0 });
    open(server);
    await waitFor(() => expect(server.api.received(registerDevice)).toHaveLength(2));
    await waitFor(() => expect(pushDevice.read().token).toBe(server.devices[0]?.token));
    expect(pushDevice.read().token).not.toBe('kept-token');
    expect(logged()).toEqual([]);
  });

  it('T31: a device that was taken out elsewhere stays out', async () => {
    const server = pushApi();
    pushIsOn(server, user.id, { registeredAt: 0 });
    server.devices.length = 0;
    open(server);
    await waitFor(() => expect(pushDevice.read().wantedBy).toBeUndefined());
    expect(server.api.received(registerDevice)).toEqual([]);
  });

  it('R11: a person’s notifications leave the page when their session ends', async () => {
    const server = pushApi();
    pushIsOn(server, user.id);
    const page = open(server);
    await ready();
    act(() => void browser.say({ kind: 'push.message', push }));
    await screen.findByText(push.title);
    act(() => page.store.set(currentUserAtom, aUser({ id: 'user-2' })));
    await waitFor(() => expect(screen.queryByText(push.title)).not.toBeInTheDocument());
  });

  it('T31: the token ends with the session, and comes back with its owner alone', async () => {
    const server = pushApi();
    pushIsOn(server, user.id);
    const page = open(server);
    await ready();
    act(() => page.store.set(currentUserAtom, null));
    await waitFor(() => expect(pushDevice.read().token).toBeUndefined());
    act(() => page.store.set(currentUserAtom, aUser({ id: 'user-2' })));
    await waitFor(() => expect(browser.registered).toHaveLength(2));
    expect(server.api.received(registerDevice)).toEqual([]);
    act(() => page.store.set(currentUserAtom, null));
    act(() => page.store.set(currentUserAtom, user));
    await waitFor(() => expect(server.api.received(registerDevice)).toHaveLength(1));
    expect(server.api.received(registerDevice)[0]?.body.fcmToken).not.toBe('kept-token');
    expect(server.api.received(forgetDevice)).toEqual([]);
  });
});
