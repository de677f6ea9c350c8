import { render, screen, within } from '@testing-library/react';
import { SettingRow, SettingRows } from './setting-rows';

describe('rows of settings', () => {
  it('are regions named by their titles, with hint, value and action', async () => {
    const { container } = render(
      <main>
        <h2>Account</h2>
        <SettingRows>
          <SettingRow title="Email" hint="You use it to log in." action={<button>Change</button>}>
            asha@example.test
          </SettingRow>
          <SettingRow title="Delete your account" tone="danger" level={3} note="Saved" />
        </SettingRows>
      </main>,
    );
    const email = within(screen.getByRole('region', { name: 'Email' }));
    expect(email.getByRole('heading', { level: 3, name: 'Email' })).toBeVisible();
    expect(email.getByText('You use it to log in.')).toBeVisible();
    expect(email.getByText('asha@example.test')).toBeVisible();
    expect(email.getByRole('button', { name: 'Change' })).toBeVisible();
    expect(screen.getByRole('region', { name: 'Delete your account' })).toHaveTextContent('Saved');
    await expect(container).toHaveNoAxeViolations();
  });
});
