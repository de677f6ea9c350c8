import { screen, waitFor, within } from '@testing-library/react';
import {
  deskEntryFixture,
  listDeskEntries,
  type DeskCompetition,
  type DeskEntry,
} from '@upround/competitions/contract';
import { coreErrors } from '@upround/shared/contract-core';
import { links } from '@upround/shared/links';
import { refuse, segment, watchSavedFiles } from '@upround/shared/testing';
import { apiWith, open, slug } from '../desk-test.fixtures';

const { id, title } = deskEntryFixture;
const formula: DeskEntry = {
  ...deskEntryFixture,
  id: '018bcfe5-6800-7000-8000-0000000001e9',
  title: '=1+1',
  tagline: 'Sums, of all kinds',
  answers: { stage: ['Idea', 'Prototype'] },
  scores: 0,
  votes: 0,
};

afterEach(() => jest.restoreAllMocks());

/** An API whose entries come in two pages. */
const pagedApi = (
  changes: Partial<DeskCompetition> = {},
  second: () => DeskEntry = () => formula,
) =>
  apiWith(changes).on(listDeskEntries, ({ query }) =>
    query.cursor === 'next' ? segment([second()]) : segment([deskEntryFixture], 'next'),
  );

const part = async () => within(await screen.findByRole('region', { name: 'Entries' }));

describe('the organiser’s entries', () => {
  it('shows what can be compared, and all answers once one is opened', async () => {
    const { user, container } = open(apiWith({ phase: 'JUDGING' }));
    const entries = await part();
    const heading = await entries.findByRole('heading', { level: 5, name: title });
    const row = within(entries.getByRole('list', { name: 'Submitted entries' }));
    expect(row.getByText(deskEntryFixture.tagline)).toBeVisible();
    expect(row.getByText('By Asha Menon and Ravi Iyer')).toBeVisible();
    expect(row.getByText('4 scores')).toBeVisible();
    expect(row.getByText('31 votes')).toBeVisible();
    expect(row.getByText(/^Submitted/)).toHaveTextContent('March 2027');
    expect(row.queryByText(/Rank|ranked/)).not.toBeInTheDocument();
    expect(row.queryByText('How far are you?')).not.toBeInTheDocument();
    await user.click(heading);
    // Only the judges and the organiser see this one.
    expect(row.getByText('How far are you?')).toBeVisible();
    expect(row.getByText('Prototype')).toBeVisible();
    expect(row.getByRole('button', { name: 'Download Harbourlight.pdf' })).toBeVisible();
    expect(row.getByRole('link', { name: 'See it in the gallery' })).toHaveAttribute(
      'href',
      links.competition(slug, { tab: 'entries', entry: id }),
    );
    await expect(container).toHaveNoAxeViolations();
  });

  it('has no link to the gallery before that is open', async () => {
    const { user } = open(apiWith({ phase: 'OPEN' }));
    const entries = await part();
    await user.click(await entries.findByRole('heading', { name: title }));
    expect(entries.getByText('Others can see this entry once entries are closed.')).toBeVisible();
    expect(entries.queryByRole('link', { name: 'See it in the gallery' })).not.toBeInTheDocument();
  });

  it('shows ranks, scores and prizes once the result is out', async () => {
    const ranked = { ...deskEntryFixture, rank: 1, score: 8.437, mean: 8.2, prize: 'A pilot' };
    const api = apiWith({ phase: 'RESULT' }).on(listDeskEntries, () => segment([ranked, formula]));
    open(api);
    const entries = await part();
    expect(await entries.findByText('Rank 1')).toBeVisible();
    expect(entries.getByText('Final score 8.44')).toBeVisible();
    expect(entries.getByText('Average 8.20')).toBeVisible();
    expect(entries.getByText('A pilot')).toBeVisible();
    expect(entries.getByText('Not ranked')).toBeVisible();
    expect(entries.getByText('No scores')).toBeVisible();
    expect(entries.getByText('No votes')).toBeVisible();
  });

  it('continues with the next page', async () => {
    const { user } = open(pagedApi());
    const entries = await part();
    await user.click(await entries.findByRole('button', { name: 'Show more' }));
    expect(await entries.findByRole('heading', { name: '=1+1' })).toBeVisible();
    expect(entries.getByText('That’s every entry.')).toBeVisible();
  });

  it('says that there are none yet, and that they couldn’t be loaded', async () => {
    const api = apiWith().on(listDeskEntries, () => {
      throw refuse(coreErrors.FORBIDDEN);
    });
    const { user } = open(api);
    const entries = await part();
    expect(
      await entries.findByRole('heading', { name: 'Couldn’t load the entries' }),
    ).toBeVisible();
    api.on(listDeskEntries, () => segment([]));
    await user.click(entries.getByRole('button', { name: 'Try again' }));
    expect(await entries.findByText(/^No entries yet\./)).toBeVisible();
    expect(entries.queryByRole('button', { name: 'Download CSV' })).not.toBeInTheDocument();
  });
});

