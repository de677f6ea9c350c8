import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { createPost, postErrors } from '@upround/feed/contract';
import { coreErrors } from '@upround/shared/contract-core';
import { aUser, refuse, renderScreen } from '@upround/shared/testing';
import { storeDraftsIn, memoryStore } from '../drafts/draft-store';
import { composerApi, ComposerPage } from '../composer-test.fixtures';
import { aPost } from '../../components/feed-test.fixtures';

beforeEach(() => {
  localStorage.clear();
  storeDraftsIn(memoryStore());
});

const page = (api = composerApi(), user = aUser()) =>
  renderScreen(<ComposerPage />, { api, user, pattern: '/' });

async function write(opened: ReturnType<typeof page>, text: string) {
  await opened.user.click(screen.getByRole('button', { name: 'What are you working on?' }));
  await opened.user.type(await screen.findByRole('textbox', { name: 'Text' }), text);
}
const sendIt = '{Control>}{Enter}{/Control}';
const failing = () =>
  composerApi(() => {
    throw refuse(coreErrors.INTERNAL);
  });

describe('a post that was not sent', () => {
  it('R8: stays with the reason and is sent again with the same key', async () => {
    const api = failing();
    const opened = page(api);
    await write(opened, `Numbers of March${sendIt}`);
    expect(await screen.findByText(/Not sent\./)).toBeInTheDocument();
    expect(screen.getByText('Numbers of March')).toBeInTheDocument();
    await expect(opened.container).toHaveNoAxeViolations();
    api.on(createPost, () => aPost({ id: 'written' }));
    await opened.user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByText(/Not sent\./)).not.toBeInTheDocument());
    const [first, second] = api.requests(createPost);
    expect(first?.idempotencyKey).toEqual(expect.any(String));
    expect(second?.idempotencyKey).toBe(first?.idempotencyKey);
  });

  it('R8: survives a reload with its key', async () => {
    const before = failing();
    const opened = page(before);
    await write(opened, `Numbers of March${sendIt}`);
    await screen.findByText(/Not sent\./);
    opened.unmount();
    const after = composerApi();
    const reopened = page(after);
    expect(await screen.findByText('Numbers of March')).toBeInTheDocument();
    await reopened.user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByText(/Not sent\./)).not.toBeInTheDocument());
    expect(after.requests(createPost)[0]?.idempotencyKey).toBe(
      before.requests(createPost)[0]?.idempotencyKey,
    );
  });

  it('is not said to be posted where it’s held, but why it’s held', async () => {
    const api = composerApi(() =>
      aPost({ id: 'written', state: 'HIDDEN', held: { reason: 'LINKS' } }),
    );
    await write(page(api), `Three links${sendIt}`);
    expect(await screen.findByText('Held for review. Its page says why.')).toBeInTheDocument();
    expect(screen.queryByText('Posted.')).not.toBeInTheDocument();
  });

  it('is not shown to someone else on the same device', async () => {
    const opened = page(failing());
    await write(opened, `Numbers of March${sendIt}`);
    await screen.findByText(/Not sent\./);
    opened.unmount();
    const api = composerApi();
    const other = page(api, aUser({ id: 'user-2' }));
    await write(other, 'Mine');
    expect(screen.queryByText('Numbers of March')).not.toBeInTheDocument();
  });

  it('is sent when the connection is back', async () => {
    const api = composerApi();
    const opened = page(api);
    await write(opened, 'Numbers of March');
    api.disconnect();
    await opened.user.keyboard(sendIt);
    expect(
      await screen.findByText(/send it automatically when you’re back online/),
    ).toBeInTheDocument();
    api.disconnect(false);
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(screen.queryByText(/Not sent\./)).not.toBeInTheDocument());
    expect(api.received(createPost)).toHaveLength(1);
  });

  it('is sent again after a while when only the server was away', async () => {
    const api = composerApi();
    const opened = page(api);
    await write(opened, 'Numbers of March');
    api.disconnect();
    jest.useFakeTimers();
    try {
      fireEvent.keyDown(screen.getByRole('textbox', { name: 'Text' }), {
        key: 'Enter',
        ctrlKey: true,
      });
      await screen.findByText(/send it automatically when you’re back online/);
      api.disconnect(false);
      expect(api.received(createPost)).toHaveLength(0);
      await act(() => jest.advanceTimersByTimeAsync(5_000));
      expect(api.received(createPost)).toHaveLength(1);
    } finally {
      jest.useRealTimers();
    }
    await waitFor(() => expect(screen.queryByText(/Not sent\./)).not.toBeInTheDocument());
  });

  it('opens for editing with the error at its field and nothing lost', async () => {
    const api = composerApi(() => {
      throw refuse(postErrors.POLL_END_OUT_OF_RANGE, { path: 'poll.endsAt' });
    });
    const opened = page(api);
    await opened.user.click(screen.getByRole('button', { name: 'What are you working on?' }));
    const dialog = within(await screen.findByRole('dialog'));
    await opened.user.click(dialog.getByRole('radio', { name: 'Poll' }));
    await opened.user.type(dialog.getByRole('textbox', { name: 'Question' }), 'Note or equity?');
    const option = dialog.getByRole('textbox', { name: 'Option 1' });
    await opened.user.type(option, `Note{Enter}Equity${sendIt}`);
    await opened.user.click(await screen.findByRole('button', { name: 'Edit' }));
    const again = within(await screen.findByRole('dialog'));
    const end = again.getByRole('combobox', { name: 'Closes in' });
    expect(end).toHaveAccessibleDescription(postErrors.POLL_END_OUT_OF_RANGE.sentence);
    expect(again.getByRole('textbox', { name: 'Option 2' })).toHaveValue('Equity');
    await opened.user.selectOptions(end, '1 week');
    expect(end).not.toHaveAccessibleDescription(postErrors.POLL_END_OUT_OF_RANGE.sentence);
  });

  it('is discarded, and comes back with Undo', async () => {
    const opened = page(failing());
    await write(opened, `Numbers of March${sendIt}`);
    await opened.user.click(await screen.findByRole('button', { name: 'Discard' }));
    expect(screen.queryByText('Numbers of March')).not.toBeInTheDocument();
    await opened.user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Numbers of March')).toBeInTheDocument();
  });
});
