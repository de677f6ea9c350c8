import { screen, within } from '@testing-library/react';
import {
  editSettings,
  listBlocked,
  listMuted,
  profileFixtures,
  readProfile,
  readSettings,
  settingsFixture,
  type Profile,
} from '@upround/profile/contract';
import { TRACKING_KEY } from '@upround/shared/analytics';
import { routes } from '@upround/shared/links';
import { aPerson, aUser, fakeApi, renderScreen, segment } from '@upround/shared/testing';
import { AnalyticsSlot } from '../../analytics-slot';
import { ApprovalsSlot } from '../../approvals-slot';
import { CompetitionsSlot } from '../../competitions-slot';
import { MoneySlot } from '../../money-slot';
import { PeopleSlot } from '../../people-slot';
import { SessionsSlot } from '../../sessions-slot';
import { withChange } from './settings-change';
import { SettingsScreen } from './settings-screen';

beforeEach(() => localStorage.clear());

const dev = { ...aPerson({ id: 'dev', displayName: 'Dev Malhotra' }), since: '2026-03-02' };

const reading = () =>
  fakeApi()
    .on(readProfile, () => profileFixtures[1] as Profile)
    .on(readSettings, () => ({ ...settingsFixture, messagesFrom: 'FOLLOWED' as const }))
    .on(editSettings, ({ body }) => withChange(settingsFixture, body))
    .on(listBlocked, () => segment([dev]))
    .on(listMuted, () => segment([], 'more'));

const open = (path: string, user = aUser(), api = reading()) =>
  renderScreen(
    <SessionsSlot.Fill value={() => <p>Devices of this person</p>}>
      <AnalyticsSlot.Fill value={() => <p>Figures of the site</p>}>
        <PeopleSlot.Fill value={() => <p>Members of the site</p>}>
          <ApprovalsSlot.Fill value={() => <p>What waits for staff</p>}>
            <MoneySlot.Fill value={() => <p>Payments of the site</p>}>
              <CompetitionsSlot.Fill value={() => <p>Competitions of the site</p>}>
                <SettingsScreen />
              </CompetitionsSlot.Fill>
            </MoneySlot.Fill>
          </ApprovalsSlot.Fill>
        </PeopleSlot.Fill>
      </AnalyticsSlot.Fill>
    </SessionsSlot.Fill>,
    { path, pattern: routes.settings, user, api },
  );

