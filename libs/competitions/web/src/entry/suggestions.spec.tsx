import { screen, waitFor, within } from '@testing-library/react';
import {
  listSuggestions,
  readOwnEntry,
  saveEntry,
  suggestionFixture,
  type Suggestion,
} from '@upround/competitions/contract';
import { coreErrors } from '@upround/shared/contract-core';
import { refuse } from '@upround/shared/testing';
import { aDraft, anApi, open } from '../competition/competition-test.fixtures';

const suggesting = (data: Suggestion[] = [suggestionFixture]) =>
  anApi().on(listSuggestions, () => ({ data }));
const openEntry = (api = suggesting()) => open({ tab: 'entry', api });
const field = (name: string) => screen.findByRole('textbox', { name });
const use = { name: 'Use “Harbourlight”. From Village Ledger' };
const card = { name: 'Start from what you have' };

describe('earlier entries', () => {
  it('fill an empty form, which is then saved as usual', async () => {
    const api = suggesting();
    const { user, container } = openEntry(api);
    await screen.findByRole('region', card);
    await expect(container).toHaveNoAxeViolations();
    await user.click(screen.getByRole('button', use));
    expect(await field('Title')).toHaveValue('Harbourlight');
    expect(await field('Title')).toHaveFocus();
    expect(await field('Tagline')).toHaveValue('Warns fishers of floods');
    expect(await field('What problem do you solve?')).toHaveValue('Warnings come too late.');
    expect(screen.queryByRole('region', card)).not.toBeInTheDocument();
    await waitFor(() => expect(api.received(saveEntry)).toHaveLength(1), { timeout: 3_000 });
    expect(api.received(saveEntry)[0]?.body).toEqual({
      title: 'Harbourlight',
      tagline: 'Warns fishers of floods',
      answers: { problem: 'Warnings come too late.' },
      revision: 0,
    });
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await field('Title')).toHaveValue('');
  });

  it('are beside the profile', async () => {
    const profile = { ...suggestionFixture, id: 'profile', competition: null, title: 'Tidewater' };
    openEntry(suggesting().on(listSuggestions, () => ({ data: [profile] })));
    expect(
      await screen.findByRole('button', { name: 'Use “Tidewater”. From your profile' }),
    ).toBeVisible();
  });

  it('appear together with the form, so that nothing moves', async () => {
    const api = suggesting();
    const answer = api.pause(listSuggestions);
    openEntry(api);
    expect(await screen.findByText('Loading your entry')).toBeInTheDocument();
    await waitFor(() => expect(api.received(readOwnEntry)).toHaveLength(1));
    expect(screen.queryByRole('textbox', { name: 'Title' })).not.toBeInTheDocument();
    answer();
    await field('Title');
    expect(screen.getByRole('region', card)).toBeVisible();
  });

  it('replace what is typed only after a question', async () => {
    const { user } = openEntry();
    await user.type(await field('Title'), 'My own');
    await user.click(screen.getByRole('button', use));
    const dialog = within(
      await screen.findByRole('alertdialog', { name: 'Replace what you typed?' }),
    );
    expect(dialog.getByText('“Harbourlight” replaces what you typed in Title.')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(await field('Title')).toHaveValue('My own');
    await user.click(screen.getByRole('button', use));
    await user.click(await screen.findByRole('button', { name: 'Replace' }));
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('Harbourlight'),
    );
  });

  it('keep what they have no answer for', async () => {
    const { user } = openEntry();
    await user.type(await field('Website'), 'https://upround.example');
    await user.click(screen.getByRole('button', use));
    expect(await field('Title')).toHaveValue('Harbourlight');
    expect(await field('Website')).toHaveValue('https://upround.example');
  });

  it('stay while one types, and can be hidden', async () => {
    const api = suggesting();
    const { user } = openEntry(api);
    await user.type(await field('Title'), 'My own');
    await waitFor(() => expect(api.received(saveEntry)).toHaveLength(1), { timeout: 3_000 });
    expect(screen.getByRole('region', card)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Hide suggestions' }));
    expect(screen.queryByRole('region', card)).not.toBeInTheDocument();
  });

  it('aren’t offered where there are none, where they couldn’t be read, or for an entry that is begun', async () => {
    const first = openEntry(suggesting([]));
    await field('Title');
    expect(screen.queryByRole('region', card)).not.toBeInTheDocument();
    first.unmount();
    const failing = anApi().on(listSuggestions, () => {
      throw refuse(coreErrors.INTERNAL);
    });
    const second = openEntry(failing);
    await field('Title');
    expect(screen.queryByRole('region', card)).not.toBeInTheDocument();
    second.unmount();
    const begun = anApi({}, aDraft()).on(listSuggestions, () => ({ data: [suggestionFixture] }));
    openEntry(begun);
    await field('Title');
    expect(begun.received(listSuggestions)).toHaveLength(0);
  });
});
