import { screen, waitFor, within } from '@testing-library/react';
import {
  AMBASSADOR_EVENT,
  applyAsCreator,
  changeCreator,
  creatorErrors,
  creatorProgrammeFixture,
  leaveCreators,
  ownCreatorFixture,
  readCreatorProgramme,
  readOwnCreator,
  type OwnCreator,
} from '@upround/ambassador/contract';
import { coreErrors } from '@upround/shared/contract-core';
import { links, routes } from '@upround/shared/links';
import { fakeApi, refuse, type FakeApi } from '@upround/shared/testing';
import { newMember, open, withFixedClock } from '../ambassador-test.fixtures';
import { CreatorsScreen } from './creators-screen';

withFixedClock();

const { application } = ownCreatorFixture;
if (application === null) throw new Error('The fixture has no application.');

const fresh: OwnCreator = { ...ownCreatorFixture, application: null, months: [] };
const about = 'I write about what it costs to sell to hospitals in small towns.';

const apiWith = (own: OwnCreator = ownCreatorFixture) =>
  fakeApi()
    .on(readCreatorProgramme, () => creatorProgrammeFixture)
    .on(readOwnCreator, () => own);

const show = (api: FakeApi = apiWith(), isMember = true) =>
  open(<CreatorsScreen />, {
    path: links.creatorProgramme(),
    pattern: routes.creatorProgramme,
    api,
    user: isMember ? newMember() : null,
  });

const part = async (name: string) => within(await screen.findByRole('region', { name }));

describe('the creator programme', () => {
  it('says how it pays, with the figures of a real month', async () => {
    const { container } = show(apiWith(), false);
    expect(
      await screen.findByText(
        /In October 2026: ₹4,123.50 × your reads ÷ 1,840. For 100 reads, that’s ₹224.10./,
      ),
    ).toBeVisible();
    expect(screen.getByText(/^Every month, 10% of what members pay/)).toBeVisible();
    expect(screen.getByText(/We pay out from ₹500/)).toBeVisible();
    const figure = (label: string) => screen.getByText(label).nextElementSibling;
    expect(figure('of net plan payments go to creators')).toHaveTextContent('10%');
    expect(figure('per read in October 2026')).toHaveTextContent('₹2.24');
    const months = within(screen.getByRole('table', { name: 'Pools of closed months' }));
    expect(months.getByRole('row', { name: 'October 2026 ₹4,123.50 1,840 6 ₹2.24' })).toBeVisible();
    await expect(container).toHaveNoAxeViolations();
  });

  it('has an example of no more reads than there were', async () => {
    const [latest] = creatorProgrammeFixture.months;
    const api = apiWith().on(readCreatorProgramme, () => ({
      ...creatorProgrammeFixture,
      months: latest === undefined ? [] : [{ ...latest, pool: 6_771, reads: 23 }],
    }));
    show(api, false);
    expect(await screen.findByText(/÷ 23. For 10 reads, that’s ₹29.43/)).toBeVisible();
  });

  it('asks a guest to log in, and back', async () => {
    show(apiWith(), false);
    const guest = await part('See if you can join');
    expect(guest.getByRole('link', { name: 'Log in' })).toHaveAttribute(
      'href',
      links.login({ next: links.creatorProgramme() }),
    );
  });

  it('says that no month has closed yet', async () => {
    const api = apiWith().on(readCreatorProgramme, () => ({
      ...creatorProgrammeFixture,
      months: [],
    }));
    show(api, false);
    expect(await screen.findByText(/No month has closed yet/)).toBeVisible();
  });

  it('says why the figures couldn’t be loaded, and tries again', async () => {
    const api = apiWith().on(readCreatorProgramme, () => {
      throw refuse(coreErrors.INTERNAL);
    });
    const { user } = show(api, false);
    const alert = await screen.findByRole('alert');
    api.on(readCreatorProgramme, () => creatorProgrammeFixture);
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/In October 2026/)).toBeVisible();
  });
});

