import { act, screen, waitFor, within } from '@testing-library/react';
import {
  castVote,
  competitionEvent,
  competitionErrors,
  competitionFixture,
  competitionPeopleFixtures,
  galleryEntryFixtures,
  listEntries,
  ownVoteFixture,
  readVote,
  withdrawVote,
  type Competition,
  type GalleryEntry,
  type OwnVote,
} from '@upround/competitions/contract';
import { coreErrors } from '@upround/shared/contract-core';
import { links, routes } from '@upround/shared/links';
import { aUser, refuse, renderScreen, segment } from '@upround/shared/testing';
import { CompetitionScreen } from '../competition/competition-screen';
import { anApi, open, slug } from '../competition/competition-test.fixtures';

const [harbour, steps] = galleryEntryFixtures;
const { vote } = competitionFixture;
if (vote === null) throw new Error('There is no vote.');

const counting: Partial<Competition> = {
  phase: 'JUDGING',
  vote: { ...vote, isOpen: true, areCountsShown: true },
};
const hiding: Partial<Competition> = {
  phase: 'CLOSED',
  vote: { ...vote, isOpen: true, areCountsShown: false },
};

/** An API with a vote that is saved, and counts that move with it. */
function votingApi(competition = counting, first: Partial<OwnVote> = {}) {
  let own: OwnVote = { entryId: null, isHeld: false, refusal: null, ...first };
  const isHidden = competition.vote?.areCountsShown !== true;
  const shown = (entry: GalleryEntry) => ({ ...entry, votes: isHidden ? null : entry.votes });
  return anApi(competition)
    .on(listEntries, () => segment([shown(harbour), shown(steps)]))
    .on(readVote, () => own)
    .on(castVote, ({ body: { entryId } }) => (own = { ...own, entryId }))
    .on(withdrawVote, () => (own = { ...own, entryId: null }));
}

const card = async (title: string) => within(await screen.findByRole('article', { name: title }));
const part = async () => within(await screen.findByRole('region', { name: 'Public vote' }));
const openGallery = (api = votingApi(), isGuest = false) => open({ tab: 'entries', api, isGuest });

beforeEach(() => sessionStorage.clear());

