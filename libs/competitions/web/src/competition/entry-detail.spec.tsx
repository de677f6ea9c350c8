import { screen, waitFor, within } from '@testing-library/react';
import {
  castVote,
  competitionFixture,
  competitionPeopleFixtures,
  galleryEntryFixtures,
  listResults,
  publicEntryFixture,
  readEntry,
  resultLineFixtures,
  type Competition,
  type PublicEntry,
} from '@upround/competitions/contract';
import { coreErrors } from '@upround/shared/contract-core';
import { links, mediaUrl, routes } from '@upround/shared/links';
import { aUser, refuse, renderScreen, segment, watchSavedFiles } from '@upround/shared/testing';
import { CompetitionScreen } from './competition-screen';
import { anApi, beWide, open, slug } from './competition-test.fixtures';

const { id, title } = publicEntryFixture;
const { vote, form } = competitionFixture;
if (vote === null) throw new Error('There is no vote.');
const voted = { ...vote, isOpen: true, areCountsShown: true };

const entryApi = (
  competition: Partial<Competition> = { phase: 'JUDGING', vote: voted },
  entry: PublicEntry = publicEntryFixture,
) => anApi(competition).on(readEntry, () => entry);
const openOne = (api = entryApi(), isGuest = false) =>
  open({ tab: 'entries', entry: id, api, isGuest });
const detail = async () => within(await screen.findByRole('region', { name: title }));

afterEach(() => jest.restoreAllMocks());

