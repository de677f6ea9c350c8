import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  settingsFixture,
  editSettings,
  readSettings,
  type Settings,
} from '@upround/profile/contract';
import { coreErrors } from '@upround/shared/contract-core';
import { routes } from '@upround/shared/links';
import { aUser, fakeApi, refuse, renderScreen, type FakeApi } from '@upround/shared/testing';
import { NotificationSettingsSlot } from '../../notification-settings-slot';
import { withChange } from './settings-change';
import { SettingsScreen } from './settings-screen';

/** An API that keeps settings. */
function keeping(first: Partial<Settings> = {}): FakeApi {
  let kept: Settings = { ...settingsFixture, ...first };
  return fakeApi()
    .on(readSettings, () => kept)
    .on(editSettings, ({ body }) => {
      kept = withChange(kept, body);
      return kept;
    });
}

const open = (section: string, api: FakeApi) =>
  renderScreen(
    <NotificationSettingsSlot.Fill value={() => <p>Push on this device</p>}>
      <SettingsScreen />
    </NotificationSettingsSlot.Fill>,
    { path: `/settings?section=${section}`, pattern: routes.settings, user: aUser(), api },
  );

const sent = (api: FakeApi) => api.received(editSettings).map(({ body }) => body);

describe('who may write to me', () => {
  it('spec 4.18: is saved at once, and says so', async () => {
    const api = keeping();
    const { user, container } = open('messages', api);
    await user.click(await screen.findByRole('radio', { name: /^People I follow who follow me/ }));
    expect(await screen.findByText('Saved')).toBeVisible();
    expect(sent(api)).toEqual([{ messagesFrom: 'MUTUAL' }]);
    await expect(container).toHaveNoAxeViolations();
  });

  it('spec 4.20: read marks are by choice', async () => {
    const api = keeping();
    const { user } = open('messages', api);
    await user.click(await screen.findByRole('switch', { name: /^Show when I’ve read messages/ }));
    await screen.findByText('Saved');
    expect(sent(api)).toEqual([{ readMarks: false }]);
  });

  it('goes back where the API refuses, and says why', async () => {
    const api = keeping().on(editSettings, () => {
      throw refuse(coreErrors.ACCOUNT_RESTRICTED);
    });
    const { user } = open('messages', api);
    const nobody = await screen.findByRole('radio', { name: /^No one/ });
    const answer = api.pause(editSettings);
    await user.click(nobody);
    expect(nobody).toBeChecked();
    expect(screen.getByText('Saving')).toBeVisible();
    answer();
    expect(await screen.findByText(/Your settings weren’t changed/)).toBeVisible();
    expect(screen.getByRole('radio', { name: /^Everyone/ })).toBeChecked();
    expect(screen.queryByText('Saved')).not.toBeInTheDocument();
  });

  it('can be tried again where the settings did not load', async () => {
    const api = keeping();
    api.disconnect();
    const { user, container } = open('messages', api);
    expect(await screen.findByText('Couldn’t load your settings')).toBeVisible();
    await expect(container).toHaveNoAxeViolations();
    api.disconnect(false);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('radio', { name: /^Everyone/ })).toBeChecked();
  });
});

