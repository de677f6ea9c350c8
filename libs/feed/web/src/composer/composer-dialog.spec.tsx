import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { createPost, readFeed } from '@upround/feed/contract';
import { listSuggestions } from '@upround/search/contract';
import { pagesFor } from '@upround/shared/query';
import { aUser, renderScreen, segment } from '@upround/shared/testing';
import { aPost, somePosts } from '../components/feed-test.fixtures';
import { storeDraftsIn, memoryStore } from './drafts/draft-store';
import { aPicture, chosenPod, composerApi, ComposerPage } from './composer-test.fixtures';

beforeEach(() => {
  localStorage.clear();
  storeDraftsIn(memoryStore());
});

async function openComposer(api = composerApi()) {
  const page = renderScreen(<ComposerPage />, { api, user: aUser(), pattern: '/' });
  await page.user.click(screen.getByRole('button', { name: 'What are you working on?' }));
  return { ...page, dialog: within(await screen.findByRole('dialog', { name: 'Write a post' })) };
}

const textField = () => screen.getByRole('textbox', { name: 'Text' });

describe('the composer', () => {
  it('posts a text with Ctrl+Enter, closes at once and puts it on top of the lists', async () => {
    const api = composerApi(() => aPost({ id: 'written', text: 'Signed the lease' }));
    api.on(readFeed, () => segment(somePosts(1)));
    const { user, queryClient } = await openComposer(api);
    const latest = pagesFor(readFeed, { query: { filter: 'latest' } });
    await queryClient.fetchInfiniteQuery(latest);
    const answer = api.pause(createPost);
    await user.type(textField(), 'Signed the lease{Control>}{Enter}{/Control}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(await screen.findByText('Sending…')).toBeInTheDocument();
    answer();
    await waitFor(() => expect(screen.queryByText('Sending…')).not.toBeInTheDocument());
    expect(api.received(createPost)[0]).toMatchObject({
      body: { type: 'POST', text: 'Signed the lease' },
    });
    const ids = queryClient
      .getQueryData(latest.queryKey)
      ?.pages[0]?.data.map(({ data }) => data.id);
    expect(ids).toEqual(['written', 'post-1']);
    expect(api.received(readFeed)).toHaveLength(1);
  });

  it('has no violation in any mode', async () => {
    const { user, baseElement, dialog } = await openComposer();
    for (const mode of ['Post', 'Poll', 'Quiz', 'Idea', 'Thread']) {
      await user.click(dialog.getByRole('radio', { name: mode }));
      await expect(baseElement).toHaveNoAxeViolations();
    }
  });

  it('keeps the text when the kind of post changes', async () => {
    const { user, dialog } = await openComposer();
    await user.type(textField(), 'Which days?');
    await user.click(dialog.getByRole('radio', { name: 'Poll' }));
    expect(dialog.getByRole('textbox', { name: 'Question' })).toHaveValue('Which days?');
    await user.click(dialog.getByRole('radio', { name: 'Thread' }));
    expect(dialog.getByRole('textbox', { name: 'Part 1' })).toHaveValue('Which days?');
  });

  it('posts a poll, whose options are added, moved and removed by keyboard', async () => {
    const { user, dialog, api } = await openComposer();
    await user.click(dialog.getByRole('radio', { name: 'Poll' }));
    await user.type(dialog.getByRole('textbox', { name: 'Question' }), 'Note or equity?');
    await user.type(dialog.getByRole('textbox', { name: 'Option 1' }), 'Equity{Enter}Note{Enter}');
    expect(dialog.getByRole('textbox', { name: 'Option 3' })).toHaveFocus();
    await user.keyboard('{Backspace}');
    expect(dialog.getByRole('textbox', { name: 'Option 2' })).toHaveFocus();
    await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
    expect(dialog.getByRole('textbox', { name: 'Option 1' })).toHaveValue('Note');
    await user.click(dialog.getByRole('checkbox', { name: 'Allow multiple choices' }));
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Closes in' }), '1 week');
    await user.click(dialog.getByRole('button', { name: 'Post' }));
    await waitFor(() => expect(api.received(createPost)).toHaveLength(1));
    const { poll } = api.received(createPost)[0]?.body ?? {};
    expect(poll).toMatchObject({ options: ['Note', 'Equity'], multiple: true });
    const days = (new Date(poll?.endsAt ?? '').getTime() - Date.now()) / 86_400_000;
    expect(Math.round(days)).toBe(7);
  });

  it('says what is missing at its field and leads there', async () => {
    const { user, dialog, api } = await openComposer();
    await user.click(dialog.getByRole('radio', { name: 'Poll' }));
    await user.type(dialog.getByRole('textbox', { name: 'Option 1' }), 'Note');
    await user.click(dialog.getByRole('button', { name: 'Post' }));
    expect(dialog.getByRole('textbox', { name: 'Question' })).toHaveAccessibleDescription(
      'Write something first.',
    );
    expect(dialog.getByRole('textbox', { name: 'Question' })).toHaveFocus();
    expect(dialog.getByText('Add at least two options.')).toBeInTheDocument();
    expect(api.received(createPost)).toHaveLength(0);
  });

  it('posts a thread in a pod and shows the pod’s rules', async () => {
    const { user, dialog, api } = await openComposer();
    await user.click(dialog.getByRole('radio', { name: 'Thread' }));
    await user.type(dialog.getByRole('textbox', { name: 'Part 1' }), 'One');
    await user.type(dialog.getByRole('textbox', { name: 'Part 2' }), 'Two');
    await user.click(dialog.getByRole('button', { name: 'Add part' }));
    expect(dialog.getByRole('textbox', { name: 'Part 3' })).toHaveFocus();
    await user.keyboard('Three');
    await user.click(dialog.getByRole('button', { name: 'Remove part 2' }));
    const target = dialog.getByRole('combobox', { name: 'Post to' });
    await user.selectOptions(target, chosenPod?.name ?? '');
    expect(await dialog.findByText(chosenPod?.rules[0] ?? '')).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Post' }));
    await waitFor(() => expect(api.received(createPost)).toHaveLength(1));
    expect(api.received(createPost)[0]?.body).toEqual({
      type: 'THREAD',
      parts: [{ text: 'One' }, { text: 'Three' }],
      reference: { type: 'POD', id: chosenPod?.id },
    });
  });

  it('T40: counts characters, not bytes, near the limit', async () => {
    const { dialog, user, api } = await openComposer();
    fireEvent.change(textField(), { target: { value: '🚀'.repeat(10_001) } });
    expect(dialog.getAllByText(/1 character too many|1 too many|over/i)[0]).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Post' }));
    expect(textField()).toHaveAccessibleDescription('Use 10,000 characters or fewer.');
    expect(api.received(createPost)).toHaveLength(0);
  });
});

describe('people in the composer', () => {
  it('are offered after an at sign and taken by keyboard', async () => {
    const { user, api } = await openComposer();
    await user.type(textField(), 'Thanks @as');
    const list = await screen.findByRole('listbox', { name: 'People' });
    expect(api.received(listSuggestions)).toEqual([{ query: { query: 'as' } }]);
    const [first, second] = within(list).getAllByRole('option');
    expect(textField()).toHaveAttribute('aria-activedescendant', first?.id);
    await user.keyboard('{ArrowDown}');
    expect(textField()).toHaveAttribute('aria-activedescendant', second?.id);
    await user.keyboard('{Enter}');
    expect(textField()).toHaveValue('Thanks @ashok-pillai ');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });

  it('go away with Escape, which leaves the composer open', async () => {
    const { user } = await openComposer();
    await user.type(textField(), '@as');
    await screen.findByRole('listbox', { name: 'People' });
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    expect(screen.getByRole('dialog')).toBeInTheDocument();
    expect(textField()).toHaveValue('@as');
  });

  it('are taken with the pointer', async () => {
    const { user } = await openComposer();
    await user.type(textField(), '@as');
    await user.click(await screen.findByRole('option', { name: /Asha Rao/ }));
    expect(textField()).toHaveValue('@asha-rao ');
  });
});

describe('pictures in the composer', () => {
  it('are chosen or pasted, described, ordered and sent with their descriptions', async () => {
    const { user, dialog, api, baseElement } = await openComposer();
    await user.upload(
      dialog.getByLabelText('Add images', { selector: 'input' }),
      aPicture('a.png'),
    );
    fireEvent.paste(textField(), { clipboardData: { files: [aPicture('b.png')] } });
    await user.type(await dialog.findByRole('textbox', { name: 'Describe image 1' }), 'First');
    await user.type(dialog.getByRole('textbox', { name: 'Describe image 2' }), 'Second');
    await expect(baseElement).toHaveNoAxeViolations();
    await user.click(dialog.getByRole('button', { name: 'Move image 2 earlier' }));
    await user.click(dialog.getByRole('button', { name: 'Post' }));
    await waitFor(() => expect(api.received(createPost)).toHaveLength(1));
    const [sent] = api.received(createPost);
    expect(sent?.body.alts).toEqual(['Second', 'First']);
    expect(sent?.files.images?.map((file) => file instanceof File && file.name)).toEqual([
      'b.png',
      'a.png',
    ]);
  });

  it('are refused when they are no pictures, too large or too many', async () => {
    const { dialog } = await openComposer();
    const files = [
      aPicture('notes.pdf', 10, 'application/pdf'),
      aPicture('huge.png', 8 * 1024 * 1024 + 1),
      ...['1.png', '2.png', '3.png', '4.png', '5.png'].map((name) => aPicture(name)),
    ];
    fireEvent.paste(textField(), { clipboardData: { files } });
    expect(await dialog.findByText(/read notes.pdf as an image/)).toBeInTheDocument();
    expect(dialog.getByText(/huge.png is larger than/)).toBeInTheDocument();
    expect(dialog.getByText(/You can add up to 4 images/)).toBeInTheDocument();
    expect(dialog.getAllByRole('textbox', { name: /Describe image/ })).toHaveLength(4);
    expect(dialog.getByRole('button', { name: 'Add images' })).toBeDisabled();
  });
});
