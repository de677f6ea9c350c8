import { QueryClient } from '@tanstack/react-query';
import { screen, within } from '@testing-library/react';
import {
  competitionCardFixtures,
  competitionFixture,
  galleryEntryFixtures,
  listCompetitions,
  listEntries,
  listResults,
  readRound,
  resultLineFixtures,
  type CompetitionCard,
  type ResultLine,
} from '@upround/competitions/contract';
import { coreErrors } from '@upround/shared/contract-core';
import { links } from '@upround/shared/links';
import { refuse, segment } from '@upround/shared/testing';
import { readSeriesAhead } from './read-series-ahead';
import { openSeries, seriesApi, setWidth } from './series-test.fixtures';

const [card] = competitionCardFixtures;
const [first, second] = galleryEntryFixtures;
const [winner, runnerUp] = resultLineFixtures;

const aCard = (slug: string, changes: Partial<CompetitionCard>): CompetitionCard => ({
  ...card,
  id: slug,
  slug,
  title: `Round ${slug}`,
  series: 'startup-showcase',
  ...changes,
});
const judged = aCard('summer', { phase: 'JUDGING', entryCount: 2 });
const decided = aCard('spring', { phase: 'RESULT', publishedAt: '2027-01-05T10:00:00.000Z' });
const older = aCard('autumn', { phase: 'RESULT', publishedAt: '2026-10-05T10:00:00.000Z' });

const lineOf = (rank: number | null): ResultLine => ({
  ...runnerUp,
  rank,
  entry: { ...second, id: `entry-${rank}`, title: `Company ${rank}` },
});

const anApi = (...past: CompetitionCard[]) =>
  seriesApi(competitionFixture, past)
    .on(listEntries, () => segment([first, second]))
    .on(listResults, () => segment([winner, lineOf(2), lineOf(4), lineOf(null)]));

const cardsIn = (part: HTMLElement) =>
  within(part)
    .getAllByRole('article')
    .map((article) => within(article).getByRole('heading', { level: 3 }).textContent);

afterEach(() => jest.restoreAllMocks());

describe('past rounds of a showcase', () => {
  it('show the winners of the last one, and lead to earlier ones', async () => {
    const { api, container } = await openSeries('showcase', { api: anApi(decided, older) });
    const winners = await screen.findByRole('region', { name: 'Winners of Round spring' });
    expect(cardsIn(winners)).toEqual(['Harbourlight', 'Company 2']);
    const best = within(within(winners).getByRole('article', { name: 'Harbourlight' }));
    expect(best.getByText('1st place')).toBeVisible();
    expect(best.getByText('₹10 lakh without equity')).toBeVisible();
    expect(best.getByRole('link', { name: 'Asha Menon' })).toBeVisible();
    expect(best.getByRole('link', { name: 'Harbourlight' })).toHaveAttribute(
      'href',
      links.competition('spring', { tab: 'entries', entry: first.id }),
    );
    expect(screen.getByRole('link', { name: 'See all results' })).toHaveAttribute(
      'href',
      links.competition('spring', { tab: 'entries' }),
    );
    const earlier = within(screen.getByRole('region', { name: 'Earlier rounds' }));
    expect(earlier.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Round autumn',
    ]);
    expect(api.received(listCompetitions)[0]?.query).toMatchObject({
      status: 'ALL',
      series: 'startup-showcase',
    });
    expect(api.received(listEntries)).toHaveLength(0);
    await expect(container).toHaveNoAxeViolations();
  });

  it('show the entries of one that’s being judged', async () => {
    const { address, user } = await openSeries('showcase', { api: anApi(judged, decided) });
    const entries = await screen.findByRole('region', { name: 'Entries of Round summer' });
    expect(cardsIn(entries)).toEqual(['Harbourlight', 'Dry Steps']);
    expect(within(entries).queryByText(/place$/)).not.toBeInTheDocument();
    expect(within(entries).getByRole('link', { name: 'See all 2 entries' })).toBeVisible();
    expect(screen.getByRole('region', { name: 'Winners of Round spring' })).toBeVisible();
    await user.click(within(entries).getByText('Sensors on bridges'));
    expect(address()).toBe(links.competition('summer', { tab: 'entries', entry: second.id }));
  });

  it('are left out where there are none', async () => {
    await openSeries('showcase', {
      api: anApi(aCard('next', {}), aCard('later', { phase: 'ANNOUNCED' })),
    });
    await screen.findByRole('heading', { name: 'What it is' });
    expect(screen.queryByRole('article')).not.toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Earlier rounds' })).not.toBeInTheDocument();
  });

  it('are left out where they can’t be read', async () => {
    const api = anApi(decided).on(listResults, () => {
      throw refuse(coreErrors.INTERNAL);
    });
    await openSeries('showcase', { api });
    expect(await screen.findByRole('heading', { name: 'What it is' })).toBeVisible();
    expect(screen.queryByRole('article')).not.toBeInTheDocument();
  });

  it.each([
    ['phone', Node.DOCUMENT_POSITION_FOLLOWING],
    ['wide', Node.DOCUMENT_POSITION_PRECEDING],
  ] as const)('are in their place beside the text: %s', async (width, place) => {
    setWidth(width);
    await openSeries('showcase', { api: anApi(decided) });
    const text = await screen.findByRole('heading', { name: 'What it is' });
    const winners = screen.getByRole('region', { name: 'Winners of Round spring' });
    expect(text.compareDocumentPosition(winners)).toBe(place);
  });

  it('fill their rows: six of eight, three of five', async () => {
    const entries = Array.from({ length: 8 }, (_, at) => ({
      ...second,
      id: `entry-${at}`,
      title: `Company ${at}`,
    }));
    const api = anApi(judged).on(listEntries, () => segment(entries));
    const { unmount } = await openSeries('showcase', { api });
    await screen.findByRole('region', { name: 'Entries of Round summer' });
    expect(screen.getAllByRole('article')).toHaveLength(6);
    unmount();
    await openSeries('showcase', {
      api: anApi(judged).on(listEntries, () => segment(entries.slice(0, 5))),
    });
    await screen.findByRole('region', { name: 'Entries of Round summer' });
    expect(screen.getAllByRole('article')).toHaveLength(3);
  });

  it('are read ahead, but not for the rules', async () => {
    const { api } = await openSeries('showcaseRules', { api: anApi(decided) });
    await screen.findByRole('heading', { name: 'Monsoon Build' });
    await readSeriesAhead(new QueryClient(), 'showcaseRules');
    expect(api.received(listCompetitions)).toHaveLength(0);
    await readSeriesAhead(new QueryClient(), 'showcase');
    expect(api.received(readRound).length).toBeGreaterThan(1);
    expect(api.received(listCompetitions)).toHaveLength(1);
    expect(api.received(listResults)).toHaveLength(1);
  });
});
