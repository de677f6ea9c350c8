import { act, screen, waitFor, within } from '@testing-library/react';
import {
  competitionEvent,
  listEntries,
  listResults,
  ownEntryFixture,
  ownResultFixture,
  pastCompetitionFixture,
  readCompetition,
  readOwnEntry,
  readOwnResult,
  resultLineFixtures,
} from '@upround/competitions/contract';
import { coreErrors } from '@upround/shared/contract-core';
import { I18nProvider } from '@upround/shared/i18n';
import { links, routes } from '@upround/shared/links';
import { refuse, renderScreen, segment } from '@upround/shared/testing';
import { CompetitionScreen } from './competition-screen';
import { aCompetition, anApi, beNarrow, open, slug } from './competition-test.fixtures';

const region = async (name: string) => within(await screen.findByRole('region', { name }));

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('the page of a competition', () => {
  it('says what it is, who runs it, and what wins', async () => {
    const { container } = open({ isGuest: true });
    expect(await screen.findByRole('heading', { level: 1, name: 'Monsoon Build' })).toBeVisible();
    expect(screen.getByText('By Kaveri Foundation')).toBeVisible();
    expect(screen.getByText('Open')).toBeVisible();
    expect(screen.getByText('Every July the same streets flood.')).toBeVisible();
    const facts = within(screen.getByRole('complementary', { name: 'At a glance' }));
    expect(facts.getByText('1st place')).toBeVisible();
    expect(facts.getByText('Paid within thirty days.')).toBeVisible();
    expect(facts.getByText('Up to 4 people')).toBeVisible();
    expect(facts.getByText(/members vote for their favourite/)).toBeVisible();
    const eligible = await region('Who can enter');
    expect(eligible.getByText('You live in India.')).toBeVisible();
    expect(screen.getByText('No. You can be in one entry.')).toBeVisible();
    await expect(container).toHaveNoAxeViolations();
  });

  it('says how entries are judged, as a table for screen readers too', async () => {
    open({ isGuest: true });
    const judging = await region('How entries are judged');
    const rows = within(judging.getByRole('table', { name: /weights/ })).getAllByRole('row');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      expect.any(String),
      'NeedDo people need it?50%',
      'ProofDoes it work?30%',
      'TeamCan they do it?20%',
    ]);
    expect(judging.getByText(/higher average over all judges comes first/)).toBeVisible();
  });

  it('shows each moment on the reader’s clock, and names the zone and UTC once', async () => {
    const { user, container } = renderScreen(
      <I18nProvider timeZone="Asia/Kolkata">
        <CompetitionScreen />
      </I18nProvider>,
      { path: links.competition(slug), pattern: routes.competition, api: anApi() },
    );
    const dates = await screen.findByRole('list', { name: 'Dates' });
    const [opens, closes] = within(dates).getAllByRole('listitem');
    expect(opens).toHaveTextContent('Done:Entries opened');
    expect(closes).toHaveTextContent('Next:Entries close');
    expect(closes).toHaveAttribute('aria-current', 'step');
    expect(closes).toHaveTextContent(/14 March.*11:59 pm$/);
    const utc = screen.getByRole('list', { name: 'Dates in UTC', hidden: true });
    expect(utc).not.toBeVisible();
    await user.click(screen.getByText('Times are in India Standard Time (GMT+5:30).'));
    expect(within(utc).getByText('Entries close: 14 Mar, 18:29 UTC')).toBeVisible();
    await expect(container).toHaveNoAxeViolations();
  });

  it('has its dates in the first tab on phones, so that the tabs stay in sight', async () => {
    beNarrow();
    const { user } = open({ isGuest: true });
    const tabs = await screen.findByRole('navigation', { name: 'Parts of Monsoon Build' });
    const dates = screen.getByRole('list', { name: 'Dates' });
    expect(tabs.compareDocumentPosition(dates)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(dates).not.toBeVisible();
    await user.click(screen.getByText(/^Entries close 14 Mar/));
    expect(dates).toBeVisible();
    expect(screen.getByRole('link', { name: 'Add to calendar' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Copy link' })).toHaveTextContent('Copy link');
    await user.click(screen.getByRole('link', { name: 'Rules' }));
    await region('Rules');
    expect(screen.queryByRole('list', { name: 'Dates' })).not.toBeInTheDocument();
  });

  it('begins with who won once there is a result, and has the past dates after it', async () => {
    const { winners } = pastCompetitionFixture;
    open({ api: anApi({ phase: 'RESULT', winners }), isGuest: true });
    const won = await region('Winner');
    // What they won is said with them and among the prizes, not on the cover as well.
    expect(screen.queryByText('Main prize')).not.toBeInTheDocument();
    const dates = screen.getByRole('list', { name: 'Dates' });
    expect(screen.getByRole('region', { name: 'Winner' }).compareDocumentPosition(dates)).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
    // The heading says so.
    expect(won.queryByText(/^Winner:/)).not.toBeInTheDocument();
    expect(won.getByRole('link', { name: winners[0]?.title })).toHaveAttribute(
      'href',
      links.competition(slug, { tab: 'entries', entry: winners[0]?.entryId ?? '' }),
    );
    expect(won.getByRole('link', { name: 'See all results' })).toHaveAttribute(
      'href',
      links.competition(slug, { tab: 'entries' }),
    );
  });

  it('counts down by the server’s clock, stops, and reads it again', async () => {
    // This device is years behind the server.
    jest.useFakeTimers({ now: Date.parse('2020-01-01T00:00:00.000Z'), advanceTimers: true });
    const api = anApi({ serverTime: '2027-03-14T18:28:50.000Z' });
    open({ api, isGuest: true });
    const timer = await screen.findByRole('timer', { name: 'Time until entries close' });
    expect(timer).toHaveTextContent(/^00h 00m (10|09)s$/);
    api.on(readCompetition, () =>
      aCompetition({ phase: 'CLOSED', serverTime: '2027-03-14T18:29:01.000Z' }),
    );
    act(() => jest.advanceTimersByTime(11_000));
    expect(await screen.findByText('Entries closed', { selector: '[class*=h-5]' })).toBeVisible();
    expect(screen.getByRole('timer', { name: 'Time until judging begins' })).toBeVisible();
    expect(api.received(readCompetition)).toHaveLength(2);
  });

  it.each([
    ['OPEN', null, 'Enter competition'],
    ['OPEN', { ...ownEntryFixture, receipt: null, state: 'DRAFT' }, 'Open your entry'],
    ['OPEN', ownEntryFixture, 'Open your entry'],
    ['OPEN', { ...ownEntryFixture, isChanged: false }, 'Open your entry'],
    ['JUDGING', null, 'See entries'],
    ['RESULT', null, 'See results'],
  ] as const)('in %s leads on with %#', async (phase, entry, name) => {
    open({ api: anApi({ phase }, entry as typeof ownEntryFixture | null) });
    const tab = phase === 'OPEN' ? 'entry' : 'entries';
    expect(await screen.findByRole('link', { name })).toHaveAttribute(
      'href',
      links.competition(slug, { tab }),
    );
  });

  it('names its main action before the member’s entry is read as after it', async () => {
    const api = anApi({}, ownEntryFixture);
    const answer = api.pause(readOwnEntry);
    open({ api });
    const before = await screen.findByRole('link', { name: 'Open your entry' });
    expect(screen.getByRole('link', { name: 'Add to calendar' })).toBeVisible();
    answer();
    expect(await screen.findByText('Your entry has changes that aren’t submitted')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Open your entry' })).toBe(before);
  });

  it.each([
    [{ isChanged: false }, ownResultFixture, 'You came 1st of 14'],
    [{ isChanged: false }, { ...ownResultFixture, rank: null }, 'Your results are in'],
    [{ state: 'DRAFT' as const, receipt: null }, null, 'Your entry wasn’t submitted in time'],
  ])(
    'says once the result is out how the member’s entry did: %#',
    async (changes, result, text) => {
      const api = anApi({ phase: 'RESULT' }, { ...ownEntryFixture, ...changes });
      open({ api: api.on(readOwnResult, () => ({ result })) });
      expect(await screen.findByText(text)).toBeVisible();
    },
  );

  it('leads on with voting while that’s open', async () => {
    const { vote } = aCompetition();
    open({ api: anApi({ phase: 'CLOSED', vote: vote && { ...vote, isOpen: true } }) });
    expect(await screen.findByRole('link', { name: 'See entries and vote' })).toHaveAttribute(
      'href',
      links.competition(slug, { tab: 'entries' }),
    );
  });

  it('offers to copy its link and to add its dates to a calendar', async () => {
    open({ isGuest: true });
    expect(await screen.findByRole('button', { name: 'Copy link' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Add to calendar' })).toHaveAttribute(
      'href',
      `/v1/competition-calendar/${slug}.ics`,
    );
  });

  it('is read again once it changes', async () => {
    const api = anApi();
    const { realtime } = open({ api });
    await screen.findByRole('heading', { level: 1, name: 'Monsoon Build' });
    api.on(readCompetition, () => aCompetition({ prize: '₹20 lakh' }));
    await realtime.tell(competitionEvent, { id: 'another' });
    expect(screen.queryByText('₹20 lakh')).not.toBeInTheDocument();
    await realtime.tell(competitionEvent, { id: aCompetition().id });
    expect(await screen.findByText('₹20 lakh')).toBeVisible();
  });

  it('shows who won once the result is published while it is open', async () => {
    const api = anApi();
    const { realtime } = open({ api });
    await screen.findByRole('heading', { level: 1, name: 'Monsoon Build' });
    expect(screen.queryByRole('region', { name: 'Winner' })).not.toBeInTheDocument();
    const { winners } = pastCompetitionFixture;
    api.on(readCompetition, () => aCompetition({ phase: 'RESULT', winners }));
    await realtime.tell(competitionEvent, { id: aCompetition().id });
    expect(await screen.findByRole('region', { name: 'Winner' })).toBeVisible();
  });

  it('says that there is none, or why it couldn’t be loaded', async () => {
    const api = anApi().on(readCompetition, () => {
      throw refuse(coreErrors.INTERNAL);
    });
    const { user } = open({ api, isGuest: true });
    expect(await screen.findByRole('alert')).toHaveTextContent('Couldn’t load this competition');
    api.on(readCompetition, () => {
      throw refuse(coreErrors.NOT_FOUND);
    });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Competition not found' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'See all competitions' })).toHaveAttribute(
      'href',
      links.competitions(),
    );
  });
});

describe('the rules of a competition', () => {
  it('have a version, and list what was changed with a moved deadline', async () => {
    const { container } = open({ tab: 'rules', isGuest: true });
    const rules = await region('Rules');
    expect(rules.getByText('Version 2, in force since 3 Mar 2027')).toBeVisible();
    expect(rules.getByText('Five judges score each entry.')).toBeVisible();
    const changes = within(screen.getByRole('complementary', { name: 'Change log' }));
    const [deadline, announced] = changes.getAllByRole('listitem');
    expect(deadline).toHaveTextContent(/Was.*11 March.*Now.*14 March/);
    expect(announced).toHaveTextContent('Monsoon Build was announced.');
    await expect(container).toHaveNoAxeViolations();
  });
});

describe('the entries of a competition', () => {
  it('appear after the deadline', async () => {
    const api = anApi();
    open({ tab: 'entries', api, isGuest: true });
    expect(
      await screen.findByRole('heading', { name: 'Entries are hidden for now' }),
    ).toBeVisible();
    expect(api.received(listEntries)).toHaveLength(0);
  });

  it('are listed with their teams then', async () => {
    const api = anApi({ phase: 'JUDGING' });
    const { container } = open({ tab: 'entries', api, isGuest: true });
    const entries = await region('Entries');
    expect(await entries.findByRole('heading', { name: 'Harbourlight' })).toBeVisible();
    expect(entries.getByText('Sensors on bridges')).toBeVisible();
    expect(entries.getByRole('link', { name: 'Asha Menon' })).toHaveAttribute(
      'href',
      links.user('asha-menon'),
    );
    await expect(container).toHaveNoAxeViolations();
  });

  it('say that there are none, or why they couldn’t be loaded', async () => {
    const api = anApi({ phase: 'CLOSED' }).on(listEntries, () => {
      throw refuse(coreErrors.INTERNAL);
    });
    const { user } = open({ tab: 'entries', api, isGuest: true });
    expect(await screen.findByRole('alert')).toHaveTextContent('Couldn’t load entries');
    api.on(listEntries, () => segment([]));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.getByText('No one entered')).toBeVisible());
  });
});

describe('the result of a competition', () => {
  it('ranks the entries, with what they won and how they were scored', async () => {
    const [winner] = resultLineFixtures;
    const { container } = open({ tab: 'entries', api: anApi({ phase: 'RESULT' }), isGuest: true });
    const result = await region('Results');
    const [first, second] = await result.findAllByRole('article');
    expect(first).toHaveTextContent(winner.entry.title);
    expect(first).toHaveTextContent(`Rank ${winner.rank}`);
    expect(first).toHaveTextContent(winner.prize ?? 'no prize');
    expect(first).toHaveTextContent(`Score${winner.score}`);
    expect(first).toHaveTextContent('Public favourite');
    expect(first).toHaveTextContent('Votes31');
    expect(first).not.toHaveTextContent('Your entry');
    expect(second).not.toHaveTextContent('Public favourite');
    expect(screen.getByRole('link', { name: 'Results' })).toHaveAttribute('aria-current', 'page');
    // There already.
    expect(screen.queryByRole('link', { name: 'See results' })).not.toBeInTheDocument();
    await expect(container).toHaveNoAxeViolations();
  });

  it('has the first places apart, and names the figures of all others', async () => {
    const [winner] = resultLineFixtures;
    const lineOf = (rank: number | null) => ({
      ...winner,
      rank,
      entry: { ...winner.entry, id: `entry-${rank}`, title: `Entry ${rank}` },
    });
    const lines = [1, 2, 3, 3, 5, null].map((rank, place) => {
      const line = lineOf(rank);
      return { ...line, entry: { ...line.entry, id: `entry-${place}` } };
    });
    const api = anApi({ phase: 'RESULT' }).on(listResults, () => segment(lines));
    open({ tab: 'entries', api, memberId: winner.entry.team[0]?.id });
    const first = await screen.findByRole('list', { name: 'First places' });
    expect(within(first).getAllByRole('article')).toHaveLength(4);
    const others = within(screen.getByRole('list', { name: 'Other places' }));
    const [fifth, unranked] = others.getAllByRole('article');
    expect(fifth).toHaveTextContent(`Rank 5`);
    expect(fifth).toHaveTextContent(`Judges${winner.judges}`);
    expect(fifth).toHaveTextContent('Your entry');
    expect(unranked).toHaveTextContent('Not ranked');
  });

  it('says why it couldn’t be loaded, and that there is none', async () => {
    const api = anApi({ phase: 'RESULT' }).on(listResults, () => {
      throw refuse(coreErrors.INTERNAL);
    });
    const { user } = open({ tab: 'entries', api, isGuest: true });
    expect(await screen.findByRole('alert')).toHaveTextContent('Couldn’t load results');
    api.on(listResults, () => segment([]));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'No entry was ranked' })).toBeVisible();
  });

  it('tells a member what their entry reached', async () => {
    const entry = { ...ownEntryFixture, isChanged: false };
    const { container } = open({ tab: 'entry', api: anApi({ phase: 'RESULT' }, entry) });
    const own = await region('How your entry did');
    // It says all there is.
    expect(screen.queryByText('Entries are closed')).not.toBeInTheDocument();
    expect(own.getByRole('link', { name: 'Download certificate' })).toHaveAttribute(
      'href',
      `/v1/competition-certificate/${ownEntryFixture.receipt?.code}.pdf`,
    );
    const { rank, ranked, byCriterion } = ownResultFixture;
    expect(own.getByText(`Rank ${rank} of ${ranked}`)).toBeVisible();
    const criteria = within(own.getByRole('table', { name: 'Average by criterion' }));
    expect(criteria.getAllByRole('row')).toHaveLength(byCriterion.length + 1);
    await expect(container).toHaveNoAxeViolations();
  });
});
