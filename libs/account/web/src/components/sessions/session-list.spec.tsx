import { screen, within } from '@testing-library/react';
import { endSession, listSessions, sessionFixtures } from '@upround/account/contract';
import { coreErrors } from '@upround/shared/contract-core';
import { aUser, fakeApi, refuse, renderScreen, type FakeApi } from '@upround/shared/testing';
import { SessionList } from './session-list';

const [here, phone] = sessionFixtures;
if (!here || !phone) throw new Error('the contract has no fixtures of sessions');
const tablet = { ...phone, id: 'tablet', device: 'Safari on iPad', lastSeenAt: here.lastSeenAt };

const sessionsApi = (...sessions: (typeof here)[]) => {
  let stored = sessions;
  return fakeApi()
    .on(listSessions, () => ({ data: stored }))
    .on(endSession, ({ params }) => {
      stored = stored.filter(({ id }) => id !== params.id);
      return undefined;
    });
};
const open = (api: FakeApi) => renderScreen(<SessionList />, { user: aUser(), api });
const rows = () => screen.findAllByRole('listitem');
const press = (name: string) => screen.findByRole('button', { name });

describe('where one is logged in', () => {
  it('is listed, this device first and marked, the others by when they were last seen', async () => {
    const { container } = open(sessionsApi(phone, tablet, here));
    const texts = (await rows()).map((row) => row.textContent);
    expect(texts[0]).toContain('Firefox on LinuxThis device');
    expect(texts[1]).toContain('Safari on iPad');
    expect(texts[2]).toContain('Chrome on Android');
    expect(within((await rows())[0] as HTMLElement).queryByRole('button')).toBeNull();
    await expect(container).toHaveNoAxeViolations();
  });

  it('R11: one of the others is logged out', async () => {
    const api = sessionsApi(here, phone);
    const { user } = open(api);
    await user.click(await press('Log out Chrome on Android'));
    expect(await screen.findByText('Chrome on Android was logged out.')).toBeVisible();
    expect(api.received(endSession)).toEqual([{ params: { id: phone.id } }]);
    expect(await rows()).toHaveLength(1);
    expect(screen.getByText(/^You aren’t logged in anywhere else/)).toBeVisible();
  });

  it('R11: two are logged out one right after the other, each with its own message', async () => {
    const api = sessionsApi(here, phone, tablet);
    const answer = api.pause(endSession);
    const { user } = open(api);
    const first = await press('Log out Chrome on Android');
    await user.click(first);
    await user.click(await press('Log out Safari on iPad'));
    expect(first).toHaveAttribute('aria-busy', 'true');
    answer();
    expect(await screen.findByText('Chrome on Android was logged out.')).toBeVisible();
    expect(await screen.findByText('Safari on iPad was logged out.')).toBeVisible();
    expect(await rows()).toHaveLength(1);
  });

  it('R11: all others are logged out, after being asked once', async () => {
    const api = sessionsApi(here, phone, tablet);
    const { user, baseElement } = open(api);
    await user.click(await press('Log out everywhere else'));
    const question = within(await screen.findByRole('alertdialog'));
    expect(question.getByText('Log out 2 other devices?')).toBeVisible();
    await expect(baseElement).toHaveNoAxeViolations();
    expect(api.received(endSession)).toEqual([]);
    await user.click(question.getByRole('button', { name: 'Log out everywhere else' }));
    expect(await screen.findByText('All other devices were logged out.')).toBeVisible();
    expect(await rows()).toHaveLength(1);
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  it('one other device has one button', async () => {
    open(sessionsApi(here, phone));
    expect(await screen.findByRole('button', { name: 'Log out Chrome on Android' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Log out everywhere else' })).toBeNull();
  });

  it('one that had ended already counts as ended', async () => {
    const api = sessionsApi(here, phone).on(endSession, () => {
      throw refuse(coreErrors.NOT_FOUND);
    });
    const { user } = open(api);
    await user.click(await press('Log out Chrome on Android'));
    expect(await screen.findByText('Chrome on Android was logged out.')).toBeVisible();
    expect(await rows()).toHaveLength(1);
  });

  it('stays in the list with the reason when it couldn’t be ended', async () => {
    const api = sessionsApi(here, phone).on(endSession, () => {
      throw refuse(coreErrors.RATE_LIMITED);
    });
    const { user } = open(api);
    await user.click(await press('Log out Chrome on Android'));
    expect(await screen.findByText(/Some devices weren’t logged out/)).toBeVisible();
    expect(await rows()).toHaveLength(2);
  });

  it('can be loaded again after an error', async () => {
    const api = sessionsApi(here);
    api.disconnect();
    const { user, container } = open(api);
    expect(await screen.findByText('Couldn’t load your devices')).toBeVisible();
    await expect(container).toHaveNoAxeViolations();
    api.disconnect(false);
    await user.click(await press('Try again'));
    expect(await screen.findByText('Firefox on Linux')).toBeVisible();
  });
});
