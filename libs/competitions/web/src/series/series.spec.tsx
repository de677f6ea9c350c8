import { screen, waitFor, within } from '@testing-library/react';
import {
  competitionFixture,
  listSuggestions,
  readOwnEntry,
  readRound,
  saveEntry,
} from '@upround/competitions/contract';
import { coreErrors } from '@upround/shared/contract-core';
import { links } from '@upround/shared/links';
import { refuse } from '@upround/shared/testing';
import { aDraft } from '../competition/competition-test.fixtures';
import { seriesPages, type SeriesName } from './series';
import { openSeries, seriesApi, setWidth } from './series-test.fixtures';

const names = Object.keys(seriesPages) as SeriesName[];
const { slug } = competitionFixture;

afterEach(() => jest.restoreAllMocks());

describe('the pages of showcases and campaigns', () => {
  it.each(names)('%s says what it is, and that no round is open', async (name) => {
    const { container } = await openSeries(name);
    expect(await screen.findByRole('heading', { name: 'No round is open' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'See competitions' })).toHaveAttribute(
      'href',
      links.competitions({ status: 'coming' }),
    );
    expect(screen.getAllByRole('heading', { level: 2 }).length).toBeGreaterThan(3);
    expect(screen.queryByText(/page:|\{/)).not.toBeInTheDocument();
    await expect(container).toHaveNoAxeViolations();
  });

  it.each(names)('%s has whose it is and ways out where its layout has no bars', async (name) => {
    await openSeries(name);
    await screen.findByRole('heading', { level: 1 });
    const home = screen.queryByRole('link', { name: 'Upround' });
    if (seriesPages[name].layout === 'default') expect(home).not.toBeInTheDocument();
    else expect(home).toHaveAttribute('href', links.home());
  });

  it('shows the round with its dates and countdown, and leads to its form', async () => {
    setWidth('wide');
    const round = { ...competitionFixture, series: 'pre-a-funding' as const };
    const { api, container } = await openSeries('preAFunding', { round });
    const panel = within(await screen.findByRole('region', { name: 'This round' }));
    // The head names it.
    expect(screen.getByText('Monsoon Build')).toBeVisible();
    expect(screen.getByRole('timer', { name: 'Time until entries close' })).toBeVisible();
    expect(
      within(panel.getByRole('list', { name: 'Dates' })).getAllByRole('listitem'),
    ).toHaveLength(4);
    expect(screen.getByRole('link', { name: 'Start your entry' })).toHaveAttribute(
      'href',
      `${links.preAFunding()}?tab=entry`,
    );
    expect(panel.getByRole('link', { name: 'All details of this round' })).toHaveAttribute(
      'href',
      links.competition(slug),
    );
    expect(api.received(readRound)[0]?.params).toEqual({ series: 'pre-a-funding' });
    await expect(container).toHaveNoAxeViolations();
  });

  it('says what the round is about: its prizes, who may be in a team, and what judges score', async () => {
    await openSeries('showcase', { round: competitionFixture });
    const prizes = within(await screen.findByRole('region', { name: 'Prizes' }));
    expect(prizes.getAllByRole('listitem')).toHaveLength(3);
    expect(prizes.getByText('1st place')).toBeVisible();
    const criteria = within(screen.getByRole('region', { name: 'What judges score' }));
    expect(criteria.getByText('50%')).toBeVisible();
    const value = (label: string) => screen.getByText(label, { selector: 'dt' }).nextElementSibling;
    expect(screen.getByText('without equity').parentElement).toHaveTextContent(
      'Main prize ₹10 lakh without equity',
    );
    expect(value('Entries so far')).toHaveTextContent('42');
    expect(value('Team')).toHaveTextContent('Up to 4 people');
    expect(value('Organiser')).toHaveTextContent('Kaveri Foundation');
  });

  it('has the same form, which saves itself', async () => {
    const round = { ...competitionFixture, series: 'og-accelerator' as const };
    const api = seriesApi(round)
      .on(readOwnEntry, () => ({ entry: null }))
      .on(listSuggestions, () => ({ data: [] }))
      .on(saveEntry, ({ body }) => aDraft({ ...body, revision: 1 }));
    const { user } = await openSeries('accelerator', { api, tab: 'entry', isMember: true });
    await user.type(await screen.findByRole('textbox', { name: 'Title' }), 'Harbourlight');
    await waitFor(() => expect(api.received(saveEntry)).toHaveLength(1), { timeout: 3_000 });
    expect(api.received(saveEntry)[0]?.params).toEqual({ slug });
    expect(screen.getByRole('timer', { name: 'Time until entries close' })).toBeVisible();
    expect(await screen.findByText('Your entry isn’t submitted yet')).toBeVisible();
  });

  it('says that there is nothing to apply to without a round', async () => {
    await openSeries('brandShowcase', { tab: 'entry', isMember: true });
    expect(
      await screen.findByRole('heading', { name: 'You can enter once a round is open.' }),
    ).toBeVisible();
  });

  it('says why the round couldn’t be loaded, and tries again', async () => {
    const api = seriesApi(null).on(readRound, () => {
      throw refuse(coreErrors.INTERNAL);
    });
    const { user } = await openSeries('sharkTank', { api });
    expect(await screen.findByRole('alert')).toHaveTextContent('Couldn’t load the round');
    api.on(readRound, () => ({ round: competitionFixture }));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'Start your entry' })).toBeVisible();
  });

  it.each(names)('%s has one word for what a team writes', async (name) => {
    await openSeries(name, { round: competitionFixture });
    await screen.findByRole('link', { name: 'Your entry' });
    // The show that people prepare for has applications of its own.
    if (name === 'sharkTank') return;
    expect(screen.queryByText(/\bapplications?\b/i)).not.toBeInTheDocument();
    expect(screen.queryByText(/\bapply (again|with|to (the )?(showcase|campaign))/i)).toBeNull();
  });

  it('doesn’t claim to belong to a show', async () => {
    await openSeries('sharkTank');
    expect(await screen.findByText(/not affiliated with Shark Tank India/)).toBeVisible();
  });
});

describe('the rules of the showcase', () => {
  it('are those of the round', async () => {
    await openSeries('showcaseRules', {
      round: { ...competitionFixture, series: 'startup-showcase' },
    });
    expect(await screen.findByRole('heading', { name: 'Monsoon Build' })).toBeVisible();
    expect(screen.getAllByText('Monsoon Build')).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'Start your entry' })).toBeVisible();
    expect(screen.getByText('Five judges score each entry.')).toBeVisible();
    expect(screen.getByRole('region', { name: 'Change log' })).toBeVisible();
  });

  it('are those of every round while there’s none', async () => {
    await openSeries('showcaseRules');
    expect(await screen.findByText(/rules that apply to every round/)).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Receipts' })).toBeVisible();
  });
});
