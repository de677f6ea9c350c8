import { act, screen, waitFor, within } from '@testing-library/react';
import {
  AMBASSADOR_EVENT,
  ambassadorErrors,
  checkInvite,
  checkedInviteFixture,
  leaveProgramme,
  ownAmbassadorFixture,
  programmeFixture,
  readOwnAmbassador,
  readProgramme,
  register,
} from '@upround/ambassador/contract';
import { coreErrors } from '@upround/shared/contract-core';
import { links, routes } from '@upround/shared/links';
import { fakeApi, refuse, type FakeApi } from '@upround/shared/testing';
import { apiOf, newMember, open, ownWith, withFixedClock } from '../ambassador-test.fixtures';
import { AmbassadorsScreen } from './ambassadors-screen';

withFixedClock();

const pending = ownWith({ state: 'PENDING', decidedAt: null, code: null });
const motivation = 'I run a circle of forty founders in Kolkata and bring them along.';

const show = (
  api: FakeApi = apiOf(null),
  { isMember = true, invite }: { isMember?: boolean; invite?: string } = {},
) =>
  open(<AmbassadorsScreen />, {
    path: links.ambassadors({ invite }),
    pattern: routes.ambassadors,
    api,
    user: isMember ? newMember() : null,
  });

const LABEL = /Why would you like to be an ambassador/;
const field = () => screen.findByLabelText(LABEL);

describe('the ambassador programme', () => {
  it('is reread every minute, as the boards are computed', async () => {
    const { api } = show(apiOf(null), { isMember: false });
    await screen.findByText('210');
    api.on(readProgramme, () => ({ ...programmeFixture, funnel: { joined: 211, active: 96 } }));
    await act(() => jest.advanceTimersByTimeAsync(61_000));
    expect(await screen.findByText('211')).toBeVisible();
  });

  it('says what it is, what it has achieved and who leads', async () => {
    const { container } = show(apiOf(null), { isMember: false });
    expect(await screen.findByText('210')).toBeVisible();
    expect(screen.getByText('96')).toBeVisible();
    const steps = within(screen.getByRole('region', { name: 'How it works' }));
    expect(steps.getAllByRole('listitem')).toHaveLength(3);
    expect(
      steps.getByText(
        /You get 100 points for each person who becomes active, and more .*\. Rewards start at 500/,
      ),
    ).toBeVisible();
    const leaders = within(screen.getByRole('region', { name: 'Leading this season' }));
    expect(leaders.getByRole('link', { name: 'Ira Banerjee' })).toHaveAttribute(
      'href',
      links.ambassador('ira-banerjee'),
    );
    expect(leaders.getByText('Name hidden')).toBeVisible();
    const rules = within(screen.getByRole('region', { name: 'The rules in brief' }));
    expect(rules.getByText('+150')).toBeVisible();
    expect(rules.getByText('Nothing')).toBeVisible();
    expect(rules.getByRole('link', { name: 'All rules and rewards' })).toHaveAttribute(
      'href',
      links.incentives(),
    );
    await expect(container).toHaveNoAxeViolations();
  });

  it('asks a guest to log in, and back', async () => {
    show(apiOf(null), { isMember: false });
    const form = within(await screen.findByRole('region', { name: 'Apply to be an ambassador' }));
    expect(form.getByRole('link', { name: 'Log in' })).toHaveAttribute(
      'href',
      links.login({ next: links.ambassadors() }),
    );
  });

  it('says who leads only once someone does', async () => {
    const api = apiOf(null).on(readProgramme, () => ({ ...programmeFixture, leaders: [] }));
    show(api, { isMember: false });
    expect(await screen.findByText(/No one has points this season yet/)).toBeVisible();
  });

  it('says why it couldn’t be loaded, and tries again', async () => {
    const api = fakeApi().on(readProgramme, () => {
      throw refuse(coreErrors.INTERNAL);
    });
    const { user } = show(api, { isMember: false });
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Couldn’t load the ambassador programme');
    api.on(readProgramme, () => programmeFixture);
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('210')).toBeVisible();
  });
});

