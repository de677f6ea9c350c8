import { screen, within } from '@testing-library/react';
import { profileFixtures, readProfile, type Profile } from '@upround/profile/contract';
import { TRACKING_KEY } from '@upround/shared/analytics';
import { routes } from '@upround/shared/links';
import { aUser, fakeApi, renderScreen } from '@upround/shared/testing';
import { AnalyticsSlot } from '../../analytics-slot';
import { SessionsSlot } from '../../sessions-slot';
import { SettingsScreen } from './settings-screen';

beforeEach(() => localStorage.clear());

const reading = () => fakeApi().on(readProfile, () => profileFixtures[1] as Profile);

const open = (path: string, user = aUser()) =>
  renderScreen(
    <SessionsSlot.Fill value={() => <p>Devices of this person</p>}>
      <AnalyticsSlot.Fill value={() => <p>Figures of the site</p>}>
        <SettingsScreen />
      </AnalyticsSlot.Fill>
    </SessionsSlot.Fill>,
    { path, pattern: routes.settings, user, api: reading() },
  );

describe('the settings', () => {
  it('spec 4: choose light, dark or system, at once and for good', async () => {
    const { user, container } = open('/settings?section=appearance');
    expect(screen.getByRole('radio', { name: /As this device/ })).toBeChecked();
    await user.click(screen.getByRole('radio', { name: 'Dark' }));
    expect(localStorage.getItem('color-mode')).toBe('dark');
    await expect(container).toHaveNoAxeViolations();
  });

  it('O13: withdraw the consent to be counted as easily as it was given', async () => {
    const { user, container } = open('/settings?section=privacy');
    const toggle = screen.getByRole('switch', { name: /Share which pages I visit/ });
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
    expect(screen.getByRole('switch')).not.toBeChecked();
    expect(screen.getByRole('switch')).toBeDisabled();
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: false, configurable: true });
  });

  it('take the room of the third column, as pages of two panes do', () => {
    const { container } = open('/settings?section=privacy');
    const panes = container.querySelector<HTMLElement>('[data-two-panes]');
    expect(panes).not.toBeNull();
    const { getByRole } = within(panes as HTMLElement);
    expect(getByRole('navigation', { name: 'Sections of the settings' })).toBeVisible();
    expect(getByRole('heading', { name: 'Privacy' })).toBeVisible();
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

  it('name the open section, and lead to the others', async () => {
    const { user, address } = open('/settings?section=sessions');
    const sections = within(screen.getByRole('navigation', { name: 'Sections of the settings' }));
    expect(sections.getByRole('link', { name: 'Sessions' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    expect(screen.getByText('Devices of this person')).toBeVisible();
    await user.click(sections.getByRole('link', { name: 'Privacy' }));
    expect(address()).toBe('/settings?section=privacy');
    expect(screen.getByRole('heading', { level: 2, name: 'Privacy' })).toBeVisible();
  });
});

describe('searching the settings', () => {
  it('finds a setting by other words for it, and leads there', async () => {
    const { user, address, container } = open('/settings?section=privacy');
    await user.type(screen.getByRole('searchbox', { name: 'Search the settings' }), 'night sil');
    const found = within(screen.getByRole('list', { name: 'Settings found' }));
    expect(found.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Quiet hoursNotifications',
    ]);
    expect(screen.getByText('1 setting found')).toBeInTheDocument();
    await expect(container).toHaveNoAxeViolations();
    await user.clear(screen.getByRole('searchbox'));
    await user.type(screen.getByRole('searchbox'), 'colors');
    await user.click(screen.getByRole('link', { name: /Colours/ }));
    expect(address()).toBe('/settings?section=appearance');
    expect(screen.getByRole('searchbox')).toHaveValue('');
  });

  it('says that nothing is called that, and Escape brings the sections back', async () => {
    const { user } = open('/settings?section=privacy');
    await user.type(screen.getByRole('searchbox'), 'qqq');
    expect(screen.getByText(/No setting found\. Try/)).toBeVisible();
    await user.keyboard('{Escape}');
    expect(screen.getByRole('link', { name: 'Sessions' })).toBeVisible();
  });

  it('hides from others what only staff have', async () => {
    const { user } = open('/settings?section=privacy');
    await user.type(screen.getByRole('searchbox'), 'page views');
    expect(screen.getByText(/No setting found\. Try/)).toBeVisible();
  });
});
