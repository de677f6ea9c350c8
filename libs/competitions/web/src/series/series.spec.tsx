import { screen, waitFor, within } from '@testing-library/react';
import {
  competitionFixture,
  readOwnEntry,
  readRound,
  saveEntry,
  type Competition,
} from '@upround/competitions/contract';
import { coreErrors } from '@upround/shared/contract-core';
import { links, routes } from '@upround/shared/links';
import { aUser, fakeApi, refuse, renderScreen } from '@upround/shared/testing';
import { aDraft } from '../competition/competition-test.fixtures';
import { seriesPages, type SeriesName } from './series';
import { loadSeriesPage } from './series-page';

const names = Object.keys(seriesPages) as SeriesName[];
const { slug } = competitionFixture;

const apiWith = (round: Competition | null) => fakeApi().on(readRound, () => ({ round }));

async function open(
  name: SeriesName,
  {
    round = null,
    tab,
    isMember = false,
    api = apiWith(round),
  }: {
    round?: Competition | null;
    tab?: 'entry';
    isMember?: boolean;
    api?: ReturnType<typeof fakeApi>;
  } = {},
) {
  const Screen = await loadSeriesPage(name);
  return renderScreen(<Screen />, {
    path: `${seriesPages[name].href()}${tab ? `?tab=${tab}` : ''}`,
    pattern: routes[name],
    api,
    user: isMember ? aUser() : null,
  });
}

describe('the pages of showcases and campaigns', () => {
  it.each(names)('%s says what it is, and that no round is open', async (name) => {
    const { container } = await open(name);
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
    await open(name);
    await screen.findByRole('heading', { level: 1 });
    const home = screen.queryByRole('link', { name: 'Upround' });
    if (seriesPages[name].layout === 'default') expect(home).not.toBeInTheDocument();
    else expect(home).toHaveAttribute('href', links.home());
  });

  it('shows the round with its dates and countdown, and leads to its form', async () => {
    const round = { ...competitionFixture, series: 'pre-a-funding' as const };
    const { api } = await open('preAFunding', { round });
    const panel = within(await screen.findByRole('region', { name: 'This round' }));
    expect(panel.getByText('Monsoon Build')).toBeVisible();
    expect(panel.getByRole('timer', { name: 'Time until entries close' })).toBeVisible();
    expect(
      within(panel.getByRole('list', { name: 'Dates' })).getAllByRole('listitem'),
    ).toHaveLength(4);
    expect(panel.getByRole('link', { name: 'Enter competition' })).toHaveAttribute(
      'href',
      `${links.preAFunding()}?tab=entry`,
    );
    expect(panel.getByRole('link', { name: 'All details, prizes and judging' })).toHaveAttribute(
      'href',
      links.competition(slug),
    );
    expect(api.received(readRound)[0]?.params).toEqual({ series: 'pre-a-funding' });
  });

  it('has the same form, which saves itself', async () => {
    const round = { ...competitionFixture, series: 'og-accelerator' as const };
    const api = apiWith(round)
      .on(readOwnEntry, () => ({ entry: null }))
      .on(saveEntry, ({ body }) => aDraft({ ...body, revision: 1 }));
    const { user } = await open('accelerator', { api, tab: 'entry', isMember: true });
    await user.type(await screen.findByRole('textbox', { name: 'Title' }), 'Harbourlight');
    await waitFor(() => expect(api.received(saveEntry)).toHaveLength(1), { timeout: 3_000 });
    expect(api.received(saveEntry)[0]?.params).toEqual({ slug });
    expect(screen.getByRole('timer', { name: 'Time until entries close' })).toBeVisible();
    expect(await screen.findByText('Your entry isn’t submitted yet')).toBeVisible();
  });

  it('says that there is nothing to apply to without a round', async () => {
    await open('brandShowcase', { tab: 'entry', isMember: true });
    expect(
      await screen.findByRole('heading', { name: 'You can apply once a round is open.' }),
    ).toBeVisible();
  });

  it('says why the round couldn’t be loaded, and tries again', async () => {
    const api = fakeApi().on(readRound, () => {
      throw refuse(coreErrors.INTERNAL);
    });
    const { user } = await open('sharkTank', { api });
    expect(await screen.findByRole('alert')).toHaveTextContent('Couldn’t load the round');
    api.on(readRound, () => ({ round: competitionFixture }));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('region', { name: 'This round' })).toBeVisible();
  });

  it('doesn’t claim to belong to a show', async () => {
    await open('sharkTank');
    expect(await screen.findByText(/not affiliated with Shark Tank India/)).toBeVisible();
  });
});

describe('the rules of the showcase', () => {
  it('are those of the round', async () => {
    await open('showcaseRules', { round: { ...competitionFixture, series: 'startup-showcase' } });
    expect(await screen.findByRole('heading', { name: 'Rules of Monsoon Build' })).toBeVisible();
    expect(screen.getByText('Five judges score each entry.')).toBeVisible();
    expect(screen.getByRole('region', { name: 'Changes in public' })).toBeVisible();
  });

  it('are those of every round while there’s none', async () => {
    await open('showcaseRules');
    expect(await screen.findByText(/rules that apply to every round/)).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Receipts' })).toBeVisible();
  });
});