describe('applying', () => {
  it('sends what was written, and says what happens next', async () => {
    const api = apiOf(null).on(register, () => pending);
    const { user, container } = show(api);
    await user.type(await field(), motivation);
    await user.click(screen.getByRole('button', { name: 'Send application' }));
    expect(
      await screen.findByRole('heading', { name: 'We’ve received your application' }),
    ).toBeVisible();
    expect(screen.getByText('A moderator reviews it, usually within a few days.')).toBeVisible();
    expect(api.received(register)).toEqual([{ body: { motivation } }]);
    await expect(container).toHaveNoAxeViolations();
  });

  it('says at the field what is missing, before anything is sent', async () => {
    const api = apiOf(null).on(register, () => pending);
    const { user } = show(api);
    await user.type(await field(), '  too short  ');
    await user.click(screen.getByRole('button', { name: 'Send application' }));
    expect(await screen.findByText('Write at least 40 characters.')).toBeVisible();
    expect(await field()).toHaveAccessibleDescription('Write at least 40 characters.');
    await waitFor(() => expect(screen.getByLabelText(LABEL)).toHaveFocus());
    expect(api.received(register)).toEqual([]);
  });

  it('shows what the server finds at the field, and keeps the text', async () => {
    const api = apiOf(null).on(register, () => {
      throw refuse(ambassadorErrors.MOTIVATION_MISSING, { path: 'motivation' });
    });
    const { user } = show(api);
    await user.type(await field(), motivation);
    await user.click(screen.getByRole('button', { name: 'Send application' }));
    await waitFor(() =>
      expect(screen.getByLabelText(LABEL)).toHaveAccessibleDescription(
        /Tell us why you’d like to be/,
      ),
    );
    expect(await field()).toHaveValue(motivation);
  });

  it('says above the button what has no field', async () => {
    const api = apiOf(null).on(register, () => {
      throw refuse(ambassadorErrors.ALREADY_APPLIED);
    });
    const { user } = show(api);
    await user.type(await field(), motivation);
    await user.click(screen.getByRole('button', { name: 'Send application' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('You’ve already applied.');
  });

  it('says why it was declined, and offers to apply again', async () => {
    show(apiOf(ownWith({ state: 'DECLINED', code: null, reason: 'Tell us whom you know.' })));
    expect(await screen.findByText('Your application was declined')).toBeVisible();
    expect(screen.getByText('Tell us whom you know.')).toBeVisible();
    expect(screen.getByRole('region', { name: 'Apply again' })).toBeVisible();
  });

  it('says that one left, and that points stay', async () => {
    show(apiOf(ownWith({ state: 'LEFT', code: null })));
    expect(await screen.findByText('You left the programme')).toBeVisible();
    expect(screen.getByText(/You keep your points/)).toBeVisible();
  });

  it('withdraws an application once that was confirmed', async () => {
    const api = apiOf(pending).on(leaveProgramme, () => ownWith({ state: 'LEFT', code: null }));
    const { user } = show(api);
    await user.click(await screen.findByRole('button', { name: 'Withdraw application' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await user.click(dialog.getByRole('button', { name: 'Withdraw application' }));
    expect(await screen.findByText('You left the programme')).toBeVisible();
  });
});

describe('the draft of an application', () => {
  it('survives a reload, until it’s sent', async () => {
    const user = newMember();
    const reopen = () =>
      open(<AmbassadorsScreen />, {
        path: links.ambassadors(),
        pattern: routes.ambassadors,
        api: apiOf(null).on(register, () => pending),
        user,
      });
    const first = reopen();
    await first.user.type(await field(), motivation);
    // What is left to save is saved as the page is left.
    first.unmount();
    const second = reopen();
    await waitFor(() => expect(screen.getByLabelText(LABEL)).toHaveValue(motivation));
    await second.user.click(screen.getByRole('button', { name: 'Send application' }));
    await screen.findByRole('heading', { name: 'We’ve received your application' });
    second.unmount();
    reopen();
    expect(await field()).toHaveValue('');
  });
});

describe('an invitation', () => {
  const invited = () => apiOf(null).on(checkInvite, () => checkedInviteFixture);

  it('says who invites, and lets a member join at once without a word', async () => {
    const api = invited().on(register, () => ownAmbassadorFixture);
    const { user, address } = show(api, { invite: 'token-1' });
    expect(
      await screen.findByRole('heading', { name: 'Ira Banerjee invites you to be an ambassador' }),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Join the programme' }));
    expect(await screen.findByText('You’re an ambassador now.')).toBeVisible();
    expect(api.received(register)).toEqual([{ body: { token: 'token-1' } }]);
    expect(address()).toBe(links.ambassadors());
    expect(await screen.findByRole('heading', { name: 'Your ambassador page' })).toBeVisible();
  });

  it('sends a guest to sign up, and back with the invitation', async () => {
    show(invited(), { invite: 'token-1', isMember: false });
    expect(await screen.findByRole('link', { name: 'Sign up' })).toHaveAttribute(
      'href',
      links.login({ next: links.ambassadors({ invite: 'token-1' }), view: 'sign-up' }),
    );
  });

  it.each([
    ['was used', () => ({ ...checkedInviteFixture, valid: false })],
    [
      'is unknown',
      () => {
        throw refuse(coreErrors.NOT_FOUND);
      },
    ],
  ])('that %s leads to the application', async (_, answer) => {
    show(apiOf(null).on(checkInvite, answer), { invite: 'token-1' });
    expect(await screen.findByText('This invitation doesn’t work')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Send application' })).toBeVisible();
  });
});

describe('a member’s own state', () => {
  it('says why it couldn’t be loaded, and tries again', async () => {
    const api = apiOf(null).on(readOwnAmbassador, () => {
      throw refuse(coreErrors.INTERNAL);
    });
    const { user } = show(api);
    const alert = await screen.findByRole('alert');
    api.on(readOwnAmbassador, () => ({ ambassador: null }));
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(await field()).toBeVisible();
  });

  it('follows a decision at once', async () => {
    const api = apiOf(pending);
    const { realtime } = show(api);
    await screen.findByRole('heading', { name: 'We’ve received your application' });
    api.on(readOwnAmbassador, () => ({ ambassador: ownAmbassadorFixture }));
    await realtime.tell(AMBASSADOR_EVENT, {});
    expect(await screen.findByRole('heading', { name: 'Your ambassador page' })).toBeVisible();
  });
});