describe('a public vote', () => {
  it('says what it is, and counts a vote at once', async () => {
    const api = votingApi();
    const { user, container } = openGallery(api);
    const voting = await part();
    expect(voting.getByText(/You have one vote.*28 March/)).toBeVisible();
    expect(voting.getByText('You haven’t voted yet.')).toBeVisible();
    const entry = await card('Dry Steps');
    expect(entry.getByText('12 votes')).toBeVisible();
    const answer = api.pause(castVote);
    const button = entry.getByRole('button', { name: 'Vote for Dry Steps' });
    expect(button).toHaveAttribute('aria-pressed', 'false');
    await user.click(button);
    // Before the server has answered.
    const pressed = await entry.findByRole('button', { name: 'Voted for Dry Steps' });
    expect(pressed).toHaveAttribute('aria-pressed', 'true');
    expect(entry.getByText('13 votes')).toBeVisible();
    expect(voting.getByRole('link', { name: 'Dry Steps' })).toBeVisible();
    answer();
    await waitFor(() =>
      expect(api.received(castVote)).toEqual([{ params: { slug }, body: { entryId: steps.id } }]),
    );
    expect(entry.getByText('13 votes')).toBeVisible();
    await expect(container).toHaveNoAxeViolations();
  });

  it('moves a vote to another entry, says so, and undoes that', async () => {
    const api = votingApi(counting, ownVoteFixture);
    const { user } = openGallery(api);
    const [first, second] = [await card('Harbourlight'), await card('Dry Steps')];
    expect(first.getByRole('button', { name: 'Voted for Harbourlight' })).toBeVisible();
    await user.click(second.getByRole('button', { name: 'Vote for Dry Steps' }));
    expect(await screen.findByText('Your vote moved to “Dry Steps”.')).toBeVisible();
    expect(first.getByText('30 votes')).toBeVisible();
    expect(second.getByText('13 votes')).toBeVisible();
    expect(first.getByRole('button', { name: 'Vote for Harbourlight' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await first.findByRole('button', { name: 'Voted for Harbourlight' })).toBeVisible();
    expect(first.getByText('31 votes')).toBeVisible();
    expect(second.getByText('12 votes')).toBeVisible();
    expect(api.received(castVote).map(({ body }) => body.entryId)).toEqual([steps.id, harbour.id]);
  });

  it('takes a vote back', async () => {
    const api = votingApi(counting, ownVoteFixture);
    const { user } = openGallery(api);
    const voting = await part();
    await user.click(voting.getByRole('button', { name: 'Remove vote' }));
    const entry = await card('Harbourlight');
    expect(await entry.findByText('30 votes')).toBeVisible();
    expect(await screen.findByText('Vote removed.')).toBeVisible();
    expect(api.received(withdrawVote)).toHaveLength(1);
    expect(voting.getByText('You haven’t voted yet.')).toBeVisible();
    // What was pressed is gone.
    expect(entry.getByRole('button', { name: 'Vote for Harbourlight' })).toHaveFocus();
  });

  it('takes a vote back by another press of its button', async () => {
    const api = votingApi(counting, ownVoteFixture);
    const { user } = openGallery(api);
    await user.click(await screen.findByRole('button', { name: 'Voted for Harbourlight' }));
    await waitFor(() => expect(api.received(withdrawVote)).toHaveLength(1));
    expect(screen.getByRole('button', { name: 'Vote for Harbourlight' })).toBeVisible();
  });

  it('puts everything back where it fails, and says why', async () => {
    const api = votingApi(counting, ownVoteFixture).on(castVote, () => {
      throw refuse(competitionErrors.OWN_VOTE);
    });
    const { user } = openGallery(api);
    const [first, second] = [await card('Harbourlight'), await card('Dry Steps')];
    await user.click(second.getByRole('button', { name: 'Vote for Dry Steps' }));
    expect(await screen.findByText(/Couldn’t save your vote\..*on the team of/)).toBeVisible();
    expect(await first.findByRole('button', { name: 'Voted for Harbourlight' })).toBeVisible();
    expect(first.getByText('31 votes')).toBeVisible();
    expect(second.getByText('12 votes')).toBeVisible();
  });

  it('puts everything back without a connection too', async () => {
    const api = votingApi(counting, ownVoteFixture);
    const { user } = openGallery(api);
    const [first, second] = [await card('Harbourlight'), await card('Dry Steps')];
    api.disconnect();
    await user.click(second.getByRole('button', { name: 'Vote for Dry Steps' }));
    expect(await screen.findByText(/Couldn’t save your vote\./)).toBeVisible();
    expect(await first.findByRole('button', { name: 'Voted for Harbourlight' })).toBeVisible();
    expect(first.getByText('31 votes')).toBeVisible();
    expect(second.getByText('12 votes')).toBeVisible();
  });

  it('says that a vote is checked, and doesn’t count it meanwhile', async () => {
    const held = { entryId: steps.id, isHeld: true, refusal: null };
    const api = votingApi().on(castVote, () => held);
    const { user } = openGallery(api);
    const entry = await card('Dry Steps');
    await user.click(entry.getByRole('button', { name: 'Vote for Dry Steps' }));
    expect(await screen.findByText('Your vote is being checked before it counts.')).toBeVisible();
    expect(entry.getByText('12 votes')).toBeVisible();
  });

  it('can be tried again where one’s vote couldn’t be loaded', async () => {
    const api = votingApi().on(readVote, () => {
      throw refuse(coreErrors.INTERNAL);
    });
    const { user } = openGallery(api);
    expect(await screen.findByText('Couldn’t load your vote.')).toBeVisible();
    api.on(readVote, () => ownVoteFixture);
    await user.click((await part()).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('button', { name: 'Voted for Harbourlight' })).toBeVisible();
  });
});

describe('who can’t vote', () => {
  it('is told why', async () => {
    openGallery(votingApi(counting, { refusal: 'FRESH_ACCOUNT' }));
    expect(await screen.findByText(/Your account is too new to vote/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /Vote for/ })).not.toBeInTheDocument();
  });

  it('sees where their vote went once voting is closed', async () => {
    const closed = { ...counting, vote: { ...vote, isOpen: false, areCountsShown: true } };
    openGallery(votingApi(closed, { ...ownVoteFixture, refusal: 'CLOSED' }));
    const entry = await card('Harbourlight');
    expect(entry.getByText('Your vote')).toBeVisible();
    expect(entry.queryByRole('button')).not.toBeInTheDocument();
    const voting = await part();
    expect(voting.getByText(/Voting closed .*28 March/)).toBeVisible();
    expect(voting.queryByRole('button')).not.toBeInTheDocument();
  });

  it('logs in as a guest first, and comes back', async () => {
    const { user, address } = openGallery(votingApi(), true);
    const login = links.login({ next: links.competition(slug, { tab: 'entries' }) });
    expect((await part()).getByRole('link', { name: 'Log in to vote' })).toHaveAttribute(
      'href',
      login,
    );
    await user.click(screen.getByRole('button', { name: 'Vote for Dry Steps' }));
    await waitFor(() => expect(address()).toBe(login));
  });

  it('is an entrant with their own entry', async () => {
    renderScreen(<CompetitionScreen />, {
      path: links.competition(slug, { tab: 'entries' }),
      pattern: routes.competition,
      api: votingApi(),
      user: aUser({ id: competitionPeopleFixtures.asha.id }),
    });
    const own = await card('Harbourlight');
    expect(own.getByText('Your entry. You can’t vote for it.')).toBeVisible();
    expect(own.queryByRole('button')).not.toBeInTheDocument();
    const other = await card('Dry Steps');
    expect(other.getByRole('button', { name: 'Vote for Dry Steps' })).toBeVisible();
  });
});

describe('the order of entries', () => {
  it('is random while counts are hidden, and the same on this device', async () => {
    const api = votingApi(hiding);
    const { unmount } = openGallery(api);
    const voting = await part();
    expect(voting.getByText(/Counts are hidden until .*15 March/)).toBeVisible();
    expect(screen.queryByText(/\d votes/)).not.toBeInTheDocument();
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
    unmount();
    openGallery(api);
    await part();
    const [first, second] = api.received(listEntries).map(({ query }) => query);
    expect(sessionStorage.getItem('upround-gallery-seed')).toBe(first?.seed);
    expect(first).toMatchObject({ order: 'RANDOM', seed: expect.stringMatching(/^[a-z0-9]{32}$/) });
    expect(second).toEqual(first);
  });

  it('is the one of an earlier page of this tab', async () => {
    sessionStorage.setItem('upround-gallery-seed', 'stored1');
    const api = votingApi(hiding);
    openGallery(api);
    await part();
    expect(api.received(listEntries)[0]?.query.seed).toBe('stored1');
  });

  it('is by votes then, and the address has another one', async () => {
    const api = votingApi();
    const { user, address } = openGallery(api);
    const orders = within(await screen.findByRole('group', { name: 'Order of entries' }));
    expect(orders.getByRole('radio', { name: 'By votes' })).toBeChecked();
    expect(api.received(listEntries).at(-1)?.query).toMatchObject({ order: 'VOTES' });
    await user.click(orders.getByRole('radio', { name: 'By date' }));
    await waitFor(() =>
      expect(address()).toBe(links.competition(slug, { tab: 'entries', order: 'submitted' })),
    );
    await waitFor(() =>
      expect(api.received(listEntries).at(-1)?.query).toMatchObject({ order: 'SUBMITTED' }),
    );
  });

  it('is read again with its counts when the reader comes back', async () => {
    const api = votingApi();
    openGallery(api);
    await card('Dry Steps');
    api.on(listEntries, () => segment([harbour, { ...steps, votes: 40 }]));
    act(() => void window.dispatchEvent(new Event('visibilitychange')));
    expect(await screen.findByText('40 votes')).toBeVisible();
  });

  it('is read again with one’s vote once the competition changes', async () => {
    const api = votingApi();
    const { realtime } = openGallery(api);
    await card('Dry Steps');
    api.on(readVote, () => ownVoteFixture);
    await realtime.tell(competitionEvent, { id: competitionFixture.id });
    expect(await screen.findByRole('button', { name: 'Voted for Harbourlight' })).toBeVisible();
  });

  it('is that of submission without a vote', async () => {
    const api = anApi({ phase: 'JUDGING', vote: null });
    open({ tab: 'entries', api });
    expect(await screen.findByText('In the order they were submitted.')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Public vote' })).not.toBeInTheDocument();
    expect(api.received(listEntries)[0]?.query).not.toHaveProperty('order');
    expect(api.received(readVote)).toHaveLength(0);
  });
});
