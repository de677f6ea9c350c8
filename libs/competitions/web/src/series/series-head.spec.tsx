import { screen, waitFor, within } from '@testing-library/react';
import {
  competitionFixture,
  listSuggestions,
  readOwnEntry,
  type Competition,
} from '@upround/competitions/contract';
import { links } from '@upround/shared/links';
import { aDraft } from '../competition/competition-test.fixtures';
import { openSeries, seriesApi, setWidth } from './series-test.fixtures';

const aRound = (changes: Partial<Competition> = {}): Competition => ({
  ...competitionFixture,
  series: 'startup-showcase',
  ...changes,
});

let scrolled: jest.SpyInstance;
beforeEach(() => {
  jest.useFakeTimers({ now: Date.parse(competitionFixture.serverTime), advanceTimers: true });
  scrolled = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('on a phone', () => {
  beforeEach(() => setWidth('phone'));

  it('the next date is one line, which opens to all dates', async () => {
    const { user, container } = await openSeries('showcase', { round: aRound() });
    const line = await screen.findByText(/^Entries close 14 Mar, 11:59 pm IST/);
    expect(line.parentElement).toHaveTextContent('Entries close 14 Mar, 11:59 pm IST in 5 days');
    const dates = screen.getByRole('list', { name: 'Dates' });
    expect(dates).not.toBeVisible();
    await user.click(line);
    expect(dates).toBeVisible();
    expect(within(dates).getAllByRole('listitem')).toHaveLength(4);
    expect(screen.getByRole('link', { name: 'Add to calendar' })).toBeVisible();
    await expect(container).toHaveNoAxeViolations();
  });

  it.each([
    [{ phase: 'ANNOUNCED' }, /^Entries open 1 Mar/],
    [{ phase: 'CLOSED' }, /^Judging begins 15 Mar/],
    [{ phase: 'JUDGING' }, /^Results 28 Mar/],
    [
      { phase: 'RESULT', publishedAt: '2027-03-27T12:30:00.000Z' },
      /^Results published 27 Mar, 6:00 pm IST$/,
    ],
  ] as const)('the line is about what comes next: %j', async (changes, line) => {
    await openSeries('showcase', { round: aRound(changes) });
    expect(await screen.findByText(line)).toBeVisible();
  });

  it('the text comes before prizes, and nothing counts down', async () => {
    await openSeries('showcase', { round: aRound() });
    const text = await screen.findByRole('heading', { name: 'What it is' });
    const prizes = screen.getByRole('region', { name: 'Prizes' });
    expect(text.compareDocumentPosition(prizes)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(screen.queryByRole('timer')).not.toBeInTheDocument();
  });

  it('that there’s no round is said above the text', async () => {
    await openSeries('showcase');
    const none = await screen.findByRole('heading', { name: 'No round is open' });
    const text = screen.getByRole('heading', { name: 'What it is' });
    expect(none.compareDocumentPosition(text)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
  });
});

describe('the head', () => {
  it('has one title and one lead, and names the round in small type', async () => {
    const round = aRound();
    await openSeries('showcase', { round });
    const label = await screen.findByText(/^This round:/);
    expect(label).toHaveTextContent('This round: Monsoon Build');
    expect(screen.getByText(/^Show what you’ve built/)).toBeVisible();
    expect(screen.queryByText(round.tagline)).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Startup showcase');
  });
});

describe('what to do', () => {
  it('is to go on with an entry that the member has', async () => {
    const api = seriesApi(aRound({ isJoined: true })).on(readOwnEntry, () => ({ entry: aDraft() }));
    await openSeries('showcase', { api, isMember: true });
    expect(await screen.findByRole('link', { name: 'Open your entry' })).toHaveAttribute(
      'href',
      `${links.showcase()}?tab=entry`,
    );
    expect(screen.queryByRole('link', { name: 'Start your entry' })).not.toBeInTheDocument();
  });

  it('is to follow a round that isn’t open yet', async () => {
    await openSeries('showcase', { round: aRound({ phase: 'ANNOUNCED', entryCount: 0 }) });
    expect(await screen.findByRole('button', { name: 'Follow Monsoon Build' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'See this round' })).toHaveAttribute(
      'href',
      links.competition(competitionFixture.slug),
    );
    expect(screen.queryByRole('link', { name: 'Start your entry' })).not.toBeInTheDocument();
    expect(screen.getByText('Followers').nextElementSibling).toHaveTextContent('118');
    expect(screen.queryByText('Entries so far')).not.toBeInTheDocument();
  });

  it.each([
    ['to follow it', false, 'Follow Monsoon Build'],
    ['to see it, for followers', true, 'See this round'],
  ])('has one main action before the round opens: %s', async (_, isFollowing, name) => {
    await openSeries('showcase', { round: aRound({ phase: 'ANNOUNCED', isFollowing }) });
    const follow = await screen.findByRole('button', { name: /^Follow/ });
    const see = screen.getByRole('link', { name: 'See this round' });
    const filled = [follow, see].filter(({ classList }) => classList.contains('bg-accent'));
    expect(filled).toHaveLength(1);
    expect(filled[0]).toHaveAccessibleName(name);
  });
});

describe('the member’s entry', () => {
  const anApi = () =>
    seriesApi(aRound())
      .on(readOwnEntry, () => ({ entry: null }))
      .on(listSuggestions, () => ({ data: [] }));

  it('begins at its heading, below a short head', async () => {
    const { user } = await openSeries('showcase', { api: anApi(), isMember: true });
    await user.click(await screen.findByRole('link', { name: 'Start your entry' }));
    const heading = await screen.findByRole('heading', { level: 2, name: 'Your entry' });
    await waitFor(() => expect(heading).toHaveFocus());
    expect(scrolled).toHaveBeenCalledWith(0, 0);
    expect(screen.queryByRole('button', { name: /^Follow/ })).not.toBeInTheDocument();
    expect(screen.getByRole('timer', { name: 'Time until entries close' })).toBeVisible();
  });

  it('leaves the focus where it is when the page opens with it', async () => {
    await openSeries('showcase', { api: anApi(), isMember: true, tab: 'entry' });
    await screen.findByRole('textbox', { name: 'Title' });
    expect(document.body).toHaveFocus();
  });
});