describe('the file of entries', () => {
  const download = async () => (await part()).findByRole('button', { name: 'Download CSV' });
  /** Every line but the byte order mark. */
  const linesOf = async (file: Blob | undefined) =>
    new TextDecoder().decode(await file?.arrayBuffer()).split('\r\n');

  it('has all pages with a column for each question, and no formula', async () => {
    const files = watchSavedFiles();
    const ranked = { ...formula, rank: 2, score: 7.25, mean: 7, prize: '₹4 lakh' };
    const api = pagedApi({}, () => ranked);
    const { user } = open(api);
    await user.click(await download());
    expect(await screen.findByText('CSV saved with 2 entries.')).toBeVisible();
    expect(files.map(({ name }) => name)).toEqual([`${slug}-entries.csv`]);
    expect(await linesOf(files[0]?.file)).toEqual([
      'Entry ID,Title,Tagline,Team,Submitted at (UTC),Receipt code,' +
        'What problem do you solve?,How far are you?,How many people work on it?,Website,Your pitch,Your deck,' +
        'Scores,Votes,Rank,Final score,Average,Prize',
      `${id},Harbourlight,${deskEntryFixture.tagline},Asha Menon; Ravi Iyer,2027-03-08T17:00:00.000Z,` +
        `${deskEntryFixture.receipt},Warnings come as English text messages.,Prototype,3,,` +
        'https://www.youtube.com/watch?v=xxxxxxxxxxx,Harbourlight.pdf (AAAAAAAAAAAAAAAAAAAAAA.pdf),4,31,,,,',
      `${formula.id},'=1+1,"Sums, of all kinds",Asha Menon; Ravi Iyer,2027-03-08T17:00:00.000Z,` +
        `${formula.receipt},,Idea; Prototype,,,,,0,0,2,7.25,7,₹4 lakh`,
      '',
    ]);
    const [, ...read] = api.received(listDeskEntries).map(({ query }) => query);
    expect(read).toEqual([{ limit: 50 }, { limit: 50, cursor: 'next' }]);
  });

  it('has no votes where members don’t vote, and each entry once', async () => {
    const files = watchSavedFiles();
    const { user } = open(pagedApi({ votes: null }, () => ({ ...deskEntryFixture, title: 'New' })));
    await user.click(await download());
    expect(await screen.findByText('CSV saved with 1 entry.')).toBeVisible();
    const [headings, first, end] = await linesOf(files[0]?.file);
    expect(headings).toMatch(/,Scores,Rank,/);
    expect(first).toMatch(/^[^,]+,New,/);
    expect(end).toBe('');
  });

  it('isn’t saved where a page couldn’t be read', async () => {
    const files = watchSavedFiles();
    const api = pagedApi({}, () => {
      throw refuse(coreErrors.FORBIDDEN);
    });
    const { user } = open(api);
    await user.click(await download());
    expect(await screen.findByText(/^Couldn’t download the entries\./)).toBeVisible();
    expect(files).toHaveLength(0);
    expect(await download()).not.toHaveAttribute('aria-busy');
  });

  it('says how far it is, and isn’t saved once it’s cancelled', async () => {
    const files = watchSavedFiles();
    let goOn = () => undefined as void;
    const gate = new Promise<void>((resolve) => (goOn = resolve));
    const api = apiWith().on(listDeskEntries, async ({ query }) => {
      if (query.cursor !== 'next') return segment([deskEntryFixture], 'next');
      await gate;
      return segment([formula]);
    });
    const { user } = open(api);
    await user.click(await download());
    expect(await screen.findByText('1 of 42 entries read')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Cancel download' }));
    goOn();
    await waitFor(async () => expect(await download()).toHaveFocus());
    expect(screen.getByText('One row for each entry, with all answers.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Cancel download' })).not.toBeInTheDocument();
    expect(screen.queryByText(/^Couldn’t download/)).not.toBeInTheDocument();
    expect(files).toHaveLength(0);
  });
});