describe('the settings', () => {
  it('spec 4: choose light, dark or system, applied right away and saved', async () => {
    const { user, container } = open('/settings?section=appearance');
    expect(screen.getByRole('radio', { name: /System/ })).toBeChecked();
    await user.click(screen.getByRole('radio', { name: 'Dark' }));
    expect(localStorage.getItem('color-mode')).toBe('dark');
    await expect(container).toHaveNoAxeViolations();
  });

  it('O13: withdraw the consent to be counted as easily as it was given', async () => {
    const { user, container } = open('/settings?section=privacy');
    const toggle = screen.getByRole('switch', { name: /Share usage data/ });
    expect(toggle).toBeChecked();
    await user.click(toggle);
    expect(toggle).not.toBeChecked();
    expect(localStorage.getItem(TRACKING_KEY)).toBe('off');
    await user.click(toggle);
    expect(localStorage.getItem(TRACKING_KEY)).toBeNull();
    await expect(container).toHaveNoAxeViolations();
  });

  it('O13: say that the browser refuses already', () => {
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true });
    open('/settings?section=privacy');
    const toggle = screen.getByRole('switch', { name: /Share usage data/ });
    expect(toggle).not.toBeChecked();
    expect(toggle).toBeDisabled();
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: false, configurable: true });
  });

  it('sum up what others can see and do, each with the way to change it', async () => {
    const api = reading();
    const { user, container } = open('/settings?section=privacy', aUser(), api);
    const messages = within(
      screen.getByRole('region', { name: 'Who can start a conversation with you' }),
    );
    expect(await messages.findByText('People I follow')).toBeVisible();
    expect(messages.getByRole('link', { name: 'Change' })).toHaveAttribute(
      'href',
      '/settings?section=messages',
    );
    const people = within(screen.getByRole('region', { name: 'Blocked and muted' }));
    expect(await people.findByText('1 person blocked')).toBeVisible();
    expect(screen.getByRole('link', { name: 'View profile' })).toHaveAttribute(
      'href',
      '/user/meera-iyer',
    );
    await user.click(screen.getByRole('switch', { name: /^Show when I’ve read messages/ }));
    expect(await screen.findByText('Saved')).toBeVisible();
    expect(api.received(editSettings).map(({ body }) => body)).toEqual([{ readMarks: false }]);
    await expect(container).toHaveNoAxeViolations();
  });

  it('say how the device is set, where they follow it', () => {
    open('/settings?section=appearance');
    const motion = within(screen.getByRole('region', { name: 'Motion' }));
    expect(motion.getByText('Standard')).toBeVisible();
  });

  it('are a list first, which each section leads back to', async () => {
    const { user, address } = open('/settings?section=privacy');
    await user.click(screen.getByRole('button', { name: 'All settings' }));
    expect(address()).toBe('/settings');
    expect(screen.queryByRole('button', { name: 'All settings' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Profile' }));
    expect(address()).toBe('/settings?section=profile');
    expect(screen.getByRole('button', { name: 'All settings' })).toBeVisible();
  });

  it('show the figures of the site to admins alone', async () => {
    const { unmount } = open('/settings?section=analytics', aUser({ roles: ['ADMIN'] }));
    expect(screen.getByText('Figures of the site')).toBeVisible();
    unmount();
    open('/settings?section=analytics', aUser({ roles: ['MODERATOR'] }));
    expect(screen.queryByText('Figures of the site')).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Analytics' })).not.toBeInTheDocument();
    expect(screen.getByText(/This section doesn’t exist/)).toBeVisible();
  });

  it('let admins manage members, where everyone else finds whom they blocked', async () => {
    const { unmount } = open('/settings?section=people', aUser({ roles: ['ADMIN'] }));
    expect(screen.getByText('Members of the site')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Members' })).toHaveAttribute('aria-current', 'page');
    unmount();
    for (const roles of [[], ['MODERATOR' as const]]) {
      const { unmount: close } = open('/settings?section=people', aUser({ roles }));
      expect(await screen.findByText('Dev Malhotra')).toBeVisible();
      expect(screen.getByRole('link', { name: 'Blocked and muted' })).toHaveAttribute(
        'aria-current',
        'page',
      );
      expect(screen.queryByRole('link', { name: 'Members' })).not.toBeInTheDocument();
      close();
    }
  });

  it.each([
    ['approvals', 'What waits for staff', ['MODERATOR', 'ADMIN']],
    ['money', 'Payments of the site', ['ADMIN']],
    ['competitions', 'Competitions of the site', ['ADMIN']],
  ] as const)('show %s to staff alone', (section, text, allowed) => {
    for (const role of [undefined, 'MODERATOR', 'ADMIN'] as const) {
      const roles = role === undefined ? [] : [role];
      const { unmount } = open(`/settings?section=${section}`, aUser({ roles }));
      const isShown = screen.queryByText(text) !== null;
      expect(isShown).toBe(allowed.some((one) => one === role));
      unmount();
    }
  });

  it('name the open section, and lead to the others', async () => {
    const { user, address } = open('/settings?section=sessions');
    const sections = within(screen.getByRole('navigation', { name: 'Settings sections' }));
    expect(sections.getByRole('link', { name: 'Devices' })).toHaveAttribute('aria-current', 'page');
    expect(screen.getByText('Devices of this person')).toBeVisible();
    await user.click(sections.getByRole('link', { name: 'Privacy' }));
    expect(address()).toBe('/settings?section=privacy');
    expect(screen.getByRole('heading', { level: 2, name: 'Privacy' })).toBeVisible();
  });
});

describe('searching the settings', () => {
  it('finds a setting by other words for it, and leads there', async () => {
    const { user, address, container } = open('/settings?section=privacy');
    await user.type(screen.getByRole('searchbox', { name: 'Search settings' }), 'night sil');
    const found = within(screen.getByRole('list', { name: 'Matching settings' }));
    expect(found.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Quiet hoursNotifications',
    ]);
    expect(screen.getByText('1 setting found')).toBeInTheDocument();
    await expect(container).toHaveNoAxeViolations();
    await user.clear(screen.getByRole('searchbox'));
    await user.type(screen.getByRole('searchbox'), 'colors');
    await user.click(screen.getByRole('link', { name: /Theme/ }));
    expect(address()).toBe('/settings?section=appearance');
    expect(screen.getByRole('searchbox')).toHaveValue('');
  });

  it('says that nothing is called that, and Escape brings the sections back', async () => {
    const { user } = open('/settings?section=privacy');
    await user.type(screen.getByRole('searchbox'), 'qqq');
    expect(screen.getByText(/No matching settings\. Try/)).toBeVisible();
    await user.keyboard('{Escape}');
    expect(screen.getByRole('link', { name: 'Devices' })).toBeVisible();
  });

  it('hides from others what only staff have', async () => {
    const { user } = open('/settings?section=privacy');
    await user.type(screen.getByRole('searchbox'), 'page views');
    expect(screen.getByText(/No matching settings\. Try/)).toBeVisible();
  });
});
