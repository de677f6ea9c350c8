import { screen, waitFor, within } from '@testing-library/react';
import {
  ambassadorErrors,
  changeOwnAmbassador,
  claimReward,
  leaveProgramme,
  ownAmbassadorFixture,
  type OwnAmbassador,
} from '@upround/ambassador/contract';
import { links, routes } from '@upround/shared/links';
import { refuse, type FakeApi } from '@upround/shared/testing';
import { apiOf, member, open, ownWith, withFixedClock } from '../ambassador-test.fixtures';
import { AmbassadorsScreen } from '../programme/ambassadors-screen';

withFixedClock();

const show = (own: OwnAmbassador = ownAmbassadorFixture, api: FakeApi = apiOf(own)) =>
  open(<AmbassadorsScreen />, {
    path: links.ambassadors(),
    pattern: routes.ambassadors,
    api,
    user: member,
  });

const part = async (name: string) => within(await screen.findByRole('region', { name }));
const link = `${window.location.origin}${links.referral('IRA7K2QM')}`;

describe('an ambassador’s overview', () => {
  it('has the link with its QR code and code, and what it brought', async () => {
    const { container } = show();
    const own = await part('Your link');
    expect(own.getByLabelText('Link to share')).toHaveValue(link);
    expect(own.getByText('IRA7K2QM')).toBeVisible();
    expect(await own.findByRole('img', { name: `QR code of your link ${link}` })).toBeVisible();
    const funnel = await part('What your link brought in');
    expect(funnel.getByText('61')).toBeVisible();
    expect(funnel.getByText('23% of visits')).toBeVisible();
    expect(funnel.getByText('64% of those who joined')).toBeVisible();
    expect(
      await funnel.findByRole('img', { name: /Bar chart of the last 90 days: 4 visits, 1 joined/ }),
    ).toBeVisible();
    const table = within(funnel.getByRole('table', { name: 'What your link brought in, by day' }));
    expect(table.getByRole('row', { name: '20 Nov 4 1 0' })).toBeInTheDocument();
    expect(screen.getByText('Season October to December 2026, until 31 Dec')).toBeVisible();
    await screen.findByRole('img', { name: /Wide image/ });
    await expect(container).toHaveNoAxeViolations();
  });

  it('copies the link', async () => {
    const { user } = show();
    const copied = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const own = await part('Your link');
    await user.click(own.getByRole('button', { name: 'Copy link' }));
    expect(await screen.findByText('Link copied.')).toBeVisible();
    expect(copied).toHaveBeenCalledWith(link);
  });

  it('shares it where the browser can', async () => {
    const share = jest.fn(() => Promise.resolve());
    Object.defineProperty(navigator, 'share', { value: share, configurable: true });
    const { user } = show();
    await user.click((await part('Your link')).getByRole('button', { name: 'Share' }));
    expect(share).toHaveBeenCalledWith(expect.objectContaining({ url: link }));
    Object.defineProperty(navigator, 'share', { value: undefined, configurable: true });
  });

  it('offers no sharing where the browser can’t', async () => {
    show();
    expect((await part('Your link')).queryByRole('button', { name: 'Share' })).toBeNull();
  });

  it('explains points that are checked, and says where there are none', async () => {
    const { unmount } = show();
    expect((await part('Points')).getByText('100 points under review')).toBeVisible();
    unmount();
    show(ownWith({ heldPoints: 0 }));
    expect((await part('Points')).queryByText(/under review/)).toBeNull();
  });

  it('says that nothing happened yet in place of an empty chart', async () => {
    show(ownWith({ days: [] }));
    expect(
      (await part('What your link brought in')).getByText(/No visits in the last 90 days/),
    ).toBeVisible();
  });

  it('has images with the name, and without it for those who hide theirs', async () => {
    const { unmount } = show();
    expect(
      await screen.findByRole('img', { name: /Wide.*Ira Banerjee invites you/ }),
    ).toBeVisible();
    unmount();
    show(ownWith({ isNameHidden: true }));
    expect(await screen.findByRole('img', { name: /Wide.*You’re invited/ })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'See your public page' })).toBeNull();
  });
});

