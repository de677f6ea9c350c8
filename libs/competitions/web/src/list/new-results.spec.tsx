import { focusManager } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import {
  competitionCardFixtures,
  competitionEvent,
  listCompetitions,
  pastCompetitionFixture,
  type ListedCompetition,
} from '@upround/competitions/contract';
import { coreErrors } from '@upround/shared/contract-core';
import { I18nProvider } from '@upround/shared/i18n';
import { links, routes } from '@upround/shared/links';
import { aUser, fakeApi, refuse, renderScreen, segment } from '@upround/shared/testing';
import { CompetitionsScreen } from './competitions-screen';

const [monsoon] = competitionCardFixtures;
const judged: ListedCompetition = { ...monsoon, phase: 'JUDGING', winners: [] };
const decided: ListedCompetition = {
  ...judged,
  phase: 'RESULT',
  publishedAt: '2027-03-27T12:30:00.000Z',
  winners: pastCompetitionFixture.winners.map((winner) => ({ ...winner, title: 'Dry Steps' })),
};

const answer = (cards: readonly ListedCompetition[], past: number) => ({
  ...segment([...cards]),
  counts: { OPEN: 0, COMING: 0, JUDGING: 0, PAST: past },
});

const open = (query: Record<string, string>, api: ReturnType<typeof fakeApi>) =>
  renderScreen(
    <I18nProvider timeZone="Asia/Kolkata">
      <CompetitionsScreen />
    </I18nProvider>,
    { path: links.competitions(query), pattern: routes.competitions, api, user: aUser() },
  );

const pass = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1000));
const card = async (name: string) => within(await screen.findByRole('article', { name }));
const button = () => screen.findByRole('button', { name: 'New results' });
const pill = () => screen.queryByRole('button', { name: 'New results' });

beforeEach(() =>
  jest.useFakeTimers({ now: Date.parse('2027-03-27T12:00:00.000Z'), advanceTimers: true }),
);
afterEach(() => {
  focusManager.setFocused(undefined);
  jest.useRealTimers();
});

describe('an open list of competitions', () => {
  it('says that a result is out, and shows who won once that is pressed', async () => {
    const api = fakeApi().on(listCompetitions, () => answer([pastCompetitionFixture], 1));
    const { user, container } = open({ status: 'past' }, api);
    await card('Lake Build');
    api.on(listCompetitions, () => answer([decided, pastCompetitionFixture], 2));
    await pass(61);
    const shown = await button();
    expect(screen.queryByRole('article', { name: 'Monsoon Build' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Past 1' })).toBeVisible();
    await expect(container).toHaveNoAxeViolations();
    await user.click(shown);
    const winners = (await card('Monsoon Build')).getByRole('list', { name: 'Winners' });
    expect(within(winners).getByRole('link', { name: 'Dry Steps' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Past 2' })).toBeVisible();
    expect(pill()).not.toBeInTheDocument();
  });

  it('hears at once of a result that the member follows, in a row that it shows', async () => {
    const api = fakeApi().on(listCompetitions, () => answer([judged], 0));
    const { user, realtime } = open({ mine: 'true' }, api);
    await card('Monsoon Build');
    await realtime.tell(competitionEvent, { id: judged.id });
    expect(pill()).not.toBeInTheDocument();
    api.on(listCompetitions, () => answer([decided], 1));
    await realtime.tell(competitionEvent, { id: judged.id });
    const shown = await button();
    expect((await card('Monsoon Build')).getByText('Being judged')).toBeVisible();
    await user.click(shown);
    expect(await screen.findByText('Results are in')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Dry Steps' })).toBeVisible();
  });

  it('says that a result was corrected', async () => {
    const api = fakeApi().on(listCompetitions, () => answer([pastCompetitionFixture], 1));
    const { user } = open({ status: 'past' }, api);
    expect((await card('Lake Build')).getByRole('link', { name: 'Harbourlight' })).toBeVisible();
    const { winners } = decided;
    api.on(listCompetitions, () => answer([{ ...pastCompetitionFixture, winners }], 1));
    await pass(61);
    await user.click(await button());
    expect(await screen.findByRole('link', { name: 'Dry Steps' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Harbourlight' })).not.toBeInTheDocument();
  });

  it('leads from what’s judged to the result', async () => {
    const api = fakeApi().on(listCompetitions, ({ query }) =>
      answer(query.status === 'JUDGING' ? [judged] : [], 0),
    );
    const { user, address } = open({ status: 'judging' }, api);
    await card('Monsoon Build');
    api.on(listCompetitions, ({ query }) => answer(query.status === 'PAST' ? [decided] : [], 1));
    await pass(61);
    await user.click(await button());
    await waitFor(() => expect(address()).toBe(links.competitions({ status: 'past' })));
    expect(await screen.findByRole('link', { name: 'Dry Steps' })).toBeVisible();
    expect(pill()).not.toBeInTheDocument();
  });

  it('says nothing without a new result, and doesn’t ask where none is shown or its tab is hidden', async () => {
    const api = fakeApi().on(listCompetitions, () => answer([pastCompetitionFixture], 1));
    const { unmount } = open({ status: 'past' }, api);
    await card('Lake Build');
    api.on(listCompetitions, () => answer([{ ...pastCompetitionFixture, followerCount: 9 }], 1));
    await pass(61);
    expect(api.received(listCompetitions)).toHaveLength(2);
    expect(pill()).not.toBeInTheDocument();
    act(() => focusManager.setFocused(false));
    await pass(300);
    expect(api.received(listCompetitions)).toHaveLength(2);
    unmount();
    act(() => focusManager.setFocused(undefined));
    open({}, api);
    await card('Lake Build');
    await pass(300);
    expect(api.received(listCompetitions)).toHaveLength(3);
  });

  it('stays as it is where the result can’t be read, and says why', async () => {
    const api = fakeApi().on(listCompetitions, () => answer([judged], 0));
    const { user } = open({ mine: 'true' }, api);
    await card('Monsoon Build');
    api.on(listCompetitions, () => answer([decided], 1));
    await pass(61);
    const shown = await button();
    api.on(listCompetitions, () => {
      throw refuse(coreErrors.INTERNAL);
    });
    await user.click(shown);
    expect(await screen.findByText(/^Couldn’t load new results/)).toBeVisible();
    expect((await card('Monsoon Build')).getByText('Being judged')).toBeVisible();
    expect(pill()).toBeVisible();
  });
});
