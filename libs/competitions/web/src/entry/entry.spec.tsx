import { screen, waitFor, within } from '@testing-library/react';
import {
  competitionErrors,
  competitionPeopleFixtures,
  entryEvent,
  ownEntryFixture,
  readOwnEntry,
  removeTeamMember,
  renewInvitation,
  saveEntry,
  submitEntry,
  withdrawEntry,
  type OwnEntry,
} from '@upround/competitions/contract';
import { coreErrors } from '@upround/shared/contract-core';
import { links } from '@upround/shared/links';
import { refuse } from '@upround/shared/testing';
import {
  aCompetition,
  aDraft,
  anApi,
  beWide,
  open,
  slug,
} from '../competition/competition-test.fixtures';

const { asha, ravi } = competitionPeopleFixtures;
const video = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ';
const whole = {
  answers: { ...ownEntryFixture.answers, pitch: video },
} satisfies Partial<OwnEntry>;

const openEntry = (entry: OwnEntry | null, api = anApi({}, entry)) => open({ tab: 'entry', api });

const field = (name: string) => screen.findByRole('textbox', { name });
const aside = async () =>
  within(await screen.findByRole('complementary', { name: 'State of your entry' }));

afterEach(() => jest.restoreAllMocks());

describe('the form of an entry', () => {
  it('has a field for each question, of its kind', async () => {
    const { container } = openEntry(null);
    expect(await field('Title')).toHaveValue('');
    expect(await field('What problem do you solve?')).toHaveAccessibleDescription(
      'Who has it, and how often? Everyone sees this once entries are closed.',
    );
    const stage = within(screen.getByRole('group', { name: 'How far are you?' }));
    expect(stage.getAllByRole('radio')).toHaveLength(3);
    expect(screen.getByText('people')).toBeVisible();
    expect(await field('Website')).toHaveAccessibleDescription(
      'Starts with https://, for example https://example.com. Everyone sees this once entries are closed.',
    );
    // What only judges see is said once, above all of them.
    expect(
      screen.getByText('Only the judges see your answers, unless a question says otherwise.'),
    ).toBeVisible();
    expect(screen.getByRole('group', { name: /How far are you/ })).not.toHaveAccessibleDescription(
      /see/,
    );
    expect(await field('Tagline')).toHaveAccessibleDescription(
      'What it does, in a sentence. Everyone sees this once entries are closed.',
    );
    expect(screen.getByText('0 of 600')).toBeVisible();
    await expect(container).toHaveNoAxeViolations();
  });

  it('limits how many choices can be made', async () => {
    const [problem, stage] = aCompetition().form;
    if (problem === undefined || stage?.kind !== 'CHOICE') throw new Error('no such field');
    const api = anApi({ form: [{ ...stage, most: 2 }] });
    const { user } = openEntry(null, api);
    const group = within(await screen.findByRole('group', { name: 'How far are you?' }));
    expect(group.getByText('Choose up to 2.')).toBeVisible();
    await user.click(group.getByRole('checkbox', { name: 'Customers' }));
    await user.click(group.getByRole('checkbox', { name: 'Idea' }));
    expect(group.getByRole('checkbox', { name: 'Prototype' })).toBeDisabled();
    await waitFor(
      () =>
        expect(api.received(saveEntry).at(-1)?.body.answers).toEqual({
          stage: ['Idea', 'Customers'],
        }),
      { timeout: 3_000 },
    );
  });

  it('lists what is missing, and each item leads to its field', async () => {
    beWide();
    const { user } = openEntry(aDraft({ ...whole, title: '', answers: { pitch: 'nonsense' } }));
    const checklist = within((await aside()).getByRole('region', { name: 'Checklist' }));
    expect(checklist.getByText('4 things to do before you can submit')).toBeVisible();
    await user.click(checklist.getByRole('button', { name: 'Fill in: Title' }));
    expect(await field('Title')).toHaveFocus();
    await user.click(checklist.getByRole('button', { name: 'Fill in: How far are you?' }));
    expect(screen.getByRole('radio', { name: 'Idea' })).toHaveFocus();
    await user.click(checklist.getByRole('button', { name: 'Fix: Your pitch' }));
    expect(await field('Your pitch')).toHaveFocus();
    expect(await field('Your pitch')).toBeInvalid();
    const done = within(checklist.getByRole('list', { name: 'Filled in' }));
    expect(done.queryByText('Title')).not.toBeInTheDocument();
    await user.type(await field('Title'), 'Harbourlight');
    expect(checklist.getByText('3 things to do before you can submit')).toBeVisible();
    expect(done.getByText('Title')).toBeVisible();
  });

  it('folds what is missing to one line above the fields where nothing fits beside them', async () => {
    const { user, container } = openEntry(aDraft({ ...whole, title: '', tagline: '' }));
    const fold = await screen.findByText('2 things left to do');
    expect(fold.compareDocumentPosition(await field('Title'))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
    expect(screen.getByRole('button', { name: 'Fill in: Title' })).not.toBeVisible();
    expect((await aside()).queryByText(/to do/)).not.toBeInTheDocument();
    await user.click(fold);
    await expect(container).toHaveNoAxeViolations();
    await user.click(screen.getByRole('button', { name: 'Fill in: Title' }));
    expect(await field('Title')).toHaveFocus();
    await user.type(await field('Title'), 'Harbourlight');
    expect(screen.getByText('1 thing left to do')).toBeVisible();
  });

  it('asks a guest to log in, and comes back', async () => {
    open({ tab: 'entry', isGuest: true });
    expect(await screen.findByRole('heading', { name: 'Log in to enter' })).toBeVisible();
    expect(
      screen.getAllByRole('link', { name: 'Log in' }).map((link) => link.getAttribute('href')),
    ).toContain(links.login({ next: links.competition(slug, { tab: 'entry' }) }));
  });

  it('shows a guest what they’ll be asked, and what judges score', async () => {
    const { container } = open({ tab: 'entry', isGuest: true });
    const questions = within(await screen.findByRole('region', { name: 'What you’ll be asked' }));
    expect(questions.getByText('Tagline')).toBeVisible();
    expect(questions.getByText('Who has it, and how often?')).toBeVisible();
    const website = questions.getByText('Website').closest('li');
    expect(website).toHaveTextContent('Optional');
    expect(questions.getByText('How far are you?').closest('li')).not.toHaveTextContent('Optional');
    const facts = screen.getByRole('complementary', { name: 'Prizes and judging' });
    expect(within(facts).getByText('What judges score')).toBeVisible();
    await expect(container).toHaveNoAxeViolations();
  });

  it('says when entries open', async () => {
    open({ tab: 'entry', api: anApi({ phase: 'ANNOUNCED' }) });
    expect(await screen.findByRole('heading', { name: 'Entries aren’t open yet' })).toBeVisible();
    expect(screen.getByRole('region', { name: 'What you’ll be asked' })).toBeVisible();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });

  it('asks nothing of those who didn’t enter in time', async () => {
    open({ tab: 'entry', api: anApi({ phase: 'JUDGING' }, null) });
    expect(await screen.findByRole('heading', { name: 'You didn’t enter' })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'What you’ll be asked' })).not.toBeInTheDocument();
  });

  it('says why it couldn’t be loaded, and tries again', async () => {
    const api = anApi({}, null).on(readOwnEntry, () => {
      throw refuse(coreErrors.INTERNAL);
    });
    const { user } = openEntry(null, api);
    expect(await screen.findByRole('alert')).toHaveTextContent('Couldn’t load your entry');
    api.on(readOwnEntry, () => ({ entry: null }));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await field('Title')).toBeVisible();
  });
});

