import { screen, waitFor, within } from '@testing-library/react';
import {
  competitionCardFixtures,
  followCompetition,
  listCompetitions,
  pastCompetitionFixture,
  unfollowCompetition,
  type CompetitionCard,
  type ListedCompetition,
} from '@upround/competitions/contract';
import { coreErrors } from '@upround/shared/contract-core';
import { I18nProvider } from '@upround/shared/i18n';
import { links, routes } from '@upround/shared/links';
import { aUser, fakeApi, refuse, renderScreen, segment } from '@upround/shared/testing';
import { CompetitionsScreen } from './competitions-screen';

const [monsoon, preA] = competitionCardFixtures;
const counts = { OPEN: 3, COMING: 2, JUDGING: 4, PAST: 1 };

const listed = (card: CompetitionCard): ListedCompetition => ({ ...card, winners: [] });

const apiOf = (...cards: ListedCompetition[]) =>
  fakeApi().on(listCompetitions, () => ({ ...segment(cards), counts }));

const apiWith = (...cards: CompetitionCard[]) => apiOf(...cards.map(listed));

const open = (
  query: Record<string, string> = {},
  options: Parameters<typeof renderScreen>[1] = {},
) =>
  renderScreen(
    <I18nProvider timeZone="Asia/Kolkata">
      <CompetitionsScreen />
    </I18nProvider>,
    {
      path: links.competitions(query),
      pattern: routes.competitions,
      api: apiWith(monsoon, preA),
      ...options,
    },
  );

const card = async (name: string) => within(await screen.findByRole('article', { name }));

beforeEach(() =>
  jest.useFakeTimers({ now: Date.parse('2027-03-11T18:29:00.000Z'), advanceTimers: true }),
);
afterEach(() => jest.useRealTimers());

