import { screen, waitFor } from '@testing-library/react';
import { deleteAccount, listExports, previewDeletion } from '@upround/profile/contract';
import { coreErrors } from '@upround/shared/contract-core';
import { routes } from '@upround/shared/links';
import { currentUserAtom } from '@upround/shared/session';
import { aUser, fakeApi, refuse, renderScreen, type FakeApi } from '@upround/shared/testing';
import { DeleteAccountScreen } from './delete-account-screen';

const closing = 'Your 3 open jobs close permanently, and 31 applicants are notified.';
const leaving = () =>
  fakeApi()
    .on(listExports, () => ({ data: [] }))
    .on(previewDeletion, () => ({ effects: [closing] }))
    .on(deleteAccount, () => undefined);

const open = (api: FakeApi, user: ReturnType<typeof aUser> | null = aUser()) =>
  renderScreen(<DeleteAccountScreen />, {
    path: '/delete-account',
    pattern: routes.deleteAccount,
    user,
    api,
  });
const handle = () => screen.getByRole('textbox', { name: 'To confirm, type meera-iyer' });
const press = () => screen.getByRole('button', { name: 'Delete my account' });
const findPress = () => screen.findByRole('button', { name: 'Delete my account' });

describe('R27: deleting the account', () => {
  it('says what is deleted, what stays and how to come back, and offers a copy', async () => {
    const { container } = open(leaving());
    for (const name of ['Right away', 'Within 30 days', 'After 30 days']) {
      expect(screen.getByRole('heading', { name })).toBeVisible();
    }
    expect(await screen.findByText(closing)).toBeVisible();
    expect(screen.getByText('Log in to restore your account.')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Export my data' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Keep my account' })).toHaveAttribute(
      'href',
      '/settings?section=data',
    );
    await expect(container).toHaveNoAxeViolations();
  });

  it('D3: needs the handle typed, sends the state, signs out, and says what comes next', async () => {
    const api = leaving();
    const { user, container, store } = open(api);
    await user.click(await findPress());
    expect(handle()).toHaveAccessibleDescription(/This isn’t meera-iyer/);
    expect(handle()).toHaveFocus();
    await user.type(handle(), 'asha-rao{Enter}');
    expect(api.received(deleteAccount)).toEqual([]);
    await user.clear(handle());
    await user.type(handle(), ' @Meera-Iyer ');
    await user.click(press());
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Your account was deleted' }),
    ).toBeVisible();
    expect(api.received(deleteAccount)).toEqual([
      { params: { id: 'user-1' }, body: { state: 'DELETED' } },
    ]);
    await waitFor(() => expect(store.get(currentUserAtom)).toBeNull());
    expect(screen.getByText(/To restore it, log in by/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Log in to restore it' })).toHaveAttribute(
      'href',
      '/login',
    );
    await expect(container).toHaveNoAxeViolations();
  });

  it('deletes the drafts on this device once the account is deleted', async () => {
    const databases = jest.fn(() => Promise.resolve([]));
    Object.assign(globalThis, { indexedDB: { databases } });
    const api = leaving().on(deleteAccount, () => {
      throw refuse(coreErrors.RATE_LIMITED);
    });
    const { user } = open(api);
    await findPress();
    await user.type(handle(), 'meera-iyer');
    await user.click(press());
    await screen.findByRole('alert');
    expect(databases).not.toHaveBeenCalled();
    api.on(deleteAccount, () => undefined);
    await user.click(press());
    await screen.findByRole('heading', { level: 1, name: 'Your account was deleted' });
    expect(databases).toHaveBeenCalledTimes(1);
    Reflect.deleteProperty(globalThis, 'indexedDB');
  });

  it('spec 8.11: “Failed to delete account” with the reason, and nothing is lost', async () => {
    const api = leaving().on(deleteAccount, () => {
      throw refuse(coreErrors.RATE_LIMITED);
    });
    const { user, container, store } = open(api);
    await findPress();
    await user.type(handle(), 'meera-iyer');
    await user.click(press());
    const told = await screen.findByRole('alert');
    expect(told).toHaveTextContent(`Failed to delete account: ${coreErrors.RATE_LIMITED.sentence}`);
    expect(told).toHaveTextContent('Nothing was deleted');
    expect(handle()).toHaveValue('meera-iyer');
    expect(store.get(currentUserAtom)?.id).toBe('user-1');
    await expect(container).toHaveNoAxeViolations();
    api.disconnect();
    await user.click(press());
    expect(
      await screen.findByText(/^Failed to delete account: We couldn’t reach the server\./),
    ).toBeVisible();
  });

  it('is sent once while it goes on', async () => {
    const api = leaving();
    const answer = api.pause(deleteAccount);
    const { user } = open(api);
    await findPress();
    await user.type(handle(), 'meera-iyer');
    await user.click(press());
    await user.click(press());
    expect(press()).toHaveAttribute('aria-busy', 'true');
    answer();
    await screen.findByRole('heading', { level: 1, name: 'Your account was deleted' });
    expect(api.received(deleteAccount)).toHaveLength(1);
  });

  it('says why the numbers couldn’t be loaded', async () => {
    open(
      leaving().on(previewDeletion, () => {
        throw refuse(coreErrors.UNAVAILABLE);
      }),
    );
    expect(
      await screen.findByText(/^We couldn’t check what happens.+ The server is busy right now\./),
    ).toBeVisible();
    expect(press()).toBeEnabled();
  });

  it('shows the confirmation only once everything above it has its height', async () => {
    const api = leaving();
    const answer = api.pause(previewDeletion);
    open(api);
    await waitFor(() => expect(api.received(listExports)).toHaveLength(1));
    expect(screen.queryByRole('button', { name: 'Delete my account' })).not.toBeInTheDocument();
    expect(screen.getByText('Checking what happens to your account')).toBeInTheDocument();
    answer();
    expect(await findPress()).toBeEnabled();
  });

  it('asks guests to log in, and brings them back', () => {
    const { address } = open(leaving(), null);
    expect(address()).toBe('/login?next=%2Fdelete-account');
  });
});
