import { screen, waitFor } from '@testing-library/react';
import { messagingErrors, openConversation } from '@upround/messaging/contract';
import { aUser, fakeApi, refuse, renderScreen } from '@upround/shared/testing';
import { aConversation, kabir } from '../messaging-test.fixtures';
import { MessageButton } from './message-button';

const button = () => screen.findByRole('button', { name: 'Message Kabir Anand' });
const render = (api = fakeApi(), user: ReturnType<typeof aUser> | null = aUser()) =>
  renderScreen(<MessageButton userId={kabir.id} displayName={kabir.displayName} />, {
    api,
    user,
    path: '/user/kabir-anand',
    pattern: '/user/{slug}',
  });

describe('the button that writes to a person', () => {
  it('X6: opens the conversation and goes there', async () => {
    const api = fakeApi().on(openConversation, () => aConversation());
    const { user, address } = render(api);
    await user.click(await button());
    await waitFor(() => expect(address()).toBe('/dm?conversation=c1'));
    expect(api.received(openConversation)).toEqual([{ body: { userId: 'kabir' } }]);
  });

  it('spec 4.18: shows an error’s own message and stays', async () => {
    const api = fakeApi().on(openConversation, () => {
      throw refuse(messagingErrors.MESSAGES_NOT_TAKEN);
    });
    const { user, address } = render(api);
    await user.click(await button());
    expect(await screen.findByText(/does not take messages/)).toBeInTheDocument();
    expect(address()).toBe('/user/kabir-anand');
  });

  it('spec 1.2: leads a guest to sign in', async () => {
    const { user, address } = render(fakeApi(), null);
    await user.click(await button());
    expect(address()).toMatch(/^\/login\?next=/);
  });

  it('is not there on one’s own profile', () => {
    render(fakeApi(), aUser({ id: kabir.id }));
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});