describe('the list of competitions', () => {
  it('shows what each is, its prize, and when it closes on the reader’s clock', async () => {
    const { container } = open();
    const first = await card('Monsoon Build');
    expect(first.getByText('By Kaveri Foundation')).toBeVisible();
    expect(first.getByText('Open')).toBeVisible();
    expect(first.getByText('Main prize')).toBeVisible();
    expect(first.getByText('₹10 lakh')).toBeVisible();
    expect(first.getByText('without equity')).toBeVisible();
    expect(first.getByText('Closes in 3 days')).toBeVisible();
    expect(first.getByText(/14 March.*11:59 pm GMT\+5:30/)).toBeVisible();
    expect(first.getByText('42 entries')).toBeVisible();
    expect(first.getByText('118 followers')).toBeVisible();
    expect(first.queryByText('You’re in')).not.toBeInTheDocument();
    expect(first.getByRole('link', { name: 'Monsoon Build' })).toHaveAttribute(
      'href',
      links.competition(monsoon.slug),
    );
    const second = await card('Pre-A Funding 2027');
    expect(second.getByText('Campaign')).toBeVisible();
    expect(second.queryByText('No entries yet')).not.toBeInTheDocument();
    await expect(container).toHaveNoAxeViolations();
  });

  it('lists by status with counts, and by kind', async () => {
    const { user, api, address } = open({}, { user: aUser() });
    const status = within(
      await screen.findByRole('navigation', { name: 'Competitions by status' }),
    );
    await user.click(await status.findByRole('link', { name: 'Upcoming 2' }));
    expect(address()).toBe(links.competitions({ status: 'coming' }));
    await user.click(screen.getByRole('link', { name: 'Campaigns' }));
    await waitFor(() =>
      expect(api.received(listCompetitions).at(-1)?.query).toMatchObject({
        status: 'COMING',
        kind: 'CAMPAIGN',
      }),
    );
    await user.click(status.getByRole('link', { name: 'Being judged 4' }));
    await waitFor(() =>
      expect(api.received(listCompetitions).at(-1)?.query).toMatchObject({ status: 'JUDGING' }),
    );
    expect(status.queryByRole('link', { name: /^All/ })).not.toBeInTheDocument();
  });

  it('lists all of the member’s own, and each status of them', async () => {
    const { user, api, address } = open({ status: 'past' }, { user: aUser() });
    await user.click(await screen.findByRole('link', { name: 'Your competitions' }));
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Your competitions' }),
    ).toBeVisible();
    expect(address()).toBe(links.competitions({ mine: 'true' }));
    await waitFor(() =>
      expect(api.received(listCompetitions).at(-1)?.query).toMatchObject({
        status: 'ALL',
        mine: 'true',
      }),
    );
    const chip = screen.getByRole('link', { name: 'Your competitions' });
    expect(chip).toHaveAttribute('aria-current', 'true');
    // The one beside the kinds would be a second chosen chip; it leads back to everyone's.
    const all = screen.getByRole('link', { name: 'All' });
    expect(all).not.toHaveAttribute('aria-current');
    expect(all).toHaveAttribute('href', links.competitions());
    expect(await screen.findByRole('link', { name: 'All 10' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await user.click(screen.getByRole('link', { name: 'Past 1' }));
    expect(address()).toBe(links.competitions({ status: 'past', mine: 'true' }));
    await user.click(screen.getByRole('link', { name: 'Your competitions' }));
    expect(address()).toBe(links.competitions());
  });

  it('has first what waits for the member in their own list, and in no other', async () => {
    const named = (title: string, changes: Partial<CompetitionCard>) => ({
      ...monsoon,
      id: title,
      slug: title.toLowerCase(),
      title,
      ...changes,
    });
    const api = apiWith(
      named('Followed', {}),
      named('Voting', { phase: 'JUDGING', canVote: true }),
      named('Submitted', { isJoined: true, hasSubmitted: true }),
      named('Drafted', { isJoined: true }),
      named('Missed', { phase: 'CLOSED', isJoined: true }),
    );
    const { user } = open({ mine: 'true' }, { user: aUser(), api });
    const titles = async () =>
      (await screen.findAllByRole('article')).map(
        (article) => within(article).getByRole('heading').textContent,
      );
    expect(await titles()).toEqual(['Drafted', 'Voting', 'Followed', 'Submitted', 'Missed']);
    await user.click(screen.getByRole('link', { name: 'Your competitions' }));
    await screen.findByRole('heading', { level: 1, name: 'Competitions' });
    expect(await titles()).toEqual(['Followed', 'Voting', 'Submitted', 'Drafted', 'Missed']);
  });

  it('says where the member can vote now, and nowhere else', async () => {
    open(
      { status: 'judging' },
      {
        user: aUser(),
        api: apiWith(
          { ...monsoon, phase: 'JUDGING', canVote: true },
          { ...preA, phase: 'JUDGING' },
        ),
      },
    );
    const voted = await card('Monsoon Build');
    expect(voted.getByText('Being judged')).toBeVisible();
    expect(voted.getByRole('link', { name: 'Vote now in Monsoon Build' })).toHaveAttribute(
      'href',
      links.competition(monsoon.slug, { tab: 'entries' }),
    );
    expect((await card('Pre-A Funding 2027')).queryByText('Vote now')).not.toBeInTheDocument();
  });

  it('shows a past competition’s winner and prize', async () => {
    const { container } = open({ status: 'past' }, { api: apiOf(pastCompetitionFixture) });
    const past = await card('Lake Build');
    const winners = within(past.getByRole('list', { name: 'Winners' }));
    expect(winners.getByText('₹10 lakh without equity')).toBeVisible();
    expect(winners.getByText('By Asha Menon and Ravi Iyer')).toBeVisible();
    const [{ entryId = '' } = {}] = pastCompetitionFixture.winners;
    expect(winners.getByRole('link', { name: 'Harbourlight' })).toHaveAttribute(
      'href',
      links.competition('lake-build', { tab: 'entries', entry: entryId }),
    );
    await expect(container).toHaveNoAxeViolations();
  });

  it('leads back to an open entry that isn’t submitted, and to no other', async () => {
    const api = apiWith({ ...monsoon, isJoined: true }, { ...preA, isJoined: true });
    open({}, { user: aUser(), api });
    await card('Monsoon Build');
    const finish = screen.getByRole('link', { name: /^Finish your entry in/ });
    expect(finish).toHaveAccessibleName('Finish your entry in Monsoon Build');
    expect(finish).toHaveAttribute('href', links.competition(monsoon.slug, { tab: 'entry' }));
  });

  it('marks what the member is in', async () => {
    const api = apiWith(
      { ...monsoon, isJoined: true, hasSubmitted: true },
      { ...preA, isJoined: true },
    );
    open({}, { user: aUser(), api });
    expect((await card('Monsoon Build')).getByText('You’re in')).toBeVisible();
    const drafted = await card('Pre-A Funding 2027');
    expect(drafted.getByText('Draft')).toBeVisible();
    expect(drafted.queryByText('You’re in')).not.toBeInTheDocument();
    // It isn't open, so that there are none says nothing.
    expect(drafted.queryByText('No entries yet')).not.toBeInTheDocument();
    expect(screen.queryByText('That’s all of them.')).not.toBeInTheDocument();
  });

  it.each([
    [{}, 'Nothing is open right now', 'See what’s coming', { status: 'coming' }],
    [{ status: 'coming' }, 'Nothing’s been announced yet', 'See what’s open', {}],
    [{ kind: 'showcase' }, 'Nothing of this kind is open right now', 'See all kinds', {}],
    [{ status: 'judging' }, 'Nothing’s being judged right now', 'See what’s open', {}],
    [{ mine: 'true' }, 'You haven’t entered or followed anything yet', 'See what’s open', {}],
    [
      { mine: 'true', status: 'past' },
      'None of your competitions are here',
      'See all your competitions',
      { mine: 'true' },
    ],
  ])('says what to do next where %j lists nothing', async (query, title, action, next) => {
    open(query, { user: aUser(), api: apiWith() });
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
    expect(screen.getByRole('link', { name: action })).toHaveAttribute(
      'href',
      links.competitions(next),
    );
  });

  it('says why it couldn’t be loaded, and tries again', async () => {
    const api = fakeApi().on(listCompetitions, () => {
      throw refuse(coreErrors.INTERNAL);
    });
    const { user } = open({}, { api });
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Couldn’t load competitions');
    api.on(listCompetitions, () => ({ ...segment([listed(monsoon)]), counts }));
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(await card('Monsoon Build')).toBeDefined();
  });

  it('sends a guest who wants their own to log in, and back', async () => {
    const { address } = open({ mine: 'true' });
    await waitFor(() =>
      expect(address()).toBe(links.login({ next: links.competitions({ mine: 'true' }) })),
    );
  });
});

describe('following', () => {
  it('shows at once, and stops with an undo', async () => {
    const api = apiWith(monsoon)
      .on(followCompetition, () => ({ active: true, count: 119 }))
      .on(unfollowCompetition, () => ({ active: false, count: 118 }));
    const { user } = open({}, { user: aUser(), api });
    const answer = api.pause(followCompetition);
    await user.click(await screen.findByRole('button', { name: 'Follow Monsoon Build' }));
    const pressed = await screen.findByRole('button', { name: 'Following Monsoon Build' });
    expect(pressed).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByText('119 followers')).toBeVisible();
    answer();
    await user.click(pressed);
    expect(await screen.findByText('118 followers')).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('button', { name: 'Following Monsoon Build' })).toBeVisible();
    await waitFor(() => expect(api.received(followCompetition)).toHaveLength(2));
  });

  it('goes back where it fails, and says why', async () => {
    const api = apiWith(monsoon).on(followCompetition, () => {
      throw refuse(coreErrors.INTERNAL);
    });
    const { user } = open({}, { user: aUser(), api });
    await user.click(await screen.findByRole('button', { name: 'Follow Monsoon Build' }));
    expect(await screen.findByText(/Couldn’t follow Monsoon Build/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Follow Monsoon Build' })).toBeVisible();
    expect(screen.getByText('118 followers')).toBeVisible();
  });

  it('sends a guest to log in, and back', async () => {
    const { user, address } = open();
    await user.click(await screen.findByRole('button', { name: 'Follow Monsoon Build' }));
    expect(address()).toBe(links.login({ next: links.competitions() }));
  });
});
