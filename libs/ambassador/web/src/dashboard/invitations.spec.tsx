import { screen, within } from '@testing-library/react';
import {
  ambassadorErrors,
  createInvite,
  inviteFixture,
  listInvites,
  ownAmbassadorFixture,
  withdrawInvite,
  type Invite,
} from '@upround/ambassador/contract';
import { coreErrors } from '@upround/shared/contract-core';
import { links, routes } from '@upround/shared/links';
import { refuse } from '@upround/shared/testing';
import { apiOf, member, open, withFixedClock } from '../ambassador-test.fixtures';
import { AmbassadorsScreen } from '../programme/ambassadors-screen';

withFixedClock();

const unused: Invite = { ...inviteFixture, id: 'i-2', usedBy: null, isUsed: false };
const expired: Invite = { ...unused, id: 'i-3', expiresAt: '2026-11-20T08:00:00.000Z' };

const apiWith = (...invites: Invite[]) =>
  apiOf(ownAmbassadorFixture).on(listInvites, () => ({ invites }));

const show = (api = apiWith(inviteFixture, unused, expired)) =>
  open(<AmbassadorsScreen />, {
    path: links.ambassadors({ tab: 'invitations' }),
    pattern: routes.ambassadors,
    api,
    user: member,
  });

const list = async () => within(await screen.findByRole('list', { name: 'Your invitations' }));

describe('invitations', () => {
  it('say whether they were used, and until when they work', async () => {
    const { container } = show();
    const [used, opened, over] = (await list()).getAllByRole('listitem');
    expect(used).toHaveTextContent(/Used by Dev Pillai/);
    expect(opened).toHaveTextContent(/Works until 20 Dec 2026.*Open/);
    expect(over).toHaveTextContent('Expired');
    expect(within(over ?? document.body).queryByRole('button')).toBeNull();
    await expect(container).toHaveNoAxeViolations();
  });

  it('are created with a link that is shown once', async () => {
    const api = apiWith().on(createInvite, () => ({ invites: [unused], token: 'secret-1' }));
    const { user } = show(api);
    const copied = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await user.click(await screen.findByRole('button', { name: 'Create invitation' }));
    const link = await screen.findByLabelText('Invitation link');
    const address = `${window.location.origin}${links.ambassadors({ invite: 'secret-1' })}`;
    expect(link).toHaveValue(address);
    expect(link).toHaveFocus();
    expect((await list()).getAllByRole('listitem')).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Copy link' }));
    expect(copied).toHaveBeenCalledWith(address);
  });

  it('say how many can be open', async () => {
    const api = apiWith(unused).on(createInvite, () => {
      throw refuse(ambassadorErrors.TOO_MANY_INVITES);
    });
    const { user } = show(api);
    await user.click(await screen.findByRole('button', { name: 'Create invitation' }));
    expect(
      await screen.findByText(/^Couldn’t create an invitation\. You have 3 open invitations/),
    ).toBeVisible();
  });

  it('are withdrawn once that was confirmed', async () => {
    const api = apiWith(unused).on(withdrawInvite, () => ({ invites: [] }));
    const { user } = show(api);
    await user.click(
      await screen.findByRole('button', { name: 'Withdraw the invitation created on 20 Nov 2026' }),
    );
    const dialog = within(await screen.findByRole('alertdialog'));
    await user.click(dialog.getByRole('button', { name: 'Withdraw invitation' }));
    expect(await screen.findByRole('heading', { name: 'No invitations yet' })).toBeVisible();
    expect(api.received(withdrawInvite)).toEqual([{ params: { id: 'i-2' } }]);
  });

  it('say why they couldn’t be loaded, and try again', async () => {
    const api = apiWith().on(listInvites, () => {
      throw refuse(coreErrors.INTERNAL);
    });
    const { user } = show(api);
    const alert = await screen.findByRole('alert');
    api.on(listInvites, () => ({ invites: [unused] }));
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect((await list()).getAllByRole('listitem')).toHaveLength(1);
  });
});