describe('submitting', () => {
  it('isn’t possible while something is missing: it shows what', async () => {
    const { user } = openEntry(aDraft({ ...whole, tagline: '' }));
    const submit = await screen.findByRole('button', { name: 'Submit entry' });
    expect(submit).not.toHaveClass('bg-accent');
    await user.click(submit);
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(await field('Tagline')).toHaveFocus();
    expect(await field('Tagline')).toHaveAccessibleDescription('Fill this in before you submit.');
    await user.type(await field('Tagline'), 'Sensors on bridges');
    expect(submit).toHaveClass('bg-accent');
  });

  it('says what is submitted, and gives a receipt', async () => {
    const draft = aDraft(whole);
    const submitted: OwnEntry = { ...ownEntryFixture, ...whole, isChanged: false };
    const api = anApi({}, draft).on(submitEntry, () => {
      api.on(readOwnEntry, () => ({ entry: submitted }));
      return submitted;
    });
    const { user } = openEntry(draft, api);
    await user.click(await screen.findByRole('button', { name: 'Submit entry' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Submit this entry?' }));
    expect(dialog.getByText(/“Harbourlight” with 5 answers/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Submit entry' }));
    const receipt = within(await (await aside()).findByRole('region', { name: 'Receipt' }));
    expect(receipt.getByText('3a7bd3e2…42dd4f1b')).toBeVisible();
    expect(receipt.getByText(/8 March 2027.*5:00 pm/)).toBeVisible();
    expect(receipt.getByRole('link', { name: 'Check this receipt' })).toHaveAttribute(
      'href',
      links.competition(slug, { receipt: ownEntryFixture.receipt?.code ?? '' }),
    );
    expect(api.received(submitEntry)[0]?.body).toEqual({ revision: draft.revision });
    expect(screen.queryByRole('button', { name: /Submit entry/ })).not.toBeInTheDocument();
  });

  it('sends the latest changes first, and then that revision', async () => {
    const draft = aDraft(whole);
    const api = anApi({}, draft).on(submitEntry, () => ({ ...ownEntryFixture, ...whole }));
    const { user } = openEntry(draft, api);
    await user.type(await field('Title'), ' Two');
    await user.click(screen.getByRole('button', { name: 'Submit entry' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await user.click(dialog.getByRole('button', { name: 'Submit entry' }));
    await waitFor(() => expect(api.received(submitEntry)).toHaveLength(1));
    expect(api.received(saveEntry).at(-1)?.body.title).toBe('Harbourlight Two');
    expect(api.received(submitEntry)[0]?.body.revision).toBe(draft.revision + 1);
  });

  it('says that there are changes that weren’t submitted', async () => {
    const { container } = openEntry({ ...ownEntryFixture, ...whole });
    expect(await screen.findByText('You have changes that you haven’t submitted')).toBeVisible();
    expect(screen.getByText(/^Judges still see the version from/)).toHaveTextContent(
      /8 Mar.*\d:\d\d/,
    );
    expect(screen.getByRole('button', { name: 'Submit entry again' })).toBeVisible();
    await expect(container).toHaveNoAxeViolations();
  });

  it('says why it failed', async () => {
    const draft = aDraft(whole);
    const api = anApi({}, draft).on(submitEntry, () => {
      throw refuse(competitionErrors.CLOSED);
    });
    const { user } = openEntry(draft, api);
    await user.click(await screen.findByRole('button', { name: 'Submit entry' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await user.click(dialog.getByRole('button', { name: 'Submit entry' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Couldn’t submit your entry. The deadline has passed',
    );
  });
});

describe('after the deadline', () => {
  it('shows the entry as it was, without a form', async () => {
    const entry = { ...ownEntryFixture, isChanged: false };
    const { container } = openEntry(entry, anApi({ phase: 'JUDGING' }, entry));
    expect(
      await screen.findByText('This is your entry. It can’t be changed any more.'),
    ).toBeVisible();
    expect(screen.getByText('Warnings come as English text messages.')).toBeVisible();
    expect(screen.getByText('3 people')).toBeVisible();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Remove|Withdraw/ })).not.toBeInTheDocument();
    await expect(container).toHaveNoAxeViolations();
  });

  it('says that a draft wasn’t submitted, and that there is none', async () => {
    const draft = aDraft();
    const { unmount } = openEntry(draft, anApi({ phase: 'CLOSED' }, draft));
    expect(await screen.findByText(/This draft wasn’t submitted in time/)).toBeVisible();
    unmount();
    openEntry(null, anApi({ phase: 'CLOSED' }, null));
    expect(await screen.findByRole('heading', { name: 'You didn’t enter' })).toBeVisible();
  });
});

describe('an entry that others can’t see', () => {
  it.each([
    ['HELD', 'We’re checking your entry'],
    ['HIDDEN', 'A moderator hid your entry'],
  ] as const)('says so, and why: %s', async (hiddenAs, title) => {
    const entry = { ...ownEntryFixture, hiddenAs };
    const { unmount } = openEntry(entry);
    expect(await screen.findByText(title)).toBeVisible();
    unmount();
    openEntry(entry, anApi({ phase: 'JUDGING' }, entry));
    expect(await screen.findByText(title)).toBeVisible();
  });

  it('leads its creator to the appeal', async () => {
    const { unmount } = openEntry({ ...ownEntryFixture, hiddenAs: 'HIDDEN' });
    expect(
      await screen.findByRole('link', { name: 'See the reason and how to appeal' }),
    ).toHaveAttribute('href', links.settings({ section: 'reports' }));
    unmount();
    openEntry({ ...ownEntryFixture, hiddenAs: 'HIDDEN', isOwner: false, inviteUrl: null });
    expect(await screen.findByText(/The person who created the entry can see/)).toBeVisible();
  });

  it('says nothing where they can', async () => {
    openEntry(ownEntryFixture);
    await field('Title');
    expect(screen.queryByText(/checking your entry|hid your entry/)).not.toBeInTheDocument();
  });
});

describe('the team', () => {
  const team = async () => within(await (await aside()).findByRole('region', { name: 'Team' }));

  it('is listed with an invitation, which its creator can renew', async () => {
    const api = anApi({}, aDraft()).on(renewInvitation, () =>
      aDraft({ inviteUrl: 'https://upround.example/competition/monsoon-build?invite=new' }),
    );
    const { user } = openEntry(aDraft(), api);
    const part = await team();
    expect(part.getByText('2 of 4 people')).toBeVisible();
    expect(part.getByRole('link', { name: asha.displayName })).toBeVisible();
    expect(part.getByText('Created the entry')).toBeVisible();
    const link = part.getByRole('textbox', { name: 'Invitation link' });
    expect(link).toHaveValue(ownEntryFixture.inviteUrl);
    const copied = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await user.click(part.getByRole('button', { name: 'Copy link' }));
    expect(copied).toHaveBeenCalledWith(ownEntryFixture.inviteUrl);
    expect(await screen.findByText('Copied.')).toBeVisible();
    await user.click(part.getByRole('button', { name: 'New link' }));
    await user.click(await screen.findByRole('button', { name: 'Make new link' }));
    await waitFor(() =>
      expect(link).toHaveValue('https://upround.example/competition/monsoon-build?invite=new'),
    );
  });

  it('can be made smaller by its creator', async () => {
    const api = anApi({}, aDraft()).on(removeTeamMember, () => undefined);
    const { user } = openEntry(aDraft(), api);
    await user.click(
      await screen.findByRole('button', { name: `Remove ${ravi.displayName} from the team` }),
    );
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Remove Ravi Iyer?' }));
    await user.click(dialog.getByRole('button', { name: 'Remove from team' }));
    await waitFor(() =>
      expect(api.received(removeTeamMember)[0]?.params).toEqual({ slug, userId: ravi.id }),
    );
  });

  it('is read again once someone joins', async () => {
    const draft = aDraft();
    const api = anApi({}, draft);
    const { realtime } = openEntry(draft, api);
    await team();
    api.on(readOwnEntry, () => ({ entry: { ...draft, team: draft.team.slice(0, 1) } }));
    await realtime.tell(entryEvent, { competitionId: aCompetition().id });
    expect(await screen.findByText('1 of 4 people')).toBeVisible();
  });
});

describe('withdrawing', () => {
  it('asks once, names what is lost, and begins anew', async () => {
    const draft = aDraft(whole);
    const api = anApi({}, draft).on(withdrawEntry, () => undefined);
    api.on(saveEntry, () => {
      throw refuse(coreErrors.UNAVAILABLE);
    });
    const { user } = openEntry(draft, api);
    // What isn't saved goes with it.
    await user.type(await field('Title'), ' Two');
    expect((await screen.findAllByText(/^Not saved/, {}, { timeout: 3_000 }))[0]).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Withdraw entry' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Withdraw this entry?' }));
    expect(
      dialog.getByText(/“Harbourlight” and its answers will be deleted for the whole team/),
    ).toBeVisible();
    api.on(readOwnEntry, () => ({ entry: null }));
    await user.click(dialog.getByRole('button', { name: 'Withdraw entry' }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue(''));
    expect(api.received(withdrawEntry)).toHaveLength(1);
    // What had the focus is gone.
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Your entry' })).toHaveFocus());
    // Nothing comes back from this device either.
    await screen.findByText('Saves as you type');
    expect(await field('Title')).toHaveValue('');
    expect(api.received(saveEntry)).toHaveLength(1);
  });

  it('is for the creator alone', async () => {
    openEntry(aDraft({ isOwner: false, inviteUrl: null }));
    await field('Title');
    expect(screen.queryByRole('button', { name: 'Withdraw entry' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /from the team/ })).not.toBeInTheDocument();
  });
});
