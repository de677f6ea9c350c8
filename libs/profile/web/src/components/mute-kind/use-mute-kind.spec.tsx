import { screen, waitFor } from '@testing-library/react';
import { editSettings, readSettings, settingsFixture } from '@upround/profile/contract';
import { coreErrors } from '@upround/shared/contract-core';
import { aUser, fakeApi, refuse, renderScreen } from '@upround/shared/testing';
import { withChange } from '../../screens/settings/settings-change';
import { useMuteKind } from './use-mute-kind';

function Row({ type }: { type: string }) {
  const mute = useMuteKind();
  return <button onClick={() => void mute(type)}>Mute</button>;
}

function open(type: string) {
  let stored = settingsFixture;
  const api = fakeApi()
    .on(readSettings, () => stored)
    .on(editSettings, ({ body }) => {
      stored = withChange(stored, body);
      return stored;
    });
  const { user } = renderScreen(<Row type={type} />, { user: aUser(), api });
  const press = () => user.click(screen.getByRole('button', { name: 'Mute' }));
  return { api, user, press, sent: () => api.received(editSettings).map(({ body }) => body) };
}

describe('turning off a kind of notifications', () => {
  it('turns off each of its channels, and Undo brings back those that were on', async () => {
    const { user, press, sent } = open('LIKE');
    await press();
    expect(await screen.findByText('Likes: notifications turned off.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: /^Undo/ }));
    await waitFor(() =>
      expect(sent()).toEqual([
        { notifications: { LIKE: { inApp: false, push: false, email: false } } },
        { notifications: { LIKE: { inApp: true, push: true, email: true } } },
      ]),
    );
  });

  it('leaves a channel that is always on', async () => {
    const { press, sent } = open('MESSAGE');
    await press();
    await waitFor(() =>
      expect(sent()).toEqual([{ notifications: { MESSAGE: { push: false, email: false } } }]),
    );
  });

  it('says why it was refused', async () => {
    const { api, press } = open('LIKE');
    api.on(editSettings, () => {
      throw refuse(coreErrors.RATE_LIMITED);
    });
    await press();
    expect(await screen.findByText(/^Notifications weren’t turned off\. Too many/)).toBeVisible();
  });
});
