import { screen, waitFor, within } from '@testing-library/react';
import {
  checkedReceiptFixture,
  checkReceipt,
  judgedEntryFixtures,
  judgingFixture,
  listJudgedEntries,
  ownEntryFixture,
  readCompetition,
  readJudging,
} from '@upround/competitions/contract';
import { links, type CompetitionTab } from '@upround/shared/links';
import { segment } from '@upround/shared/testing';
import { aDraft, anApi, open, slug } from './competition-test.fixtures';

const tabs = async () =>
  within(await screen.findByRole('navigation', { name: 'Parts of Monsoon Build' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

const judgingApi = (state: 'INVITED' | 'ACCEPTED') =>
  anApi({ phase: 'JUDGING', judgeState: state })
    .on(readJudging, () => ({ ...judgingFixture, state }))
    .on(listJudgedEntries, () => segment([...judgedEntryFixtures]));

let scrolled: jest.SpyInstance;
beforeEach(() => {
  scrolled = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

describe('a tab with something to do', () => {
  it('begins at its heading, below a short head', async () => {
    const { user, container } = open({ api: anApi({}, aDraft()) });
    expect(await screen.findByRole('list', { name: 'Dates' })).toBeVisible();
    await user.click(await screen.findByRole('link', { name: 'Open your entry' }));
    const heading = await screen.findByRole('heading', { level: 2, name: 'Your entry' });
    await waitFor(() => expect(heading).toHaveFocus());
    expect(scrolled).toHaveBeenCalledWith(0, 0);
    expect(screen.queryByRole('list', { name: 'Dates' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Follow/ })).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1, name: 'Monsoon Build' })).toBeVisible();
    expect(screen.getByRole('timer', { name: 'Time until entries close' })).toBeVisible();
    expect(screen.getByText('Your entry isn’t submitted yet')).toBeVisible();
    await expect(container).toHaveNoAxeViolations();
    await user.click(screen.getByRole('link', { name: 'About' }));
    expect(await screen.findByRole('list', { name: 'Dates' })).toBeVisible();
  });

  it('leaves the focus where it is when the page opens with it', async () => {
    open({ tab: 'entry' });
    await screen.findByRole('textbox', { name: 'Title' });
    expect(document.body).toHaveFocus();
    expect(screen.queryByRole('list', { name: 'Dates' })).not.toBeInTheDocument();
  });

  it.each([
    ['entry', 'aspect-5/2', 0],
    ['rules', 'aspect-5/2', 0],
    ['about', 'aspect-5/2', 1],
  ] as const)('has a skeleton of its shape: %s', async (tab: CompetitionTab, cover, count) => {
    const api = anApi();
    const go = api.pause(readCompetition);
    const { container } = open({ tab, api });
    expect(await screen.findByText('Loading the competition')).toBeInTheDocument();
    expect(container.getElementsByClassName(cover)).toHaveLength(count);
    go();
    expect(await screen.findByRole('heading', { level: 1, name: 'Monsoon Build' })).toBeVisible();
  });
});

describe('a judge', () => {
  it.each([
    ['ACCEPTED', 'Judge entries', 'Entries to judge'],
    ['INVITED', 'Answer invitation', 'You’re invited to judge Monsoon Build'],
  ] as const)('gets to what they’re asked for: %s', async (state, action, heading) => {
    const { user } = open({ api: judgingApi(state) });
    const link = await screen.findByRole('link', { name: action });
    expect(link).toHaveAttribute('href', links.competition(slug, { tab: 'judging' }));
    expect(screen.getByRole('link', { name: 'See entries' })).toBeVisible();
    await user.click(link);
    if (state === 'ACCEPTED') await screen.findByRole('list', { name: heading });
    else await screen.findByRole('heading', { name: heading });
    await waitFor(() => expect(document.activeElement?.tagName).toBe('H2'));
    expect(screen.queryByRole('link', { name: action })).not.toBeInTheDocument();
  });

  it('who was invited answers while entries are open', async () => {
    open({ api: anApi({ judgeState: 'INVITED' }) });
    expect(await screen.findByRole('link', { name: 'Answer invitation' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Enter competition' })).not.toBeInTheDocument();
  });
});

describe('the tab of the own entry', () => {
  it('is there while entries are open, and afterwards for those who are in one', async () => {
    const { unmount } = open({ isGuest: true });
    expect(await tabs()).toContain('Your entry');
    unmount();
    open({ api: anApi({ phase: 'JUDGING' }, ownEntryFixture) });
    expect(await tabs()).toContain('Your entry');
  });

  it('isn’t there once they’re closed, unless it’s asked for', async () => {
    const { unmount } = open({ api: anApi({ phase: 'JUDGING' }) });
    expect(await tabs()).not.toContain('Your entry');
    unmount();
    open({ tab: 'entry', api: anApi({ phase: 'JUDGING' }) });
    expect(await tabs()).toContain('Your entry');
    expect(await screen.findByRole('heading', { name: 'You didn’t enter' })).toBeVisible();
  });
});

describe('the check of a receipt', () => {
  it('has the focus where a link leads to it', async () => {
    const api = anApi({}, { ...ownEntryFixture, isChanged: false }).on(
      checkReceipt,
      () => checkedReceiptFixture,
    );
    const { user } = open({ tab: 'entry', api });
    await user.click(await screen.findByRole('link', { name: 'Check this receipt' }));
    const heading = await screen.findByRole('heading', { level: 2, name: 'Receipt confirmed' });
    await waitFor(() => expect(heading).toHaveFocus());
    expect(scrolled).toHaveBeenCalledWith(0, 0);
    const title = screen.getByRole('heading', { level: 1 });
    const nav = screen.getByRole('navigation', { name: /^Parts of/ });
    expect(title.compareDocumentPosition(heading)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(heading.compareDocumentPosition(nav)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });
});