describe('what I’m notified about', () => {
  const cell = (name: string) => screen.findByRole('checkbox', { name });

  it('is a table of kinds and ways; one cell is one change', async () => {
    const api = keeping({ emailDigest: 'DAILY' });
    const { user, container } = open('notifications', api);
    const likes = await cell('Likes: Push');
    const table = within(screen.getByRole('table', { name: /What you’re notified about/ }));
    expect(table.getByRole('rowheader', { name: /Mentions/ })).toBeVisible();
    expect(table.getByRole('columnheader', { name: 'Email' })).toBeInTheDocument();
    expect(likes).toBeChecked();
    await user.click(likes);
    await user.click(await cell('Mentions: Email'));
    const mentions = table.getByRole('row', { name: /Mentions/ });
    expect(await within(mentions).findByText('Saved')).toBeVisible();
    expect(screen.getAllByText('Saved')).toHaveLength(1);
    await waitFor(() =>
      expect(sent(api)).toEqual([
        { notifications: { LIKE: { push: false } } },
        { notifications: { MENTION: { email: false } } },
      ]),
    );
    expect(likes).not.toBeChecked();
    expect(await cell('Likes: In app')).toBeChecked();
    expect(await cell('Alerts: In app')).toBeEnabled();
    expect(await cell('Messages: In app')).toBeDisabled();
    expect(await cell('Messages: Push')).toBeEnabled();
    expect(screen.getByText('Push on this device')).toBeVisible();
    await expect(container).toHaveNoAxeViolations();
  });

  it('rolls back only the rejected cell', async () => {
    const api = keeping();
    const { user } = open('notifications', api);
    const likes = await cell('Likes: Push');
    api.on(editSettings, ({ body }) => {
      if (body.notifications?.['LIKE']) throw refuse(coreErrors.RATE_LIMITED);
      return withChange(settingsFixture, body);
    });
    const answer = api.pause(editSettings);
    await user.click(likes);
    await user.click(await cell('Replies: Push'));
    answer();
    await waitFor(() => expect(likes).toBeChecked());
    expect(await cell('Replies: Push')).not.toBeChecked();
  });

  it('a digest is chosen above the kinds, which it contains', async () => {
    const api = keeping();
    const { user } = open('notifications', api);
    expect(await cell('Likes: Email')).not.toBeChecked();
    await user.click(screen.getByRole('radio', { name: /^Weekly/ }));
    expect(await cell('Likes: Email')).toBeChecked();
    const digest = within(screen.getByRole('region', { name: 'Email digest' }));
    expect(await digest.findByText('Saved')).toBeVisible();
    expect(screen.getAllByText('Saved')).toHaveLength(1);
    expect(sent(api)).toEqual([{ emailDigest: 'WEEKLY' }]);
  });

  it('email of one kind turns on a daily digest of that kind alone', async () => {
    const api = keeping();
    const { user } = open('notifications', api);
    await user.click(await cell('Replies: Email'));
    expect(await cell('Replies: Email')).toBeChecked();
    expect(await cell('Likes: Email')).not.toBeChecked();
    expect(screen.getByRole('radio', { name: 'Daily' })).toBeChecked();
    await waitFor(() => expect(screen.getAllByText('Saved')).toHaveLength(2));
    const [change] = sent(api);
    expect(change).toMatchObject({
      emailDigest: 'DAILY',
      notifications: { REPLY: { email: true }, LIKE: { email: false } },
    });
    expect(change?.notifications).not.toHaveProperty('ALERT');
  });

  it('quiet hours begin with a usual night, by the zone of this device', async () => {
    const api = keeping();
    const { user, container } = open('notifications', api);
    await user.click(await screen.findByRole('switch', { name: /^Quiet hours/ }));
    const from = await screen.findByLabelText('From');
    expect(from).toHaveValue('22:00');
    expect(screen.getByText('Ends the next day.')).toBeVisible();
    fireEvent.change(from, { target: { value: '23:30' } });
    fireEvent.blur(from);
    await user.type(screen.getByRole('combobox', { name: 'Time zone' }), 'india');
    await user.click(screen.getByRole('option', { name: /^Asia\/Kolkata/ }));
    await waitFor(() =>
      expect(sent(api)).toEqual([
        { quietHours: { from: '22:00', to: '07:00', timeZone: 'UTC' } },
        { quietHours: { from: '23:30', to: '07:00', timeZone: 'UTC' } },
        { quietHours: { from: '23:30', to: '07:00', timeZone: 'Asia/Kolkata' } },
      ]),
    );
    await expect(container).toHaveNoAxeViolations();
    await user.click(screen.getByRole('switch', { name: /^Quiet hours/ }));
    await waitFor(() => expect(sent(api).at(-1)).toEqual({ quietHours: null }));
  });

  it('an empty time is not sent', async () => {
    const quietHours = { from: '22:00', to: '07:00', timeZone: 'UTC' };
    const api = keeping({ quietHours });
    open('notifications', api);
    const from = await screen.findByLabelText('From');
    fireEvent.change(from, { target: { value: '' } });
    fireEvent.blur(from);
    expect(await screen.findByText(/Enter a time/)).toBeVisible();
    expect(sent(api)).toEqual([]);
  });
});
