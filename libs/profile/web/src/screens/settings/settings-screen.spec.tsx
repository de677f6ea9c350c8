import { screen } from '@testing-library/react';
import { TRACKING_KEY } from '@upround/shared/analytics';
import { routes } from '@upround/shared/links';
import { aUser, renderScreen } from '@upround/shared/testing';
import { AnalyticsSlot } from '../../analytics-slot';
import { SettingsScreen } from './settings-screen';

beforeEach(() => localStorage.clear());

const open = (path: string, user = aUser()) =>
  renderScreen(
    <AnalyticsSlot.Fill value={() => <p>Figures of the site</p>}>
      <SettingsScreen />
    </AnalyticsSlot.Fill>,
    { path, pattern: routes.settings, user },
  );

describe('the settings', () => {
  it('spec 4: choose light, dark or system, at once and for good', async () => {
    const { user, container } = open('/settings');
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

  it('show the figures of the site to admins alone', () => {
    const { unmount } = open('/settings?section=analytics', aUser({ roles: ['ADMIN'] }));
    expect(screen.getByText('Figures of the site')).toBeVisible();
    unmount();
    open('/settings?section=analytics', aUser({ roles: ['MODERATOR'] }));
    expect(screen.queryByText('Figures of the site')).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Analytics' })).not.toBeInTheDocument();
    expect(screen.getByRole('radio', { name: 'Dark' })).toBeVisible();
  });
});
