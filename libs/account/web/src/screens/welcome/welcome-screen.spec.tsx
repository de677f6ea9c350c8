import { screen } from '@testing-library/react';
import { routes } from '@upround/shared/links';
import { aUser, renderScreen } from '@upround/shared/testing';
import { saveWelcomeStep } from '../../model/welcome-progress';
import { loginScreenWith } from '../login/login-screen';

const user = aUser();
const LoginScreen = loginScreenWith({
  useReasonTexts: () => ({}),
  useSendPendingAction: () => () => Promise.resolve(false),
  MemberFaces: () => null,
  TrendingPreview: () => null,
  SignUpFields: () => null,
  useAfterSignUp: () => () => undefined,
  WelcomeProfile: () => <p>Profile step</p>,
  WelcomePeople: () => <p>People step</p>,
  WelcomeTopics: () => <p>Pods step</p>,
});

const show = (path = '/login?step=welcome') =>
  renderScreen(<LoginScreen />, { path, pattern: routes.login, user });

const press = (name: string) => screen.getByRole('button', { name });

beforeEach(() => localStorage.clear());

describe('spec 4.41: the first steps of a new member', () => {
  beforeEach(() => saveWelcomeStep(user.id, 'profile'));

  it('lead through three steps to the feed, and are over then', async () => {
    const shown = show();
    expect(screen.getByText('Profile step')).toBeVisible();
    await expect(shown.container).toHaveNoAxeViolations();
    await shown.user.click(press('Continue'));
    expect(screen.getByText('People step')).toBeVisible();
    await shown.user.click(press('Continue'));
    expect(screen.getByText('Pods step')).toBeVisible();
    await shown.user.click(press('Show my feed'));
    expect(shown.address()).toBe('/');
    shown.unmount();
    expect(show().address()).toBe('/');
  });

  it('open at the same step after a reload', async () => {
    const shown = show();
    await shown.user.click(press('Continue'));
    shown.unmount();
    show();
    expect(screen.getByText('People step')).toBeVisible();
    expect(screen.getByRole('button', { name: /People/ })).toHaveAttribute('aria-current', 'step');
  });

  it('are skipped by one press, which leads to where the person came from', async () => {
    const shown = show('/login?step=welcome&next=%2Fpods');
    await shown.user.click(press('Skip and continue'));
    expect(shown.address()).toBe('/pods');
  });

  it('T32: never lead to another site', async () => {
    const shown = show('/login?step=welcome&next=%2F%2Fevil.example');
    await shown.user.click(press('Skip to my feed'));
    expect(shown.address()).toBe('/');
  });
});

it('a member who has been here before is led on', () => {
  expect(show('/login?step=welcome&next=%2Fpods').address()).toBe('/pods');
});
