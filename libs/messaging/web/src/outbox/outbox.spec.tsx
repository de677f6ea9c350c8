import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { createStore } from 'jotai';
import { messageEvent, messagingErrors, sendMessage } from '@upround/messaging/contract';
import { coreErrors } from '@upround/shared/contract-core';
import { currentUserAtom } from '@upround/shared/session';
import { aUser, refuse } from '@upround/shared/testing';
import { messageDrafts, outgoingStore } from '../data/drafts';
import {
  aConversation,
  aMessage,
  layOut,
  messagingWorld,
  openMessages,
  type TestWorld,
} from '../messaging-test.fixtures';
import { outboxAtom, outboxOf } from './outbox';

beforeEach(() => layOut());
afterEach(async () => {
  jest.restoreAllMocks();
  for (const entry of await outgoingStore.list('user-1')) await outgoingStore.remove(entry);
});

const world = () => messagingWorld([aConversation({ readUpTo: 1 })], [aMessage(1)]);
const field = () => screen.findByRole('textbox', { name: 'Message to Kabir Anand' });
const log = () => within(screen.getByRole('log'));

/** The window of someone with a mouse, or with a thumb. */
const havePointer = (pointer: 'fine' | 'coarse') =>
  jest.spyOn(window, 'matchMedia').mockImplementation(
    (media) =>
      Object.assign(new EventTarget(), {
        media,
        matches: media === `(pointer: ${pointer})`,
      }) as unknown as MediaQueryList,
  );

async function write(opened: ReturnType<typeof openMessages>, text: string) {
  await opened.user.type(await field(), `${text}{Control>}{Enter}{/Control}`);
}
const textsSent = ({ api }: TestWorld) => api.received(sendMessage).map(({ body }) => body.text);