describe('one entry', () => {
  it('shows what everyone may see of it', async () => {
    const api = entryApi();
    const { container } = openOne(api, true);
    const entry = await detail();
    expect(await entry.findByRole('heading', { level: 2, name: title })).toBeVisible();
    expect(api.received(readEntry)).toEqual([{ params: { slug, entryId: id } }]);
    expect(entry.getByRole('link', { name: 'Asha Menon' })).toHaveAttribute(
      'href',
      links.user('asha-menon'),
    );
    expect(entry.getByText('Warnings come as English text messages.')).toBeVisible();
    // What only judges see isn't even asked.
    expect(entry.queryByText('How far are you?')).not.toBeInTheDocument();
    expect(entry.getByText('31 votes')).toBeVisible();
    await expect(container).toHaveNoAxeViolations();
  });

  it('is opened from the gallery with the focus in it, and Back leads to its card', async () => {
    const { user, address, go } = open({ tab: 'entries', order: 'random', api: entryApi() });
    await user.click(await screen.findByRole('link', { name: title }));
    expect(address()).toBe(links.competition(slug, { tab: 'entries', order: 'random', entry: id }));
    await waitFor(() => expect(screen.getByRole('region', { name: title })).toHaveFocus());
    const all = (await detail()).getByRole('link', { name: 'All entries' });
    expect(all).toHaveAttribute(
      'href',
      links.competition(slug, { tab: 'entries', order: 'random' }),
    );
    await go(-1);
    await waitFor(() => expect(screen.getByRole('link', { name: title })).toHaveFocus());
  });

  it('leads to the entries before and after it, in the order of the list', async () => {
    const [first, second] = galleryEntryFixtures;
    const api = entryApi().on(readEntry, ({ params: { entryId } }) => ({
      ...publicEntryFixture,
      ...(entryId === second.id && second),
    }));
    const { user, address } = openOne(api);
    const others = within(await screen.findByRole('navigation', { name: 'Other entries' }));
    const next = await others.findByRole('link', { name: `Next entry: ${second.title}` });
    expect(others.queryByRole('link', { name: /^Previous/ })).not.toBeInTheDocument();
    await user.click(next);
    expect(address()).toBe(links.competition(slug, { tab: 'entries', entry: second.id }));
    await waitFor(() => expect(screen.getByRole('region', { name: second.title })).toHaveFocus());
    expect(
      await screen.findByRole('link', { name: `Previous entry: ${first.title}` }),
    ).toBeVisible();
    expect(screen.queryByRole('link', { name: /^Next/ })).not.toBeInTheDocument();
  });

  it('asks for the next page where it’s the last that’s loaded, and follows the result', async () => {
    const [winner, second] = resultLineFixtures;
    const api = entryApi({ phase: 'RESULT' }).on(listResults, ({ query }) =>
      query.cursor === undefined || query.cursor === ''
        ? { data: [winner], nextSegment: 'two' }
        : segment([second]),
    );
    openOne(api);
    expect(
      await screen.findByRole('link', { name: `Next entry: ${second.entry.title}` }),
    ).toBeVisible();
  });

  it('has its team, links and files beside it', async () => {
    beWide();
    openOne();
    const aside = within(
      await screen.findByRole('complementary', { name: 'More about this entry' }),
    );
    expect(aside.getByRole('link', { name: 'Asha Menon' })).toBeVisible();
    expect(aside.getByRole('region', { name: 'Links and files' })).toHaveTextContent('Your pitch');
    expect(aside.queryByText('Warnings come as English text messages.')).not.toBeInTheDocument();
  });

  it('has no votes to come once the vote is over', async () => {
    const none = { ...publicEntryFixture, votes: 0 };
    openOne(entryApi({ phase: 'RESULT', vote: { ...voted, isOpen: false } }, none));
    expect(await (await detail()).findByText('No votes')).toBeVisible();
    expect(screen.queryByText('No votes yet')).not.toBeInTheDocument();
  });

  it('can be voted for', async () => {
    const vote = { entryId: id, isHeld: false, refusal: null };
    const { user } = openOne(entryApi().on(castVote, () => vote));
    const entry = await detail();
    await user.click(await entry.findByRole('button', { name: `Vote for ${title}` }));
    expect(await entry.findByRole('button', { name: `Voted for ${title}` })).toBeVisible();
    expect(entry.getByText('32 votes')).toBeVisible();
  });

  it('says what it reached once the result is out', async () => {
    openOne(entryApi({ phase: 'RESULT', vote: { ...voted, isOpen: false } }));
    const entry = await detail();
    expect(await entry.findByText('Rank 1')).toBeVisible();
    expect(entry.getByText('₹10 lakh without equity')).toBeVisible();
    expect(entry.getByText('Public favourite')).toBeVisible();
    expect(entry.getByRole('link', { name: 'Full results' })).toBeVisible();
  });

  it('has no line of a result that doesn’t list it', async () => {
    const api = entryApi({ phase: 'RESULT' }).on(listResults, () => segment([]));
    openOne(api);
    expect(await (await detail()).findByRole('heading', { name: title })).toBeVisible();
    expect(screen.queryByText(/^Rank/)).not.toBeInTheDocument();
  });

  it('gives files to download', async () => {
    const files = watchSavedFiles();
    const deck = { key: 'AAAA.pdf', name: 'Harbourlight.pdf', bytes: 812_345, sha256: '' };
    const api = entryApi(
      { phase: 'JUDGING', form: form.map((field) => ({ ...field, isPublic: true })) },
      { ...publicEntryFixture, answers: { deck } },
    ).file(mediaUrl(deck.key), new Blob(['%PDF-']));
    const { user } = openOne(api, true);
    await user.click(await screen.findByRole('button', { name: 'Download Harbourlight.pdf' }));
    await waitFor(() => expect(files[0]?.name).toBe('Harbourlight.pdf'));
    api.file(mediaUrl(deck.key), null);
    await user.click(screen.getByRole('button', { name: 'Download Harbourlight.pdf' }));
    expect(await screen.findByText(/Couldn’t download Harbourlight\.pdf/)).toBeVisible();
  });

  it('is shared by its link, and reported by others', async () => {
    const { user } = openOne();
    const copied = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const entry = await detail();
    await user.click(await entry.findByRole('button', { name: 'Copy link' }));
    expect(copied).toHaveBeenCalledWith(
      `${window.location.origin}${links.competition(slug, { tab: 'entries', entry: id })}`,
    );
    await user.click(entry.getByRole('button', { name: 'Report entry' }));
    expect(await screen.findByRole('dialog', { name: 'Report entry' })).toBeVisible();
  });

  it('isn’t reported by its team', async () => {
    renderScreen(<CompetitionScreen />, {
      path: links.competition(slug, { tab: 'entries', entry: id }),
      pattern: routes.competition,
      api: entryApi(),
      user: aUser({ id: competitionPeopleFixtures.asha.id }),
    });
    await (await detail()).findByRole('button', { name: 'Copy link' });
    expect(screen.queryByRole('button', { name: 'Report entry' })).not.toBeInTheDocument();
  });

  it('says that there is none, or why it couldn’t be loaded', async () => {
    const api = entryApi().on(readEntry, () => {
      throw refuse(coreErrors.INTERNAL);
    });
    const { user } = openOne(api);
    expect(await screen.findByRole('alert')).toHaveTextContent('Couldn’t load this entry');
    api.on(readEntry, () => {
      throw refuse(coreErrors.NOT_FOUND);
    });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Entry not found' })).toBeVisible();
  });

  it('isn’t shown before the deadline', async () => {
    open({ tab: 'entries', entry: id, api: anApi() });
    expect(
      await screen.findByRole('heading', { name: 'Entries are hidden for now' }),
    ).toBeVisible();
  });
});
