import {
  authErrors,
  register,
  requestCode,
  resetPassword,
  signedInFixtures,
  signIn,
} from '@upround/account/contract';
import { coreErrors } from '@upround/shared/contract-core';
import { routes } from '@upround/shared/links';
import { AppInfoProvider } from '@upround/shared/routing';
import { aUser, fakeApi, refuse, renderScreen, type FakeApi } from '@upround/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { loginScreenWith } from './login-screen';

const [signedIn] = Object.values(signedInFixtures);
if (signedIn === undefined) throw new Error('the contract has no fixture of a sign-in');

/** What the calls that mail a code answer. */
const mailed = { mailed: true } as const;

const afterSignUp = jest.fn();

const LoginScreen = loginScreenWith({
  useReasonTexts: () => ({}),
  useSendPendingAction: () => () => Promise.resolve(false),
  MemberFaces: () => null,
  TrendingPreview: () => null,
  SignUpFields: () => <p>A field of a slice</p>,
  useAfterSignUp: () => afterSignUp,
  WelcomeProfile: () => null,
  WelcomePeople: () => null,
  WelcomeTopics: () => null,
});

beforeEach(() => {
  afterSignUp.mockClear();
  sessionStorage.clear();
  localStorage.clear();
});

const show = (path = '/login', api: FakeApi = fakeApi(), demo = false) =>
  renderScreen(
    <AppInfoProvider value={{ brandName: 'Upround', demo, mailbox: demo }}>
      <LoginScreen />
    </AppInfoProvider>,
    { path, pattern: routes.login, api },
  );

const field = (name: string | RegExp) => screen.getByLabelText(name, { selector: 'input' });
const press = (name: string) => screen.getByRole('button', { name });
const good = { email: 'asha@example.test', password: 'a long password' };

describe('signing in by password', () => {
  it('leads back to where the person came from', async () => {
    const api = fakeApi().on(signIn, () => signedIn);
    const { user, address } = show('/login?next=%2Fpods%3Ftab%3Dlatest', api);
    await user.type(field('Email address'), good.email);
    await user.type(field('Password'), `${good.password}{Enter}`);
    await act(async () => undefined);
    expect(api.received(signIn)).toEqual([{ body: good }]);
    expect(address()).toBe('/pods?tab=latest');
  });

  it('R27: says that a deleted account is there again', async () => {
    const api = fakeApi().on(signIn, () => ({ ...signedIn, restored: true }));
    const { user } = show('/login', api);
    await user.type(field('Email address'), good.email);
    await user.type(field('Password'), `${good.password}{Enter}`);
    expect(await screen.findByText(/Your account has been restored/)).toBeVisible();
  });

  it('T32: never leads to another site', async () => {
    const api = fakeApi().on(signIn, () => signedIn);
    const { user, address } = show('/login?next=%2F%2Fevil.example', api);
    await user.type(field('Email address'), good.email);
    await user.type(field('Password'), `${good.password}{Enter}`);
    await act(async () => undefined);
    expect(address()).toBe('/');
  });

  it('says what is wrong at the field, before anything is sent', async () => {
    const { user, container } = show();
    await user.type(field('Email address'), 'asha');
    await user.type(field('Password'), 'short');
    await user.click(press('Log in'));
    expect(field('Email address')).toHaveAccessibleDescription(/an email address like/);
    expect(field('Password')).toHaveAccessibleDescription(/at least 8 characters/);
    expect(field('Email address')).toHaveFocus();
    await expect(container).toHaveNoAxeViolations();
  });

  it('keeps the typed text when login fails', async () => {
    const api = fakeApi().on(signIn, () => {
      throw refuse(authErrors.WRONG_CREDENTIALS);
    });
    const { user } = show('/login', api);
    await user.type(field('Email address'), good.email);
    await user.type(field('Password'), `${good.password}{Enter}`);
    expect(await screen.findByRole('alert')).toHaveTextContent('don’t match');
    expect(field('Email address')).toHaveValue(good.email);
    expect(field('Password')).toHaveValue(good.password);
  });

  it('says for how many seconds a limit holds', async () => {
    const api = fakeApi().on(signIn, () => {
      throw refuse(coreErrors.RATE_LIMITED, { retryAfter: 42 });
    });
    const { user } = show('/login', api);
    await user.type(field('Email address'), good.email);
    await user.type(field('Password'), `${good.password}{Enter}`);
    expect(await screen.findByText(/Try again in 42 seconds/)).toBeVisible();
  });

  it('says that you’re offline', async () => {
    const api = fakeApi();
    api.disconnect();
    const { user } = show('/login', api);
    await user.type(field('Email address'), good.email);
    await user.type(field('Password'), `${good.password}{Enter}`);
    expect(await screen.findByRole('alert')).toHaveTextContent('couldn’t reach the server');
  });

  it('is known to password managers', () => {
    show();
    expect(field('Email address')).toHaveAttribute('autocomplete', 'username');
    expect(field('Password')).toHaveAttribute('autocomplete', 'current-password');
  });

  it('offers the demo accounts only with a demo community', async () => {
    const { user, unmount } = show('/login', fakeApi(), true);
    await user.click(press('Founder: use founder@upround.test'));
    expect(field('Email address')).toHaveValue('founder@upround.test');
    expect(field('Password')).toHaveValue('upround-demo');
    unmount();
    show();
    expect(screen.queryByText('This is a demo community')).not.toBeInTheDocument();
  });

  it('is not shown to someone who is signed in', () => {
    const { address } = renderScreen(<LoginScreen />, {
      path: '/login?next=%2Fpods',
      pattern: routes.login,
      user: aUser(),
    });
    expect(address()).toBe('/pods');
  });
});

