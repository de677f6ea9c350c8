import { screen, waitFor, within } from '@testing-library/react';
import { forgetDevice, listDevices } from '@upround/notifications/contract';
import { coreErrors } from '@upround/shared/contract-core';
import { pushDevice } from '@upround/shared/push';
import {
  aUser,
  pushBrowser,
  refuse,
  renderScreen,
  type PushBrowser,
} from '@upround/shared/testing';
import { pushApi, pushIsOn } from '../push/push-test.fixtures';
import { NotificationSettings } from './notification-settings';

const user = aUser();

describe('push in the settings', () => {
  let browser: PushBrowser;
  let log: jest.SpyInstance;

  beforeEach(() => {
    localStorage.clear();
    browser = pushBrowser();
    log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  afterEach(() => {
    browser.remove();
    log.mockRestore();
  });

  const open = (server = pushApi()) => ({
    server,
    ...renderScreen(<NotificationSettings />, { user, api: server.api }),
  });

  it('spec 4.28: says why before the browser asks, and is on when it was allowed', async () => {
    const { server, user: hand, container } = open();
    expect(screen.getByText(/^Get notified right away/)).toBeInTheDocument();
    expect(browser.asked).toBe(0);
    await expect(container).toHaveNoAxeViolations();
    await hand.click(screen.getByRole('button', { name: 'Turn on push' }));
    expect(await screen.findByText('Push is on for this browser.')).toBeInTheDocument();
    expect(browser.asked).toBe(1);
    expect(server.devices).toHaveLength(1);
    expect(pushDevice.read()).toMatchObject({ wantedBy: user.id, token: server.devices[0]?.token });
    expect(await screen.findByText('This browser')).toBeInTheDocument();
    await expect(container).toHaveNoAxeViolations();
  });

  it('spec 4.28, 8.12: refused, it says how to change that; the failure is logged, not shown', async () => {
    browser.choice = 'denied';
    const { server, user: hand, container } = open();
    await hand.click(screen.getByRole('button', { name: 'Turn on push' }));
    expect(await screen.findByText(/^Your browser is blocking notifications/)).toBeInTheDocument();
    expect(screen.getAllByRole('listitem')[0]).toHaveTextContent(/site settings/);
    expect(screen.queryByRole('button', { name: 'Turn on push' })).not.toBeInTheDocument();
    expect(log.mock.calls).toEqual([['Notification permission denied']]);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(server.devices).toEqual([]);
    await expect(container).toHaveNoAxeViolations();
    browser.permission = 'default';
    window.dispatchEvent(new Event('focus'));
    expect(await screen.findByRole('button', { name: 'Turn on push' })).toBeInTheDocument();
  });

  it('offers no dead switch: the Home Screen on an iPhone, other browsers else', async () => {
    browser.remove();
    const agent = jest.spyOn(navigator, 'userAgent', 'get');
    agent.mockReturnValue('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Safari/604.1');
    const phone = open();
    expect(screen.getByText('Choose “Add to Home Screen”, then “Add”.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Turn on push' })).not.toBeInTheDocument();
    phone.unmount();
    agent.mockRestore();
    open();
    expect(screen.getByText('This browser doesn’t support push')).toBeInTheDocument();
  });

  it('shows the reason when push couldn’t be turned on, with Try again', async () => {
    const { server, user: hand } = open();
    server.api.disconnect();
    await hand.click(screen.getByRole('button', { name: 'Turn on push' }));
    expect(await screen.findByText(/^Push wasn’t turned on\./)).toBeInTheDocument();
    server.api.disconnect(false);
    await hand.click(screen.getByRole('button', { name: 'Turn on push' }));
    expect(await screen.findByText('Push is on for this browser.')).toBeInTheDocument();
  });

  it('T31: turned off, the API forgets the device', async () => {
    browser.permission = 'granted';
    const server = pushApi();
    const deviceId = pushIsOn(server, user.id);
    const { user: hand } = open(server);
    await hand.click(screen.getByRole('button', { name: 'Turn off push here' }));
    expect(await screen.findByRole('button', { name: 'Turn on push' })).toBeInTheDocument();
    expect(server.api.received(forgetDevice)).toEqual([{ params: { id: deviceId } }]);
    expect(pushDevice.read()).toEqual({ deviceId });
  });

  it('T31: what someone else switched on here is not on for this person', () => {
    browser.permission = 'granted';
    const server = pushApi();
    pushIsOn(server, 'somebody-else');
    open(server);
    expect(screen.getByRole('button', { name: 'Turn on push' })).toBeInTheDocument();
  });

  it('spec 4.16: the sound has a switch of its own', async () => {
    const { user: hand } = open();
    const sound = screen.getByRole('switch', { name: /^Sound/ });
    expect(sound).toBeChecked();
    await hand.click(sound);
    expect(sound).not.toBeChecked();
    expect(localStorage.getItem('push-sound')).toBe('off');
  });

  it('lists the devices, and takes one out once it was asked', async () => {
    const server = pushApi();
    pushIsOn(server, user.id);
    const day = '2026-01-03T10:00:00.000Z';
    server.devices.push({
      id: 'd-2',
      deviceId: 'Chrome-Android_1',
      token: 't',
      createdAt: day,
      lastSeenAt: day,
    });
    const { user: hand } = open(server);
    await hand.click(
      await screen.findByRole('button', { name: 'Turn off push for Chrome on Android' }),
    );
    const dialog = screen.getByRole('alertdialog', {
      name: 'Turn off push for Chrome on Android?',
    });
    await hand.click(within(dialog).getByRole('button', { name: 'Turn off push' }));
    await waitFor(() => expect(screen.queryByText('Chrome on Android')).not.toBeInTheDocument());
    expect(server.devices.map(({ id }) => id)).toEqual(['d-this']);
  });

  it('keeps a device that could not be removed, and says why', async () => {
    const server = pushApi();
    pushIsOn(server, user.id);
    server.api.on(forgetDevice, () => {
      throw refuse(coreErrors.RATE_LIMITED);
    });
    const { user: hand } = open(server);
    await hand.click(await screen.findByRole('button', { name: 'Turn off push for This browser' }));
    await hand.click(screen.getByRole('button', { name: 'Turn off push' }));
    expect(await screen.findByText(/^Push is still on for that device/)).toBeInTheDocument();
    expect(pushDevice.read().token).toBe('kept-token');
  });

  it('says that the devices did not load', async () => {
    const server = pushApi();
    server.api.on(listDevices, () => {
      throw refuse(coreErrors.RATE_LIMITED);
    });
    const { user: hand } = open(server);
    const alert = await screen.findByRole('alert');
    server.api.on(listDevices, () => ({ data: [] }));
    await hand.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/^No devices yet\./)).toBeInTheDocument();
  });
});
