import { act, screen, within } from '@testing-library/react';
import {
  competitionCardFixtures,
  competitionEvent,
  competitionFixture,
  galleryEntryFixtures,
  listCompetitions,
  listEntries,
  listResults,
  pastCompetitionFixture,
  readRound,
  resultLineFixtures,
  type ListedCompetition,
} from '@upround/competitions/contract';
import { coreErrors } from '@upround/shared/contract-core';
import { refuse, segment } from '@upround/shared/testing';
import { openSeries, seriesApi } from './series-test.fixtures';

const [card] = competitionCardFixtures;
const [winner] = resultLineFixtures;
const { winners } = pastCompetitionFixture;
const round = { ...competitionFixture, series: 'startup-showcase' } as const;

const aCard = (slug: string, changes: Partial<ListedCompetition>): ListedCompetition => ({
  ...card,
  id: slug,
  slug,
  title: `Round ${slug}`,
  series: 'startup-showcase',
  winners: [],
  ...changes,
});
const result = { phase: 'RESULT', publishedAt: '2027-01-05T10:00:00.000Z' } as const;
const spring = aCard('spring', { ...result, winners });
const judged = aCard('summer', { phase: 'JUDGING', entryCount: 2 });
const summer = aCard('summer', { ...result, winners, entryCount: 2 });

const answer = (cards: readonly ListedCompetition[]) => ({
  ...segment([...cards]),
  counts: {
    OPEN: 0,
    COMING: 0,
    JUDGING: 0,
    PAST: cards.filter(({ phase }) => phase === 'RESULT').length,
  },
});

const anApi = () =>
  seriesApi(round)
    .on(listCompetitions, () => answer([judged, spring]))
    .on(listEntries, () => segment([...galleryEntryFixtures]))
    .on(listResults, ({ params: { slug } }) =>
      segment([{ ...winner, entry: { ...winner.entry, title: `Winner of ${slug}` } }]),
    );

const pass = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1000));
const button = () => screen.findByRole('button', { name: 'New results' });
const pill = () => screen.queryByRole('button', { name: 'New results' });

beforeEach(() => jest.useFakeTimers({ advanceTimers: true }));
afterEach(() => jest.useRealTimers());

describe('an open page of a showcase', () => {
  it('says that a result is out, and shows the winners once that is pressed', async () => {
    const api = anApi();
    const { user, container } = await openSeries('showcase', { api });
    await screen.findByRole('region', { name: 'Entries of Round summer' });
    api.on(listCompetitions, () => answer([summer, spring]));
    await pass(61);
    const shown = await button();
    expect(screen.getByRole('region', { name: 'Winners of Round spring' })).toBeVisible();
    await expect(container).toHaveNoAxeViolations();
    const answerRounds = api.pause(listCompetitions);
    await user.click(shown);
    // What's there stays until all of the new is.
    expect(screen.getByRole('region', { name: 'Winners of Round spring' })).toBeVisible();
    answerRounds();
    const won = await screen.findByRole('region', { name: 'Winners of Round summer' });
    expect(within(won).getByRole('link', { name: 'Winner of summer' })).toBeVisible();
    expect(screen.queryByRole('region', { name: /^Entries of/ })).not.toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Earlier rounds' })).toHaveTextContent('spring');
    expect(api.received(readRound)).toHaveLength(2);
    expect(pill()).not.toBeInTheDocument();
  });

  it('hears at once of a round that the member follows', async () => {
    const api = anApi();
    const { realtime } = await openSeries('showcase', { api, isMember: true });
    await screen.findByRole('region', { name: 'Entries of Round summer' });
    api.on(listCompetitions, () => answer([summer, spring]));
    await realtime.tell(competitionEvent, { id: judged.id });
    expect(await button()).toBeVisible();
  });

  it('shows a corrected result', async () => {
    const api = anApi();
    const { user } = await openSeries('showcase', { api });
    await screen.findByRole('link', { name: 'Winner of spring' });
    const corrected = winners.map((line) => ({ ...line, entryId: 'other', title: 'Other' }));
    api
      .on(listCompetitions, () => answer([judged, { ...spring, winners: corrected }]))
      .on(listResults, () => segment([{ ...winner, entry: { ...winner.entry, title: 'Other' } }]));
    await pass(61);
    await user.click(await button());
    expect(await screen.findByRole('link', { name: 'Other' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Winner of spring' })).not.toBeInTheDocument();
  });

  it('doesn’t ask where it shows only rules', async () => {
    const api = anApi();
    await openSeries('showcaseRules', { api });
    await screen.findByRole('heading', { name: competitionFixture.title });
    await pass(300);
    expect(api.received(listCompetitions)).toHaveLength(0);
  });

  it('stays as it is where winners can’t be read, and says why', async () => {
    const api = anApi();
    const { user } = await openSeries('showcase', { api });
    await screen.findByRole('region', { name: 'Entries of Round summer' });
    api
      .on(listCompetitions, () => answer([summer, spring]))
      .on(listResults, () => {
        throw refuse(coreErrors.INTERNAL);
      });
    await pass(61);
    await user.click(await button());
    expect(await screen.findByText(/^Couldn’t load new results/)).toBeVisible();
    expect(screen.getByRole('region', { name: 'Winners of Round spring' })).toBeVisible();
    expect(pill()).toBeVisible();
  });
});