describe('signing up', () => {
  const api = () =>
    fakeApi()
      .on(register, () => mailed)
      .on(signIn, () => signedIn);

  async function fillIn({ user }: ReturnType<typeof show>) {
    await user.type(field('Your name'), 'Asha Rao');
    await user.type(field('Email address'), good.email);
    await user.type(field('Password'), good.password);
    await user.click(press('Create account'));
    await screen.findByLabelText('Six-digit code');
  }

  it('is confirmed by the mailed code, which may be pasted with words around it', async () => {
    const fake = api();
    const shown = show('/login?view=sign-up&next=%2Fpods', fake);
    await fillIn(shown);
    expect(fake.received(register)).toEqual([{ body: { ...good, displayName: 'Asha Rao' } }]);
    expect(screen.getByText(good.email)).toBeVisible();
    await expect(shown.container).toHaveNoAxeViolations();

    await shown.user.click(field('Six-digit code'));
    await shown.user.paste('Your code is 123 456.');
    await act(async () => undefined);
    expect(fake.received(signIn)).toEqual([{ body: { email: good.email, code: '123456' } }]);
    expect(shown.address()).toBe('/login?step=welcome&next=%2Fpods');
  });

  it('has the fields of slices, which learn of the sign-up once it succeeded', async () => {
    const fake = api().on(signIn, () => {
      throw refuse(authErrors.WRONG_CREDENTIALS);
    });
    const shown = show('/login?view=sign-up', fake);
    expect(screen.getByText('A field of a slice')).toBeVisible();
    await fillIn(shown);
    await shown.user.type(field('Six-digit code'), '000000');
    const code = field('Six-digit code');
    await waitFor(() => expect(code).toHaveAccessibleDescription(/wrong or has expired/));
    expect(afterSignUp).not.toHaveBeenCalled();
    fake.on(signIn, () => signedIn);
    await shown.user.clear(code);
    await shown.user.type(field('Six-digit code'), '123456');
    await waitFor(() => expect(afterSignUp).toHaveBeenCalledTimes(1));
  });

  it('says when the code is wrong, and how long to wait for another', async () => {
    const fake = api().on(signIn, () => {
      throw refuse(authErrors.WRONG_CREDENTIALS);
    });
    const shown = show('/login?view=sign-up', fake);
    await fillIn(shown);
    expect(screen.getByText(/can send a new code in \d+ seconds/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Send a new code' })).not.toBeInTheDocument();
    await shown.user.type(field('Six-digit code'), '000000');
    const code = field('Six-digit code');
    await waitFor(() => expect(code).toHaveAccessibleDescription(/wrong or has expired/));
    expect(code).toBeInvalid();
    expect(code).toHaveFocus();
  });

  it('goes back to the address with everything still there', async () => {
    const shown = show('/login?view=sign-up', api());
    await fillIn(shown);
    await shown.user.click(press('Use another email address'));
    expect(field('Your name')).toHaveValue('Asha Rao');
    expect(field('Email address')).toHaveValue(good.email);
  });

  it('says what each field needs', async () => {
    const { user } = show('/login?view=sign-up');
    await user.click(press('Create account'));
    expect(field('Your name')).toHaveAccessibleDescription('Enter your name.');
    expect(field('Email address')).toHaveAccessibleDescription('Enter your email address.');
    expect(field('Password')).toHaveAccessibleDescription('Enter a password.');
    expect(field('Password')).toHaveAttribute('autocomplete', 'new-password');
    await user.type(field('Password'), 'Password1{Enter}');
    expect(field('Password')).toHaveAccessibleDescription(/too easy to guess/);
  });
});

describe('a mailed code', () => {
  it('signs in without a password', async () => {
    const api = fakeApi()
      .on(requestCode, () => mailed)
      .on(signIn, () => signedIn);
    const { user, address } = show('/login?view=code&next=%2Fpods', api);
    await user.type(field('Email address'), `${good.email}{Enter}`);
    await screen.findByLabelText('Six-digit code');
    expect(api.received(requestCode)).toEqual([
      { body: { email: good.email, purpose: 'SIGN_IN' } },
    ]);
    expect(field('Six-digit code')).toHaveAttribute('autocomplete', 'one-time-code');
    await user.type(field('Six-digit code'), '654321');
    await act(async () => undefined);
    expect(address()).toBe('/pods');
  });

  it('sets a new password', async () => {
    const api = fakeApi()
      .on(requestCode, () => mailed)
      .on(resetPassword, () => signedIn);
    const { user, address } = show('/login?view=reset', api);
    await user.type(field('Email address'), `${good.email}{Enter}`);
    await user.type(await screen.findByLabelText('Six-digit code'), '654321');
    await user.type(field('New password'), `${good.password}{Enter}`);
    await act(async () => undefined);
    expect(api.received(resetPassword)).toEqual([{ body: { ...good, code: '654321' } }]);
    expect(address()).toBe('/');
  });

  it('spec 10.5: is in the terminal where no real mail leaves, and no page leads to the inbox', async () => {
    const api = fakeApi().on(requestCode, () => mailed);
    const { user, container, unmount } = show('/login?view=code', api, true);
    await user.type(field('Email address'), `${good.email}{Enter}`);
    await screen.findByLabelText('Six-digit code');
    expect(container).toHaveTextContent(
      'You’ll find your code in the terminal where npm start is running, along with a link to the inbox.',
    );
    expect(container.querySelector('a[href*="/docs"]')).toBeNull();
    await expect(container).toHaveNoAxeViolations();
    unmount();
    const real = show('/login?view=code', api);
    await real.user.type(field('Email address'), `${good.email}{Enter}`);
    await screen.findByLabelText('Six-digit code');
    expect(real.container).not.toHaveTextContent('terminal');
  });

  it('keeps the address from one form to the next', async () => {
    const { user } = show();
    await user.type(field('Email address'), good.email);
    await user.click(screen.getByRole('link', { name: 'Forgot your password?' }));
    expect(await screen.findByRole('heading', { name: 'Set a new password' })).toBeVisible();
    expect(field('Email address')).toHaveValue(good.email);
  });
});
