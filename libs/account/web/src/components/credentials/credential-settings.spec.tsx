import { screen, waitFor, within } from '@testing-library/react';
import {
  authErrors,
  changePassword,
  confirmEmailChange,
  readSession,
  requestEmailChange,
  sessionUserFixtures,
  type SessionUser,
} from '@upround/account/contract';
import { coreErrors } from '@upround/shared/contract-core';
import { AppInfoProvider } from '@upround/shared/routing';
import { currentUserAtom } from '@upround/shared/session';
import { fakeApi, refuse, renderScreen, type FakeApi } from '@upround/shared/testing';
import { CredentialSettings } from './credential-settings';

const asha = sessionUserFixtures[0] as SessionUser;
const fresh = 'fresh@example.test';
const password = 'a long password';

/** An API that keeps the address. */
function settingsApi() {
  let user = asha;
  return fakeApi()
    .on(readSession, () => user)
    .on(requestEmailChange, () => ({ mailed: true }) as const)
    .on(confirmEmailChange, () => (user = { ...user, email: fresh }))
    .on(changePassword, () => ({ endedSessions: 2 }));
}

const open = (api: FakeApi) =>
  renderScreen(
    <AppInfoProvider value={{ brandName: 'Upround', demo: false, mailbox: false }}>
      <CredentialSettings />
    </AppInfoProvider>,
    { api, user: asha },
  );
const press = (name: string) => screen.findByRole('button', { name });
const field = (name: string) => screen.getByLabelText(name, { selector: 'input' });

async function askForCode(user: ReturnType<typeof open>['user']) {
  await user.click(await press('Change email'));
  await user.type(field('New email address'), fresh);
  await user.type(field('Current password'), `${password}{Enter}`);
}

describe('X24: the email address', () => {
  it('is changed by the password and the code that the new address was sent', async () => {
    const api = settingsApi();
    const { user, container, store } = open(api);
    expect(await screen.findByText(asha.email)).toBeVisible();
    await expect(container).toHaveNoAxeViolations();
    await user.click(await press('Change email'));
    expect(field('New email address')).toHaveFocus();
    await expect(container).toHaveNoAxeViolations();
    await user.type(field('New email address'), fresh);
    await user.type(field('Current password'), `${password}{Enter}`);
    expect(await screen.findByText(fresh)).toBeVisible();
    expect(api.received(requestEmailChange)).toEqual([{ body: { email: fresh, password } }]);
    await expect(container).toHaveNoAxeViolations();
    await user.type(await screen.findByLabelText('Six-digit code'), '123456');
    expect(await screen.findByText(`Your email address is now ${fresh}.`)).toBeVisible();
    expect(api.received(confirmEmailChange)).toEqual([{ body: { code: '123456' } }]);
    expect(store.get(currentUserAtom)?.email).toBe(fresh);
    expect(screen.queryByText(asha.email)).not.toBeInTheDocument();
    expect(await press('Change email')).toBeVisible();
  });

  it('keeps the typed text when the password is wrong', async () => {
    const api = settingsApi().on(requestEmailChange, () => {
      throw refuse(authErrors.WRONG_PASSWORD);
    });
    const { user } = open(api);
    await askForCode(user);
    expect(await screen.findByRole('alert')).toHaveTextContent('This isn’t your current password.');
    expect(field('New email address')).toHaveValue(fresh);
    expect(field('Current password')).toHaveValue(password);
  });

  it('a wrong code shows an error and keeps the form; “Use another email address” keeps the typed address', async () => {
    const api = settingsApi().on(confirmEmailChange, () => {
      throw refuse(authErrors.WRONG_CODE);
    });
    const { user } = open(api);
    await askForCode(user);
    await user.type(await screen.findByLabelText('Six-digit code'), '000000');
    await waitFor(() =>
      expect(field('Six-digit code')).toHaveAccessibleDescription(
        /That code is wrong or has expired\./,
      ),
    );
    expect(field('Six-digit code')).toHaveValue('000000');
    await user.click(await press('Use another email address'));
    expect(field('New email address')).toHaveValue(fresh);
    expect(field('Current password')).toHaveValue(password);
  });

  it('an address that another account took meanwhile is said to be taken', async () => {
    const api = settingsApi().on(confirmEmailChange, () => {
      throw refuse(authErrors.EMAIL_TAKEN);
    });
    const { user } = open(api);
    await askForCode(user);
    await user.type(await screen.findByLabelText('Six-digit code'), '123456');
    expect(await screen.findByRole('alert')).toHaveTextContent(authErrors.EMAIL_TAKEN.sentence);
  });

  it('says at the field what is missing, before anything is sent', async () => {
    const api = settingsApi();
    const { user, container } = open(api);
    await user.click(await press('Change email'));
    await user.type(field('New email address'), 'asha{Enter}');
    expect(field('New email address')).toHaveAccessibleDescription(/an email address like/);
    expect(field('Current password')).toHaveAccessibleDescription('Enter a password.');
    expect(api.received(requestEmailChange)).toEqual([]);
    await expect(container).toHaveNoAxeViolations();
    await user.click(await press('Cancel'));
    expect(await press('Change email')).toBeVisible();
  });
});

describe('X24: the password', () => {
  it('R11: is changed with the current one, and says what that logged out', async () => {
    const api = settingsApi();
    const { user, container } = open(api);
    await user.click(await press('Change password'));
    const part = within(screen.getByRole('region', { name: 'Password' }));
    expect(part.getByText(/Changing it logs out your other devices/)).toBeVisible();
    expect(field('Current password')).toHaveFocus();
    await expect(container).toHaveNoAxeViolations();
    await user.type(field('Current password'), password);
    await user.type(field('New password'), 'four plain words here{Enter}');
    expect(await screen.findByText(/2 other devices were logged out/)).toBeVisible();
    expect(api.received(changePassword)).toEqual([
      { body: { current: password, password: 'four plain words here' } },
    ]);
    expect(await press('Change password')).toBeVisible();
  });

  it('keeps the typed text and shows the reason when it’s rejected', async () => {
    const api = settingsApi().on(changePassword, () => {
      throw refuse(authErrors.WRONG_PASSWORD);
    });
    const { user } = open(api);
    await user.click(await press('Change password'));
    await user.type(field('Current password'), password);
    await user.type(field('New password'), 'password{Enter}');
    expect(field('New password')).toHaveAccessibleDescription(/too easy to guess/);
    await user.clear(field('New password'));
    await user.type(field('New password'), 'four plain words here{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('This isn’t your current password.');
    expect(field('New password')).toHaveValue('four plain words here');
    api.on(changePassword, () => {
      throw refuse(coreErrors.RATE_LIMITED, { retryAfter: 42 });
    });
    await user.click(await press('Save password'));
    expect(await screen.findByText(/again in 4\d seconds/)).toBeVisible();
  });
});

describe('email and password', () => {
  it('show a loading state and can be loaded again', async () => {
    const api = settingsApi();
    const resume = api.pause(readSession);
    const first = open(api);
    expect(await screen.findByText('Loading your email address')).toBeInTheDocument();
    resume();
    expect(await screen.findByText(asha.email)).toBeVisible();
    first.unmount();
    api.disconnect();
    const { user, container } = open(api);
    expect(await screen.findByText('Couldn’t load your email address')).toBeVisible();
    await expect(container).toHaveNoAxeViolations();
    api.disconnect(false);
    await user.click(await press('Try again'));
    expect(await screen.findByText(asha.email)).toBeVisible();
  });
});
