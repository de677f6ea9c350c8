import { screen, waitFor, within } from '@testing-library/react';
import {
  createIdea,
  ideaFixtures,
  ideaLimits,
  listIdeasByUser,
  type Idea,
} from '@upround/feed/contract';
import { coreErrors } from '@upround/shared/contract-core';
import { pagesFor } from '@upround/shared/query';
import { announcerProps } from '@upround/shared/routing';
import { aUser, refuse, renderScreen, segment } from '@upround/shared/testing';
import { storeDraftsIn, memoryStore } from './drafts/draft-store';
import { aPicture, composerApi, ComposerPage } from './composer-test.fixtures';

beforeEach(() => {
  localStorage.clear();
  storeDraftsIn(memoryStore());
});

const [fixture] = ideaFixtures;
if (fixture === undefined) throw new Error('no fixture');
const written: Idea = {
  ...fixture,
  id: 'i-1',
  slug: 'a-ledger',
  author: { ...fixture.author, id: aUser().id },
};
const ideaApi = () => composerApi().on(createIdea, () => written);

async function openIdea(api = ideaApi()) {
  const page = renderScreen(<ComposerPage />, { api, user: aUser(), pattern: '/' });
  await page.user.click(screen.getByRole('button', { name: 'What are you working on?' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Write a post' }));
  await page.user.click(dialog.getByRole('radio', { name: 'Idea' }));
  return { ...page, dialog: within(screen.getByRole('dialog', { name: 'Share an idea' })) };
}

type Page = Awaited<ReturnType<typeof openIdea>>;
const field = (name: string) => screen.getByRole('textbox', { name });

async function fill({ user, dialog }: Pick<Page, 'user' | 'dialog'>) {
  await user.type(field('Title'), 'A ledger');
  await user.type(field('Summary'), 'Bills for all');
  await user.type(field('The problem'), 'Nobody sees them');
  await user.type(field('The solution'), 'Photograph them');
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Stage' }), 'Prototype');
  await user.click(dialog.getByRole('checkbox', { name: 'A co-founder' }));
  await user.click(dialog.getByRole('checkbox', { name: 'Feedback' }));
}
const body = {
  title: 'A ledger',
  description: 'Bills for all',
  problem: 'Nobody sees them',
  solution: 'Photograph them',
  stage: 'PROTOTYPE',
  lookingFor: ['COFOUNDER', 'FEEDBACK'],
};

describe('an idea in the composer', () => {
  it('is sent with Ctrl+Enter, appears first among the person’s ideas, and is linked', async () => {
    const api = ideaApi().on(listIdeasByUser, () => segment<Idea>([]));
    const page = await openIdea(api);
    const mine = pagesFor(listIdeasByUser, { query: { userId: aUser().id } });
    await page.queryClient.fetchInfiniteQuery(mine);
    await fill(page);
    await page.user.type(field('The solution'), '{Control>}{Enter}{/Control}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    const link = await screen.findByRole('link', { name: 'View idea' });
    expect(link).toHaveAttribute('href', '/idea/a-ledger');
    expect(api.received(createIdea)).toMatchObject([{ body }]);
    const kept = page.queryClient.getQueryData(mine.queryKey);
    expect(kept?.pages[0]?.data.map(({ id }) => id)).toEqual(['i-1']);
    expect(screen.queryByText('Sending…')).not.toBeInTheDocument();
  });

  it('says at each field what is missing, and goes to the first', async () => {
    const { user, dialog, baseElement } = await openIdea();
    await user.type(field('The problem'), 'Only this');
    await user.click(dialog.getByRole('button', { name: 'Post' }));
    expect(field('Title')).toHaveFocus();
    expect(field('Title')).toHaveAccessibleDescription('Add a title.');
    expect(field('Summary')).toHaveAccessibleDescription('Add a short summary.');
    expect(field('The problem')).toBeValid();
    await user.type(field('Title'), 'x');
    expect(field('Title')).toBeValid();
    await expect(baseElement).toHaveNoAxeViolations();
  });

  it('counts near the limit, and takes at most five wishes', async () => {
    const { user, dialog } = await openIdea();
    await user.click(field('Title'));
    await user.paste('x'.repeat(ideaLimits.title + 1));
    expect(dialog.getAllByText(/1 character over the limit/)).not.toHaveLength(0);
    await user.click(dialog.getByRole('button', { name: 'Post' }));
    expect(dialog.getByText('Use 120 characters or fewer.')).toBeInTheDocument();
    const wishes = dialog.getAllByRole('checkbox');
    for (const wish of wishes.slice(0, ideaLimits.lookingFor)) await user.click(wish);
    expect(wishes.slice(ideaLimits.lookingFor).every((wish) => wish.matches(':disabled'))).toBe(
      true,
    );
    expect(dialog.getByText(/You’ve chosen 5/)).toBeInTheDocument();
    await user.click(wishes[0]!);
    expect(wishes.at(-1)).toBeEnabled();
  });

  it('keeps its words when the kind changes, and when the composer is closed', async () => {
    const first = await openIdea();
    await fill(first);
    await first.user.click(first.dialog.getByRole('radio', { name: 'Post' }));
    expect(field('Text')).toHaveValue('Bills for all');
    await first.user.click(screen.getByRole('radio', { name: 'Idea' }));
    expect(field('Title')).toHaveValue('A ledger');
    expect(field('Summary')).toHaveValue('Bills for all');
    await first.user.keyboard('{Escape}');
    first.unmount();
    const { dialog } = await openIdea();
    await waitFor(() => expect(field('Title')).toHaveValue('A ledger'));
    expect(dialog.getByRole('combobox', { name: 'Stage' })).toHaveDisplayValue('Prototype');
    expect(dialog.getByRole('checkbox', { name: 'Feedback' })).toBeChecked();
  });

  it('says that pictures are left out', async () => {
    const api = ideaApi();
    const { user, dialog } = await openIdea(api);
    await user.click(dialog.getByRole('radio', { name: 'Post' }));
    const [files] = screen.getAllByLabelText('Add images', { selector: 'input' });
    await user.upload(files!, aPicture());
    await user.click(screen.getByRole('radio', { name: 'Idea' }));
    expect(await screen.findByText('Ideas can’t have images')).toBeInTheDocument();
    expect(screen.queryAllByLabelText('Add images')).toEqual([]);
  });
});

describe('an idea that was not sent', () => {
  it('stays with its words and its key until it is sent', async () => {
    const api = ideaApi().on(createIdea, () => {
      throw refuse(coreErrors.UNAVAILABLE);
    });
    const page = await openIdea(api);
    await fill(page);
    await page.user.click(page.dialog.getByRole('button', { name: 'Post' }));
    const card = within(await screen.findByRole('region', { name: 'Your unsent idea' }));
    expect(card.getByText('A ledger')).toBeInTheDocument();
    expect(await card.findByText(/Not sent\./)).toBeInTheDocument();
    expect(document.getElementById(announcerProps.id)).toHaveTextContent(
      'Your idea wasn’t sent. It’s saved here.',
    );
    api.on(createIdea, () => written);
    await page.user.click(card.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'View idea' })).toBeInTheDocument();
    const keys = api.requests(createIdea).map(({ idempotencyKey }) => idempotencyKey);
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
    expect(screen.queryByText(/Not sent\./)).not.toBeInTheDocument();
  });

  it('can be edited with the error at its field, or discarded and restored', async () => {
    const { sentence } = coreErrors.INVALID_FIELD;
    const api = ideaApi().on(createIdea, () => {
      throw refuse(coreErrors.INVALID_FIELD, { path: 'problem' });
    });
    const page = await openIdea(api);
    await fill(page);
    await page.user.click(page.dialog.getByRole('button', { name: 'Post' }));
    await page.user.click(await screen.findByRole('button', { name: 'Edit' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Share an idea' }));
    expect(field('The problem')).toHaveAccessibleDescription(sentence);
    await page.user.type(field('The problem'), ' today');
    expect(field('The problem')).not.toHaveAccessibleDescription(sentence);
    await page.user.click(dialog.getByRole('button', { name: 'Post' }));
    await page.user.click(await screen.findByRole('button', { name: 'Discard' }));
    expect(screen.queryByText('A ledger')).not.toBeInTheDocument();
    await page.user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('A ledger')).toBeInTheDocument();
  });
});
