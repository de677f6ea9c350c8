import { act, screen, waitFor, within } from '@testing-library/react';
import { aUser, renderScreen } from '@upround/shared/testing';
import { aPicture, composerApi, ComposerPage } from '../composer-test.fixtures';
import { emptyDraft } from '../model/draft';
import { draftsOf, storeDraftsIn, memoryStore } from './draft-store';

const me = aUser();

beforeEach(() => {
  localStorage.clear();
  storeDraftsIn(memoryStore());
});

async function openComposer() {
  const page = renderScreen(<ComposerPage />, { api: composerApi(), user: me, pattern: '/' });
  await page.user.click(screen.getByRole('button', { name: 'What are you working on?' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Write a post' }));
  return { ...page, dialog };
}

describe('a draft', () => {
  it('is saved a second after the last key and survives a reload, pictures too', async () => {
    const before = await openComposer();
    await before.user.type(before.dialog.getByRole('textbox', { name: 'Text' }), 'Half a thought');
    const input = before.dialog.getByLabelText('Add images', { selector: 'input' });
    await before.user.upload(input, aPicture());
    await before.user.type(before.dialog.getByRole('textbox', { name: /Describe/ }), 'A chart');
    expect(await before.dialog.findByText('Draft saved')).toBeVisible();
    before.unmount();
    const after = await openComposer();
    await waitFor(() =>
      expect(after.dialog.getByRole('textbox', { name: 'Text' })).toHaveValue('Half a thought'),
    );
    expect(after.dialog.getByRole('textbox', { name: /Describe/ })).toHaveValue('A chart');
  });

  it('is saved right away when the composer closes, without asking', async () => {
    const { user, dialog } = await openComposer();
    await user.type(dialog.getByRole('textbox', { name: 'Text' }), 'Half a thought');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await waitFor(async () => expect(await draftsOf(me.id).list()).toHaveLength(1));
  });

  it('keeps text typed before the stored draft was read', async () => {
    const device = memoryStore();
    let answer: () => void = () => undefined;
    const read = new Promise<void>((resolve) => {
      answer = resolve;
    });
    storeDraftsIn({ ...device, entries: () => read.then(() => device.entries()) });
    const kept = { ...emptyDraft('post', null), text: 'Half a thought' };
    await draftsOf(me.id).write(kept);
    const { user, dialog } = await openComposer();
    const text = dialog.getByRole('textbox', { name: 'Text' });
    await user.type(text, ' and');
    answer();
    await waitFor(() => expect(text).toHaveValue('Half a thought and'));
    await user.type(text, ' more');
    await user.keyboard('{Escape}');
    await waitFor(async () =>
      expect(await draftsOf(me.id).list()).toMatchObject([
        { id: kept.id, text: 'Half a thought and more' },
      ]),
    );
  });

  it('in the format of an earlier version doesn’t break the composer', async () => {
    const device = memoryStore();
    storeDraftsIn(device);
    await device.set(`draft/${me.id}/old`, { id: 'old', mode: 'post', pod: null, text: 'Old' });
    const { dialog } = await openComposer();
    expect(dialog.getByRole('textbox', { name: 'Text' })).toHaveValue('');
    expect(await draftsOf(me.id).list()).toEqual([]);
  });

  it('is deleted once it’s empty', async () => {
    const { user, dialog } = await openComposer();
    await user.type(dialog.getByRole('textbox', { name: 'Text' }), 'Half');
    await user.keyboard('{Escape}');
    await waitFor(async () => expect(await draftsOf(me.id).list()).toHaveLength(1));
    await user.click(screen.getByRole('button', { name: 'What are you working on?' }));
    const again = await screen.findByRole('textbox', { name: 'Text' });
    await waitFor(() => expect(again).toHaveValue('Half'));
    await user.clear(again);
    await user.keyboard('{Escape}');
    await waitFor(async () => expect(await draftsOf(me.id).list()).toHaveLength(0));
  });

  it('warns before the page is left while something is unsaved', async () => {
    const { user, dialog } = await openComposer();
    const leave = () => {
      const event = new Event('beforeunload', { cancelable: true });
      act(() => void window.dispatchEvent(event));
      return event.defaultPrevented;
    };
    expect(leave()).toBe(false);
    await user.type(dialog.getByRole('textbox', { name: 'Text' }), 'Half a thought');
    expect(leave()).toBe(true);
    await dialog.findByText('Draft saved');
    expect(leave()).toBe(false);
  });
});

describe('the drafts', () => {
  const kept = (text: string, savedAt: number) => ({ ...emptyDraft('poll', null), text, savedAt });

  it('are listed latest first, opened, deleted and brought back', async () => {
    await draftsOf(me.id).write(kept('Older', 1));
    await draftsOf(me.id).write(kept('Newer', 2));
    const { user, dialog, baseElement } = await openComposer();
    await user.click(dialog.getByRole('button', { name: 'Drafts' }));
    const list = await screen.findByRole('list', { name: 'Drafts' });
    const names = () => within(list).getAllByRole('listitem');
    expect(names()[0]).toHaveTextContent('Newer');
    await expect(baseElement).toHaveNoAxeViolations();
    await user.click(screen.getByRole('button', { name: 'Delete draft “Newer”' }));
    expect(names()).toHaveLength(1);
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(names()[0]).toHaveTextContent('Newer'));
    await user.click(within(list).getByRole('button', { name: /^Older/ }));
    expect(await screen.findByRole('textbox', { name: 'Question' })).toHaveValue('Older');
  });

  it('of one person are not seen by another', async () => {
    await draftsOf('somebody-else').write(kept('Secret', 1));
    const { user, dialog } = await openComposer();
    await user.click(dialog.getByRole('button', { name: 'Drafts' }));
    expect(await screen.findByText('No other drafts')).toBeInTheDocument();
  });

  it('stay when a new post is started', async () => {
    const { user, dialog } = await openComposer();
    await user.type(dialog.getByRole('textbox', { name: 'Text' }), 'Half a thought');
    await user.click(dialog.getByRole('button', { name: 'Drafts' }));
    await user.click(await screen.findByRole('button', { name: 'Start a new post' }));
    expect(await screen.findByRole('textbox', { name: 'Text' })).toHaveValue('');
    expect((await draftsOf(me.id).list()).map(({ text }) => text)).toEqual(['Half a thought']);
  });
});
