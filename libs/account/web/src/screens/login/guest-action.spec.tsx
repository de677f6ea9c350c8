import { act, screen } from '@testing-library/react';
import { signedInFixtures, signIn, type SignedIn } from '@upround/account/contract';
import { links, routes } from '@upround/shared/links';
import { readPendingAction } from '@upround/shared/session';
import { fakeApi, renderScreen } from '@upround/shared/testing';
import { loginScreenWith } from './login-screen';

const [signedIn] = Object.values(signedInFixtures);

const sent = jest.fn();
const LoginScreen = loginScreenWith({
  useReasonTexts: () => ({
    'like:POST': ({ name, view }) =>
      `${view === 'signUp' ? 'Create an account' : 'Log in'} to like ${name}’s post.`,
  }),
  useSendPendingAction: () => (action) => {
    sent(action.verb);
    return Promise.resolve(action.verb === 'like');
  },
  MemberFaces: () => null,
  TrendingPreview: () => null,
  SignUpFields: () => null,
  useAfterSignUp: () => () => undefined,
  WelcomeProfile: () => null,
  WelcomePeople: () => null,
  WelcomeTopics: () => null,
});

function store(changes: object = {}) {
  const action = {
    verb: 'like',
    reference: { referenceType: 'POST', referenceId: 'p1' },
    about: 'Asha Rao',
    path: '/?tab=latest',
    at: Date.now(),
  };
  sessionStorage.setItem('pending-action', JSON.stringify({ ...action, ...changes }));
}

function show(next = '/?tab=latest') {
  return renderScreen(<LoginScreen />, {
    path: links.login({ next }),
    pattern: routes.login,
    api: fakeApi().on(signIn, () => signedIn as SignedIn),
  });
}

async function logIn({ user }: ReturnType<typeof show>) {
  await user.type(screen.getByLabelText('Email address'), 'asha@example.test');
  await user.type(
    screen.getByLabelText(/^Password/, { selector: 'input' }),
    'a long password{Enter}',
  );
  await act(async () => undefined);
}

beforeEach(() => {
  sent.mockReset();
  sessionStorage.clear();
  localStorage.clear();
});

describe('spec 4.40: logging in to finish what a guest started', () => {
  it('says what for, also after changing to signing up', async () => {
    store();
    const { user, container } = show();
    expect(screen.getByText('Log in to like Asha Rao’s post.')).toBeVisible();
    await expect(container).toHaveNoAxeViolations();
    await user.click(screen.getByRole('link', { name: 'Create an account' }));
    expect(await screen.findByText('Create an account to like Asha Rao’s post.')).toBeVisible();
  });

  it('names no reason where the verb is unknown, and none at all without an action', () => {
    store({ verb: 'other' });
    const { unmount } = show();
    expect(screen.getByText('Log in or sign up to continue.')).toBeVisible();
    unmount();
    sessionStorage.clear();
    show();
    expect(screen.queryByText(/right back/)).not.toBeInTheDocument();
  });

  it('carries it out once and leads back', async () => {
    store();
    const shown = show();
    await logIn(shown);
    expect(sent.mock.calls).toEqual([['like']]);
    expect(shown.address()).toBe('/?tab=latest');
    expect(readPendingAction()).toBeUndefined();
  });

  it('leaves to the page what only the page can do', async () => {
    store({ verb: 'apply' });
    const shown = show();
    await logIn(shown);
    expect(shown.address()).toBe('/?tab=latest');
    expect(readPendingAction()).toMatchObject({ verb: 'apply' });
  });

  it('T32: carries out nothing for a link that leads to another page', async () => {
    store();
    const shown = show('/pods');
    expect(screen.queryByText(/Asha Rao/)).not.toBeInTheDocument();
    await logIn(shown);
    expect(sent).not.toHaveBeenCalled();
    expect(shown.address()).toBe('/pods');
  });

  it('is dropped by leaving without signing in', async () => {
    store();
    const { go } = show();
    await go('/');
    expect(readPendingAction()).toBeUndefined();
  });
});
