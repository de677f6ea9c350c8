import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  settingsFixture,
  editSettings,
  listBlocked,
  listMuted,
  profileFixtures,
  readProfile,
  readSettings,
  type Profile,
  type Settings,
} from '@upround/profile/contract';
import { routes } from '@upround/shared/links';
import { aUser, fakeApi, renderScreen, segment } from '@upround/shared/testing';
import { AccountSlot } from '../../account-slot';
import { PlanSlot } from '../../plan-slot';
import { withChange } from './settings-change';
import { SettingsScreen } from './settings-screen';

function keeping(first: Partial<Settings> = {}) {
  let kept: Settings = { ...settingsFixture, ...first };
  return fakeApi()
    .on(readProfile, () => profileFixtures[1] as Profile)
    .on(listBlocked, () => segment([]))
    .on(listMuted, () => segment([]))
    .on(readSettings, () => kept)
    .on(editSettings, ({ body }) => {
      kept = withChange(kept, body);
      return kept;
    });
}

const open = (path: string, api = keeping()) =>
  renderScreen(
    <AccountSlot.Fill value={() => <p>Email and password of this person</p>}>
      <PlanSlot.Fill value={() => <p>Plan of this person</p>}>
        <SettingsScreen />
      </PlanSlot.Fill>
    </AccountSlot.Fill>,
    { path, pattern: routes.settings, user: aUser(), api },
  );
const list = () =>
  within(screen.getByRole('navigation', { name: 'Settings sections' })).getAllByRole('link');

describe('the section of the account', () => {
  it('is first in the list, and shows email, password and plan', async () => {
    const { container } = open('/settings?section=account');
    expect(list()[0]).toHaveTextContent('Account');
    expect(list()[0]).toHaveAttribute('aria-current', 'page');
    expect(screen.getByText('Email and password of this person')).toBeVisible();
    expect(await screen.findByText('Plan of this person')).toBeVisible();
    expect(await screen.findByText(/^Set by your device/)).toBeVisible();
    await expect(container).toHaveNoAxeViolations();
  });

  it('spec 4.18: changes the one time zone that quiet hours go by', async () => {
    const quietHours = { from: '22:00', to: '07:00', timeZone: 'UTC' };
    const api = keeping({ quietHours });
    const { user, container } = open('/settings?section=account', api);
    const field = await screen.findByRole('combobox', { name: 'Time zone' });
    await user.type(field, 'nowhere');
    expect(screen.getByText(/^No matching time zones/)).toBeVisible();
    await user.keyboard('{Escape}');
    expect(field).toHaveValue('UTC');
    // Typing in the closed combobox opens its list and keeps the input.
    fireEvent.change(field, { target: { value: 'berlin' } });
    expect(field).toHaveValue('berlin');
    expect(screen.getAllByRole('option')).toHaveLength(1);
    await user.keyboard('{Escape}');
    await user.type(field, 'kolk');
    await expect(container).toHaveNoAxeViolations();
    await user.keyboard('{ArrowDown}{Enter}');
    await waitFor(() =>
      expect(api.received(editSettings).map(({ body }) => body)).toEqual([
        { quietHours: { ...quietHours, timeZone: 'Asia/Kolkata' } },
      ]),
    );
    await expect(container).toHaveNoAxeViolations();
    await user.click(screen.getByRole('link', { name: 'Notifications' }));
    expect(await screen.findByRole('combobox', { name: 'Time zone' })).toHaveValue('Asia/Kolkata');
  });

  it.each([
    ['password', 'PasswordAccount'],
    ['email', 'EmailAccount'],
    ['plan', 'PlanAccount'],
    ['time zone', 'Time zoneAccount'],
    ['delete', 'Delete your accountYour data'],
  ])('is found by “%s”', async (query, found) => {
    const { user } = open('/settings?section=privacy');
    await user.type(screen.getByRole('searchbox'), query);
    const results = within(screen.getByRole('list', { name: 'Matching settings' }));
    expect(results.getAllByRole('link').map((link) => link.textContent)).toContain(found);
  });
});

describe('a section that doesn’t exist', () => {
  it.each(['billing', 'moderation', 'analytics', 'Profile', ''])(
    '“%s” says so above the list, and opens none',
    async (section) => {
      const { user, container } = open(`/settings?section=${section}`);
      expect(screen.getByText(/This section doesn’t exist/)).toBeVisible();
      expect(list().filter((link) => link.getAttribute('aria-current') === 'page')).toEqual([]);
      expect(screen.queryByRole('region')).not.toBeInTheDocument();
      await expect(container).toHaveNoAxeViolations();
      await user.click(screen.getByRole('link', { name: 'Privacy' }));
      expect(screen.queryByText(/This section doesn’t exist/)).not.toBeInTheDocument();
    },
  );

  it('none at all is the profile', async () => {
    open('/settings');
    expect(await screen.findByRole('region', { name: 'Edit your profile' })).toBeVisible();
    expect(screen.queryByText(/This section doesn’t exist/)).not.toBeInTheDocument();
  });
});