describe('sending', () => {
  it('shows a message at once, as sending and then as sent, and empties the field', async () => {
    const here = world();
    const open = here.api.pause(sendMessage);
    const opened = openMessages(here);
    await screen.findByRole('log');
    await write(opened, 'Thursday at four');
    expect(log().getByText('Thursday at four')).toBeInTheDocument();
    expect(log().getByText('Sending')).toBeInTheDocument();
    expect(await field()).toHaveValue('');
    open();
    expect(await log().findByText('Sent')).toBeInTheDocument();
    expect(log().getAllByText('Thursday at four')).toHaveLength(1);
  });

  it('Enter sends where there is a keyboard, Shift and Enter begin a line; a thumb gets a line', async () => {
    havePointer('fine');
    const here = world();
    const { user } = openMessages(here);
    await user.type(await field(), 'One{Shift>}{Enter}{/Shift}two{Enter}');
    await waitFor(() => expect(textsSent(here)).toEqual(['One\ntwo']));
    havePointer('coarse');
    await user.type(await field(), 'Three{Enter}four');
    expect(await field()).toHaveValue('Three\nfour');
    await user.click(screen.getByRole('button', { name: 'Send message' }));
    await waitFor(() => expect(textsSent(here)).toEqual(['One\ntwo', 'Three\nfour']));
  });

  it('does not send what is still being composed, and names the keys only to a keyboard', async () => {
    havePointer('fine');
    const here = world();
    const { user, unmount } = openMessages(here);
    await user.type(await field(), 'Namaste');
    // Safari ends the composing before it tells of the key, which it calls 229.
    fireEvent.keyDown(await field(), { key: 'Enter', keyCode: 229 });
    expect(await field()).toHaveValue('Namaste');
    expect(await field()).toHaveAccessibleDescription(/Press Enter to send/);
    expect(textsSent(here)).toEqual([]);
    await user.clear(await field());
    unmount();
    havePointer('coarse');
    openMessages(world());
    expect(await field()).not.toHaveAccessibleDescription();
  });

  it('R4, R5: sends messages written offline once and in order, even after a reload', async () => {
    const here = world();
    const opened = openMessages(here);
    await screen.findByRole('log');
    await field();
    here.api.disconnect();
    for (const text of ['First', 'Second', 'Third']) await write(opened, text);
    expect(await screen.findAllByText('Waiting for a connection')).not.toHaveLength(0);
    await act(() => expect(opened.container).toHaveNoAxeViolations());
    // The page that is left does not go on sending.
    act(() => opened.store.set(currentUserAtom, null));
    opened.unmount();
    here.api.disconnect(false);
    openMessages(here);
    await screen.findByRole('log');
    await waitFor(() => expect(textsSent(here)).toEqual(['First', 'Second', 'Third']));
    await waitFor(() => expect(log().getAllByText(/First|Second|Third/)).toHaveLength(3));
    expect(here.messages.map(({ text }) => text).slice(1)).toEqual(['First', 'Second', 'Third']);
    expect(log().queryByText('Waiting for a connection')).not.toBeInTheDocument();
  });

  it('R4: sends what waits as soon as the browser is online, under the same id', async () => {
    const here = world();
    const opened = openMessages(here);
    await screen.findByRole('log');
    here.api.on(sendMessage, () => {
      throw new TypeError('Failed to fetch');
    });
    await write(opened, 'Once');
    await screen.findByText('Waiting for a connection');
    here.api.on(sendMessage, ({ body }) =>
      aMessage(2, { senderId: 'user-1', text: body.text, clientId: body.clientId ?? null }),
    );
    fireEvent(window, new Event('online'));
    expect(await log().findByText('Sent')).toBeInTheDocument();
    const ids = here.api.received(sendMessage).map(({ body }) => body.clientId);
    expect(ids.length).toBeGreaterThan(1);
    expect(new Set(ids).size).toBe(1);
  });

  it('R5: a message that is discarded in one tab is not sent by another', async () => {
    const here = world();
    const opened = openMessages(here);
    await screen.findByRole('log');
    here.api.disconnect();
    await write(opened, 'Rather not');
    await log().findByText('Waiting for a connection');
    const otherTab = createStore();
    otherTab.set(currentUserAtom, aUser());
    const other = outboxOf(otherTab, opened.queryClient);
    await other.restore('user-1');
    expect(otherTab.get(outboxAtom)).toHaveLength(1);
    await opened.user.click(screen.getByRole('button', { name: 'Discard' }));
    here.api.disconnect(false);
    other.drainAll();
    await waitFor(() => expect(otherTab.get(outboxAtom)).toEqual([]));
    expect(textsSent(here)).toEqual([]);
    expect(await outgoingStore.list('user-1')).toEqual([]);
  });

  it('R4: what a session that is over refused waits, and leaves after signing in again', async () => {
    const here = world();
    let isOver = true;
    here.api.on(sendMessage, ({ body }) => {
      if (isOver) throw refuse(coreErrors.LOGIN_REQUIRED);
      return aMessage(2, { senderId: 'user-1', text: body.text, clientId: body.clientId ?? null });
    });
    const opened = openMessages(here);
    await screen.findByRole('log');
    await write(opened, 'Still there');
    expect(await log().findByText('Waiting for a connection')).toBeInTheDocument();
    expect(screen.queryByText(/Not sent/)).not.toBeInTheDocument();
    const asked = here.api.received(sendMessage).length;
    act(() => opened.store.set(currentUserAtom, null));
    isOver = false;
    act(() => opened.store.set(currentUserAtom, aUser()));
    await waitFor(() => expect(here.api.received(sendMessage).length).toBeGreaterThan(asked));
    expect(await log().findByText('Sent')).toBeInTheDocument();
  });

  it('R5: the event that comes before the answer doubles nothing', async () => {
    const here = world();
    const open = here.api.pause(sendMessage);
    const opened = openMessages(here);
    await screen.findByRole('log');
    await write(opened, 'Hello');
    const [{ body } = { body: { clientId: '' } }] = here.api.received(sendMessage);
    const message = aMessage(2, {
      senderId: 'user-1',
      text: 'Hello',
      clientId: body.clientId ?? null,
    });
    const conversation = aConversation({ lastMessage: message, lastSequence: 2, readUpTo: 1 });
    await opened.realtime.tell(messageEvent, { message, conversation, counts: here.counts() });
    expect(await log().findByText('Sent')).toBeInTheDocument();
    expect(log().getAllByText('Hello')).toHaveLength(1);
    open();
    await waitFor(async () => expect(await outgoingStore.list('user-1')).toEqual([]));
    expect(log().getByText('Sent')).toBeInTheDocument();
    expect(log().getAllByText('Hello')).toHaveLength(1);
  });

  it('says why a message was refused, and offers to send it again, edit or discard it', async () => {
    const here = world();
    here.api.on(sendMessage, () => {
      throw refuse(messagingErrors.REQUEST_REJECTED);
    });
    const opened = openMessages(here);
    const { user, container } = opened;
    await screen.findByRole('log');
    await write(opened, 'Please');
    expect(await log().findByText(/Not sent\. Your request was declined/)).toBeInTheDocument();
    // Read out once, from a place that stays while lines come and go with scrolling.
    expect(log().queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.getByText(/Not sent/, { selector: '[role="status"] *' })).toBeInTheDocument();
    await act(() => expect(container).toHaveNoAxeViolations());
    await user.click(screen.getByRole('button', { name: 'Edit' }));
    expect(await field()).toHaveValue('Please');
    expect(screen.queryByText(/Not sent/)).not.toBeInTheDocument();
    await user.type(await field(), '{Control>}{Enter}{/Control}');
    await user.click(await screen.findByRole('button', { name: 'Discard' }));
    expect(screen.queryByText(/Not sent/)).not.toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await log().findByText(/Not sent/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Discard' }));
  });

  it('keeps a draft for each conversation, even after a reload', async () => {
    const make = () =>
      messagingWorld([aConversation(), aConversation({ id: 'c2', writing: 'OPEN' })]);
    const { user, unmount } = openMessages(make());
    await user.type(await field(), 'About Thursday');
    unmount();
    const reopened = openMessages(make());
    await waitFor(async () => expect(await field()).toHaveValue('About Thursday'));
    await reopened.go('/dm?conversation=c2');
    await waitFor(async () => expect(await field()).toHaveValue(''));
    expect(await screen.findByText('Draft:')).toBeInTheDocument();
    await reopened.go('/dm?conversation=c1');
    expect(await field()).toHaveValue('About Thursday');
    await reopened.user.clear(await field());
  });

  it('shows drafts of another tab, and sends its own to the others', async () => {
    const { user, go } = openMessages(
      messagingWorld([aConversation(), aConversation({ id: 'c2' })]),
    );
    const heard = jest.fn();
    const elsewhere = new BroadcastChannel('upround-message-drafts');
    elsewhere.onmessage = ({ data }: MessageEvent<unknown>) => heard(data);
    const draft = { userId: 'user-1', conversationId: 'c1' };
    await user.type(await field(), 'A');
    await waitFor(() => expect(heard).toHaveBeenCalledWith({ ...draft, text: 'A' }));
    elsewhere.postMessage({ ...draft, text: 'About Friday' });
    await waitFor(async () => expect(await field()).toHaveValue('About Friday'));
    elsewhere.close();
    // While this page was elsewhere, the device has got other words.
    await go('/dm?conversation=c2');
    await messageDrafts.write('user-1', 'c1', 'About Saturday');
    await go('/');
    await go('/dm?conversation=c1');
    await waitFor(async () => expect(await field()).toHaveValue('About Saturday'));
    await user.clear(await field());
  });

  it('puts a quick reply into the field, to be edited', async () => {
    const here = world();
    const { user } = openMessages(here);
    await user.click(await screen.findByRole('button', { name: 'Quick replies' }));
    await user.click(screen.getByRole('menuitem', { name: 'Pass: too early for us' }));
    expect((await field()).textContent).toMatch(/too early for us right now/);
    expect(textsSent(here)).toEqual([]);
    await user.clear(await field());
  });
});