describe('rewards', () => {
  it('can be claimed once they’re reached', async () => {
    const api = apiOf(ownAmbassadorFixture).on(claimReward, () =>
      ownWith({
        rewards: ownAmbassadorFixture.rewards.map((reward) =>
          reward.id === 'PREMIUM_MONTH' ? { ...reward, state: 'CLAIMED' as const } : reward,
        ),
      }),
    );
    const { user } = show(ownAmbassadorFixture, api);
    const rewards = await part('Rewards');
    expect(rewards.getByText('Handed out')).toBeVisible();
    expect(
      rewards.getByRole('progressbar', { name: 'Progress towards A session with a mentor' }),
    ).toHaveAttribute('aria-valuetext', '2,160 of 5,000 points');
    expect(rewards.getAllByRole('button')).toHaveLength(1);
    await user.click(rewards.getByRole('button', { name: 'Claim A month of Premium' }));
    expect(await rewards.findByText('Claimed. Our team will get in touch.')).toBeVisible();
    expect(api.received(claimReward)).toEqual([{ params: { id: 'PREMIUM_MONTH' } }]);
  });

  it('say why one was declined, and can be claimed again', async () => {
    const rewards = ownAmbassadorFixture.rewards.map((reward) =>
      reward.id === 'PREMIUM_MONTH'
        ? { ...reward, state: 'DECLINED' as const, reason: 'You have Premium already.' }
        : reward,
    );
    show(ownWith({ rewards }));
    const shown = await part('Rewards');
    expect(shown.getByText('Declined: You have Premium already.')).toBeVisible();
    expect(shown.getByRole('button', { name: 'Claim A month of Premium' })).toBeEnabled();
  });

  it('say why one wasn’t claimed', async () => {
    const api = apiOf(ownAmbassadorFixture).on(claimReward, () => {
      throw refuse(ambassadorErrors.REWARD_NOT_REACHED);
    });
    const { user } = show(ownAmbassadorFixture, api);
    await user.click(await screen.findByRole('button', { name: 'Claim A month of Premium' }));
    expect(
      await screen.findByText(/You don’t have enough points for this reward yet/),
    ).toBeVisible();
  });
});

describe('settings', () => {
  it('hide the name, at once', async () => {
    const api = apiOf(ownAmbassadorFixture).on(changeOwnAmbassador, ({ body }) =>
      ownWith({ isNameHidden: body.isNameHidden ?? false }),
    );
    const { user } = show(ownAmbassadorFixture, api);
    const answer = api.pause(changeOwnAmbassador);
    const name = await screen.findByRole('switch', { name: /Hide my name/ });
    await user.click(name);
    expect(name).toBeChecked();
    answer();
    await waitFor(() =>
      expect(screen.queryByRole('link', { name: 'See your public page' })).toBeNull(),
    );
    expect(api.received(changeOwnAmbassador)).toEqual([{ body: { isNameHidden: true } }]);
  });

  it('leave the programme once that was confirmed', async () => {
    const api = apiOf(ownAmbassadorFixture).on(leaveProgramme, () =>
      ownWith({ state: 'LEFT', code: null }),
    );
    const { user } = show(ownAmbassadorFixture, api);
    await user.click(await screen.findByRole('button', { name: 'Leave programme' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getByText(/You keep your points/)).toBeVisible();
    expect(api.received(leaveProgramme)).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Leave programme' }));
    expect(await screen.findByRole('region', { name: 'Apply again' })).toBeVisible();
  });

  it('say why they weren’t changed, in two sentences', async () => {
    const api = apiOf(ownAmbassadorFixture);
    for (const call of [changeOwnAmbassador, leaveProgramme]) {
      api.on(call, () => {
        throw refuse(ambassadorErrors.NOT_ACTIVE);
      });
    }
    const { user } = show(ownAmbassadorFixture, api);
    await user.click(await screen.findByRole('switch', { name: /Hide my name/ }));
    const reason = 'You aren’t an active ambassador.';
    expect(await screen.findByText(`Couldn’t change this setting. ${reason}`)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Leave programme' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await user.click(dialog.getByRole('button', { name: 'Leave programme' }));
    expect(await screen.findByText(`Couldn’t leave the programme. ${reason}`)).toBeVisible();
  });
});