describe('joining', () => {
  it('shows how far one is with each condition, and no form before all are met', async () => {
    const progress = fresh.progress.map((one) =>
      one.need === 'READS' ? { ...one, value: 310, isMet: false } : one,
    );
    const { container } = show(apiWith({ ...fresh, progress, isEligible: false }));
    const needs = await part('What you need');
    expect(
      needs.getByRole('progressbar', { name: 'Progress: 500 reads by others' }),
    ).toHaveAttribute('aria-valuetext', '310 of 500');
    expect(needs.getAllByText('Met')).toHaveLength(3);
    expect(needs.getByText('Not yet')).toBeInTheDocument();
    expect(screen.getByText('You can apply once you meet all four conditions.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Send application' })).toBeNull();
    await expect(container).toHaveNoAxeViolations();
  });

  it('sends the application, with the UPI ID where there is one', async () => {
    const api = apiWith(fresh).on(applyAsCreator, () => ({
      ...fresh,
      application: { ...application, state: 'SUBMITTED' as const },
    }));
    const { user } = show(api);
    await user.type(await screen.findByLabelText(/What do you write about/), about);
    await user.type(screen.getByLabelText(/UPI ID/), ' ira.b@okbank ');
    await user.click(screen.getByRole('button', { name: 'Send application' }));
    expect(await part('We’ve received your application')).toBeDefined();
    expect(api.received(applyAsCreator)).toEqual([{ body: { about, payoutVpa: 'ira.b@okbank' } }]);
  });

  it('says at each field what is wrong, before anything is sent', async () => {
    const api = apiWith(fresh).on(applyAsCreator, () => ownCreatorFixture);
    const { user } = show(api);
    const text = await screen.findByLabelText(/What do you write about/);
    await user.type(text, 'Too short');
    await user.type(screen.getByLabelText(/UPI ID/), 'ira');
    await user.click(screen.getByRole('button', { name: 'Send application' }));
    expect(await screen.findByText('Write at least 40 characters.')).toBeVisible();
    expect(text).toHaveAccessibleDescription('Write at least 40 characters.');
    expect(screen.getByLabelText(/UPI ID/)).toHaveAccessibleDescription(/like name@bank/);
    expect(api.received(applyAsCreator)).toEqual([]);
  });

  it('says why it wasn’t sent', async () => {
    const api = apiWith(fresh).on(applyAsCreator, () => {
      throw refuse(creatorErrors.NOT_ELIGIBLE);
    });
    const { user } = show(api);
    await user.type(await screen.findByLabelText(/What do you write about/), about);
    await user.click(screen.getByRole('button', { name: 'Send application' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'You don’t meet all the conditions yet.',
    );
  });

  it('says why it was declined, and offers to apply again', async () => {
    const declined = { ...application, state: 'DECLINED' as const, reason: 'Write more first.' };
    show(apiWith({ ...fresh, application: declined }));
    expect(
      (await part('Your application was declined')).getByText('Write more first.'),
    ).toBeVisible();
    expect(
      (await part('Apply again')).getByRole('button', { name: 'Send application' }),
    ).toBeVisible();
  });
});

describe('a decision', () => {
  it('is followed at once', async () => {
    const submitted = { ...application, state: 'SUBMITTED' as const };
    const api = apiWith({ ...fresh, application: submitted });
    const { realtime } = show(api);
    await part('We’ve received your application');
    api.on(readOwnCreator, () => ownCreatorFixture);
    await realtime.tell(AMBASSADOR_EVENT, {});
    expect(await part('You’re a creator')).toBeDefined();
  });
});

describe('a creator', () => {
  it('sees the timeline, the reads of this month and each statement', async () => {
    const { container } = show();
    const steps = (await part('You’re a creator')).getAllByRole('listitem');
    expect(steps.map(({ textContent }) => textContent)).toEqual([
      'Applied1 Aug 2026',
      'Approved3 Aug 2026',
    ]);
    expect(screen.getByText('318 reads this month so far')).toBeVisible();
    const months = await part('Your statements');
    expect(months.getByRole('link', { name: 'Statement for October 2026' })).toHaveAttribute(
      'href',
      links.creatorProgramme({ month: '2026-10' }),
    );
    expect(months.getByText('Paid')).toBeVisible();
    await expect(container).toHaveNoAxeViolations();
  });

  it('changes where payouts go', async () => {
    const api = apiWith().on(changeCreator, () => ({
      ...ownCreatorFixture,
      application: { ...application, payoutVpa: 'me•••@okaxis' },
    }));
    const { user } = show(api);
    await user.click(await screen.findByRole('button', { name: 'Change UPI ID' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Save UPI ID' }));
    expect(await dialog.findByText('Enter a UPI ID like name@bank.')).toBeVisible();
    await user.type(dialog.getByLabelText('UPI ID'), 'meera@okaxis');
    await user.click(dialog.getByRole('button', { name: 'Save UPI ID' }));
    expect(await screen.findByText('UPI ID me•••@okaxis')).toBeVisible();
    expect(api.received(changeCreator)).toEqual([{ body: { payoutVpa: 'meera@okaxis' } }]);
  });

  it('leaves once that was confirmed', async () => {
    const api = apiWith().on(leaveCreators, () => ({
      ...fresh,
      application: { ...application, state: 'LEFT' as const },
    }));
    const { user } = show(api);
    await user.click(await screen.findByRole('button', { name: 'Leave programme' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await user.click(dialog.getByRole('button', { name: 'Leave programme' }));
    expect(await part('You left the creator programme')).toBeDefined();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });

  it.each([
    ['APPROVED', 'Leave programme', 'Couldn’t leave the programme.'],
    ['SUBMITTED', 'Withdraw application', 'Your application wasn’t withdrawn.'],
  ] as const)('in the state %s reads why that didn’t end', async (state, name, sentence) => {
    const api = apiWith({ ...fresh, application: { ...application, state } }).on(
      leaveCreators,
      () => {
        throw refuse(creatorErrors.NO_CREATOR);
      },
    );
    const { user } = show(api);
    await user.click(await screen.findByRole('button', { name }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await user.click(dialog.getByRole('button', { name }));
    const toast = `${sentence} You haven’t applied to the creator programme.`;
    expect(await screen.findByText(toast)).toBeVisible();
  });
});
