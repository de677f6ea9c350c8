import { screen, waitFor } from '@testing-library/react';
import { messagingErrors, openConversation } from '@upround/messaging/contract';
import { storePendingAction } from '@upround/shared/session';
import { aUser, fakeApi, refuse, renderScreen } from '@upround/shared/testing';
import { aConversation, kabir } from '../messaging-test.fixtures';
import { messageDrafts } from '../data/drafts';
import { MessageButton } from './message-button';

const button = () => screen.findByRole('button', { name: 'Message Kabir Anand' });
const render = (api = fakeApi(), user: ReturnType<typeof aUser> | null = aUser()) =>
  renderScreen(<MessageButton userId={kabir.id} displayName={kabir.displayName} />, {
    api,
    user,
    path: '/user/kabir-anand',
    pattern: '/user/{slug}',
  });

beforeEach(() => sessionStorage.clear());

describe('the button that writes to a person', () => {
  it('X6: opens the conversation and goes there', async () => {
    const api = fakeApi().on(openConversation, () => aConversation());
    const { user, address } = render(api);
    await user.click(await button());
    await waitFor(() => expect(address()).toBe('/dm?conversation=c1'));
    expect(api.received(openConversation)).toEqual([{ body: { userId: 'kabir' } }]);
  });

  describe('about a record', () => {
    const about = { title: 'Engineer at Tidewater', href: '/jobs?job=engineer' };
    const open = async () => {
      const member = aUser();
      const api = fakeApi().on(openConversation, () => aConversation());
      const { user, address } = renderScreen(
        <MessageButton userId={kabir.id} displayName={kabir.displayName} about={about} />,
        { api, user: member, path: '/jobs', pattern: '/jobs' },
      );
      return { member, go: () => button().then((one) => user.click(one)), address };
    };

    it('begins the draft with the record', async () => {
      const { member, go, address } = await open();
      await go();
      await waitFor(() => expect(address()).toBe('/dm?conversation=c1'));
      await waitFor(async () =>
        expect(await messageDrafts.read(member.id, 'c1')).toMatch(
          /^About “Engineer at Tidewater” \(http.*\/jobs\?job=engineer\):/,
        ),
      );
    });

    it('leaves a draft that was written before', async () => {
      const { member, go, address } = await open();
      await messageDrafts.write(member.id, 'c1', 'Dear Kabir');
      await go();
      await waitFor(() => expect(address()).toBe('/dm?conversation=c1'));
      expect(await messageDrafts.read(member.id, 'c1')).toBe('Dear Kabir');
    });
  });

  it('spec 4.18: shows an error’s own message and stays', async () => {
    const api = fakeApi().on(openConversation, () => {
      throw refuse(messagingErrors.MESSAGES_NOT_TAKEN);
    });
    const { user, address } = render(api);
    await user.click(await button());
    expect(await screen.findByText(/settings don’t let you message them/)).toBeInTheDocument();
    expect(address()).toBe('/user/kabir-anand');
  });

  it('spec 1.2: leads a guest to sign in', async () => {
    const { user, address } = render(fakeApi(), null);
    await user.click(await button());
    expect(address()).toMatch(/^\/login\?next=/);
  });

  it('opens the conversation for a guest who is back as a member', async () => {
    const api = fakeApi().on(openConversation, () => aConversation());
    storePendingAction({
      pending: {
        verb: 'message',
        reference: { referenceType: 'USER', referenceId: kabir.id },
        path: '/user/kabir-anand',
        at: Date.now(),
      },
    });
    const { address } = render(api);
    await waitFor(() => expect(address()).toBe('/dm?conversation=c1'));
    expect(api.received(openConversation)).toEqual([{ body: { userId: 'kabir' } }]);
  });

  it('is not there on the member’s own profile', () => {
    render(fakeApi(), aUser({ id: kabir.id }));
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});
