import { screen, waitFor, within } from '@testing-library/react';
import {
  announceCompetition,
  competitionErrors,
  competitionLimits,
  createCompetition,
  deskCompetitionFixture,
  editCompetition,
} from '@upround/competitions/contract';
import { refuse } from '@upround/shared/testing';
import { anAdmin, apiWith, aDesk, draft, NEW, open, section, title } from '../desk-test.fixtures';

describe('a draft', () => {
  it('saves what was changed and keeps the ids of fields and criteria', async () => {
    const api = apiWith(draft);
    const { user, container } = open(api);
    const field = await screen.findByRole('textbox', { name: 'Title' });
    await user.clear(field);
    await user.type(field, 'Winter Build');
    await user.click(screen.getByRole('button', { name: 'Save draft' }));
    expect(await screen.findByText('Draft saved.')).toBeVisible();
    expect(api.received(editCompetition)[0]?.body).toEqual({
      ...deskCompetitionFixture.draft,
      title: 'Winter Build',
    });
    await expect(container).toHaveNoAxeViolations();
  });

  it('is announced once that’s confirmed', async () => {
    const api = apiWith(draft).on(announceCompetition, () => aDesk());
    const { user } = open(api);
    await user.click(await screen.findByRole('button', { name: 'Announce' }));
    const question = within(screen.getByRole('alertdialog', { name: `Announce ${title}?` }));
    await user.click(question.getByRole('button', { name: 'Announce' }));
    expect(await screen.findByText(`${title} is announced.`)).toBeVisible();
    expect(await screen.findByRole('region', { name: 'Progress' })).toBeVisible();
    expect(api.received(announceCompetition)).toHaveLength(1);
  });

  it('warns before it’s announced without prizes or judges, and of nothing else', async () => {
    const bare = { ...deskCompetitionFixture.draft, prizes: [] };
    const { user, unmount } = open(apiWith({ ...draft, draft: bare }));
    await user.click(await screen.findByRole('button', { name: 'Announce' }));
    const question = within(screen.getByRole('alertdialog', { name: `Announce ${title}?` }));
    expect(question.getByText('There are no prizes. You can’t add any afterwards.')).toBeVisible();
    expect(question.getByText(/^No one is invited to judge yet/)).toBeVisible();
    unmount();
    const { judgeList } = deskCompetitionFixture;
    const { user: other } = open(apiWith({ ...draft, judgeList }));
    await other.click(await screen.findByRole('button', { name: 'Announce' }));
    const complete = within(screen.getByRole('alertdialog', { name: `Announce ${title}?` }));
    expect(complete.queryByText(/no prizes|No one is invited/)).not.toBeInTheDocument();
  });

  it('needs only a title to be saved, and says so beside it', async () => {
    const api = apiWith();
    const { user } = open(api, NEW);
    await user.click(await screen.findByRole('button', { name: 'Save draft' }));
    const field = screen.getByRole('textbox', { name: 'Title' });
    await waitFor(() => expect(field).toHaveAccessibleDescription('Fill this in.'));
    expect(field).toHaveFocus();
    expect(screen.getAllByText('Fill this in.')).toHaveLength(1);
    expect(api.received(createCompetition)).toHaveLength(0);
    await user.type(field, 'Half a draft');
    await user.click(screen.getByRole('button', { name: 'Save draft' }));
    expect(await screen.findByText('Draft saved.')).toBeVisible();
    expect(api.received(createCompetition)[0]?.body).toMatchObject({
      title: 'Half a draft',
      tagline: '',
      rules: '',
      opensAt: null,
      form: [{ id: '', label: '', max: 200 }],
      criteria: [{ id: '', label: '', weight: 100 }],
    });
  });

  it('isn’t saved with a number that no one could mean', async () => {
    const api = apiWith(draft);
    const { user } = open(api);
    const size = await screen.findByRole('textbox', { name: 'Team size' });
    await user.clear(size);
    await user.type(size, '99');
    await user.click(screen.getByRole('button', { name: 'Save draft' }));
    await waitFor(() =>
      expect(size).toHaveAccessibleDescription('Enter a whole number from 1 to 8.'),
    );
    expect(api.received(editCompetition)).toHaveLength(0);
    await user.clear(size);
    await user.click(screen.getByRole('button', { name: 'Save draft' }));
    expect(await screen.findByText('Draft saved.')).toBeVisible();
    expect(api.received(editCompetition)[0]?.body.teamMax).toBeNull();
  });

  it('has a list of its parts that leads to each', async () => {
    const { user } = open(apiWith(draft));
    const parts = within(
      await screen.findByRole('navigation', { name: 'Parts of this competition' }),
    );
    const links = parts.getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual([
      'Basics',
      'Dates',
      'Who can enter',
      'Prizes',
      'Questions and answers',
      'Entry form',
      'Criteria',
      'Teams and decision',
      'Rules',
      'Judges',
      'Announce',
    ]);
    for (const link of links) {
      const part = document.querySelector(link.getAttribute('href') ?? '');
      expect(part).toHaveAccessibleName(link.textContent ?? '');
    }
    await user.click(screen.getByRole('radio', { name: 'Preview' }));
    expect(screen.queryByRole('link', { name: 'Prizes' })).not.toBeInTheDocument();
  });
});

describe('announcing', () => {
  const { draft: whole } = deskCompetitionFixture;
  const summary = () => screen.findByRole('group', { name: 'To do before you announce it' });
  const announce = async (user: ReturnType<typeof open>['user']) =>
    user.click(await screen.findByRole('button', { name: 'Announce' }));

  it('asks nothing while something is missing: a summary leads to each field', async () => {
    const api = apiWith({
      ...draft,
      isComplete: false,
      draft: { ...whole, tagline: '', criteria: [], opensAt: null },
    }).on(announceCompetition, () => aDesk());
    const { user, container } = open(api);
    await announce(user);
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    const list = within(await summary());
    expect(await summary()).toHaveFocus();
    expect(list.getByText('3 things are left before you can announce it')).toBeVisible();
    expect(list.getAllByRole('button').map((button) => button.textContent)).toEqual([
      'TaglineFill this in.',
      'Entries openChoose a date and a time.',
      'CriteriaAdd at least one.',
    ]);
    const tagline = screen.getByRole('textbox', { name: 'Tagline' });
    expect(tagline).toHaveAccessibleDescription('Fill this in.');
    await expect(container).toHaveNoAxeViolations();
    await user.click(list.getByRole('button', { name: /^Criteria/ }));
    expect(screen.getByRole('button', { name: 'Add criterion' })).toHaveFocus();
    await user.click(list.getByRole('button', { name: /^Tagline/ }));
    expect(tagline).toHaveFocus();
    // The problem of the filled field is gone; the others remain.
    await user.keyboard('In the rain');
    expect(tagline).not.toHaveAccessibleDescription('Fill this in.');
    expect(list.getByText('2 things are left before you can announce it')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Save draft' }));
    expect(await screen.findByText('Draft saved.')).toBeVisible();
    expect(api.received(editCompetition)[0]?.body.tagline).toBe('In the rain');
    expect(list.getByText('2 things are left before you can announce it')).toBeVisible();
    expect(api.received(announceCompetition)).toHaveLength(0);
  });

  it('leads from the preview to the field', async () => {
    const { user } = open(apiWith({ ...draft, draft: { ...whole, rules: '' } }));
    await user.click(await screen.findByRole('radio', { name: 'Preview' }));
    await announce(user);
    await user.click(within(await summary()).getByRole('button', { name: /^Rules/ }));
    expect(screen.getByRole('textbox', { name: 'Rules' })).toHaveFocus();
  });

  it.each([
    [
      'weights',
      'Criteria',
      'The weights have to add up to 100.',
      { criteria: whole.criteria.slice(1) },
    ],
    [
      'dates',
      'Results',
      'The results have to come after judging begins.',
      { resultAt: whole.opensAt },
    ],
    [
      'choices',
      'Field 2, How many can be chosen',
      'The limit can’t be higher than the number of choices.',
      {
        form: whole.form.map((field) => (field.kind === 'CHOICE' ? { ...field, most: 4 } : field)),
      },
    ],
    [
      'bounds',
      'Field 3, Limit',
      'The largest number can’t be below the smallest.',
      {
        form: whole.form.map((field) => (field.kind === 'NUMBER' ? { ...field, min: 501 } : field)),
      },
    ],
  ])('isn’t done with %s that don’t fit', async (_case, name, sentence, changes) => {
    const { user } = open(apiWith({ ...draft, draft: { ...whole, ...changes } }));
    await announce(user);
    const list = within(await summary());
    expect(list.getByRole('button', { name: `${name} ${sentence}` })).toBeVisible();
    expect(screen.getAllByText(sentence)).toHaveLength(2);
  });

  it('shows what the server has against it at its fields', async () => {
    const api = apiWith(draft).on(announceCompetition, () => {
      throw refuse(competitionErrors.DRAFT_INCOMPLETE, {
        details: { problems: [{ place: 'organiser', problem: 'MISSING' }] },
      });
    });
    const { user } = open(api);
    await announce(user);
    const question = within(screen.getByRole('alertdialog', { name: `Announce ${title}?` }));
    await user.click(question.getByRole('button', { name: 'Announce' }));
    const list = within(await summary());
    expect(list.getByText('One thing is left before you can announce it')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Organiser' })).toHaveAccessibleDescription(
      'Fill this in.',
    );
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await user.click(screen.getByRole('button', { name: 'Show' }));
    expect(await summary()).toHaveFocus();
  });
});

const save = () => screen.getByRole('button', { name: 'Save draft' });

/** Fills what a new competition needs. */
async function fillNew(user: ReturnType<typeof open>['user']) {
  const type = async (name: string, text: string) =>
    user.type(screen.getByRole('textbox', { name }), text);
  await type('Title', 'Autumn Build');
  await type('Tagline', 'Built in a week');
  await type('Organiser', 'The community');
  await type('Label', 'What problem do you solve?');
  await type('Criterion', 'Need');
  await type('Rules', 'One entry each.');
  const clocks = { 'Entries open': 1, 'Entries close': 2, 'Judging begins': 3, Results: 4 };
  for (const [label, day] of Object.entries(clocks)) {
    await user.type(screen.getByLabelText(label), `2027-09-0${day}T10:00`);
  }
}

describe('a new competition', () => {
  it('is created with ids from its labels, and is edited from then on', async () => {
    const api = apiWith();
    const admin = anAdmin();
    const { user, address, unmount } = open(api, NEW, admin);
    await screen.findByRole('textbox', { name: 'Title' });
    await fillNew(user);
    await user.click(save());
    expect(await screen.findByText('Draft saved.')).toBeVisible();
    const [created] = api.received(createCompetition);
    expect(created?.body).toMatchObject({
      title: 'Autumn Build',
      form: [{ id: 'what-problem-do-you-solve', kind: 'TEXT', max: 200, isPublic: false }],
      criteria: [{ id: 'need', label: 'Need', weight: 100 }],
      vote: null,
    });
    await waitFor(() => expect(address()).toBe(`${section}&competition=new-one`));
    expect(await screen.findByRole('heading', { name: 'Autumn Build' })).toBeVisible();
    await user.type(screen.getByRole('textbox', { name: 'Title' }), ' 2');
    await user.click(save());
    await waitFor(() => expect(api.received(editCompetition)).toHaveLength(1));
    expect(api.received(editCompetition)[0]).toMatchObject({
      params: { slug: 'new-one' },
      body: { title: 'Autumn Build 2', form: [{ id: 'what-problem-do-you-solve' }] },
    });
    expect(api.received(createCompetition)).toHaveLength(1);
    unmount();
    // The next new one begins empty.
    open(api, NEW, admin);
    expect(await screen.findByRole('textbox', { name: 'Title' })).toHaveValue('');
    expect(screen.queryByText(/We restored your unsaved changes/)).not.toBeInTheDocument();
  });

  it('survives a reload until it’s saved', async () => {
    const admin = anAdmin();
    const first = open(apiWith(), NEW, admin);
    await first.user.type(await screen.findByRole('textbox', { name: 'Title' }), 'Autumn Build');
    await first.user.click(screen.getByRole('button', { name: 'Add prize' }));
    await first.user.type(screen.getByRole('textbox', { name: 'Prize' }), 'A bicycle');
    first.unmount();
    const second = open(apiWith(), NEW, admin);
    expect(await screen.findByText(/We restored your unsaved changes/)).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('Autumn Build');
    expect(screen.getByRole('textbox', { name: 'Prize' })).toHaveValue('A bicycle');
    await second.user.click(screen.getByRole('button', { name: 'Discard changes' }));
    expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('');
    expect(screen.queryByRole('textbox', { name: 'Prize' })).not.toBeInTheDocument();
    second.unmount();
    open(apiWith(), NEW, admin);
    expect(await screen.findByRole('textbox', { name: 'Title' })).toHaveValue('');
    expect(screen.queryByText(/We restored your unsaved changes/)).not.toBeInTheDocument();
  });
});

describe('what was changed in a draft', () => {
  it('is back after a reload, and gone from the device once it’s saved', async () => {
    const admin = anAdmin();
    const api = apiWith(draft);
    const first = open(api, undefined, admin);
    await first.user.type(await screen.findByRole('textbox', { name: 'Tagline' }), ' at last');
    expect(screen.getByText('Save your changes first.')).toBeVisible();
    first.unmount();
    const { user, unmount } = open(api, undefined, admin);
    expect(await screen.findByText(/We restored your unsaved changes/)).toBeVisible();
    await user.click(save());
    expect(await screen.findByText('Draft saved.')).toBeVisible();
    expect(api.received(editCompetition)[0]?.body).toEqual({
      ...deskCompetitionFixture.draft,
      tagline: `${deskCompetitionFixture.draft.tagline} at last`,
    });
    expect(await screen.findByRole('button', { name: 'Announce' })).toBeVisible();
    unmount();
    open(api, undefined, admin);
    await screen.findByRole('textbox', { name: 'Tagline' });
    expect(screen.queryByText(/We restored your unsaved changes/)).not.toBeInTheDocument();
  });
});

describe('rows', () => {
  const labels = () =>
    screen
      .getAllByRole<HTMLInputElement>('textbox', { name: 'Criterion' })
      .map(({ value }) => value);

  it('are moved by buttons, which keep the focus, and sent in their order', async () => {
    const api = apiWith(draft);
    const { user } = open(api);
    await user.click(await screen.findByRole('button', { name: 'Move down: Criterion 1' }));
    expect(labels()).toEqual(['Proof', 'Need', 'Team']);
    expect(screen.getByRole('button', { name: 'Move down: Criterion 2' })).toHaveFocus();
    expect(screen.getByText('Criterion 1 is now number 2 of 3.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Move down: Criterion 2' }));
    expect(labels()).toEqual(['Proof', 'Team', 'Need']);
    // Nothing is below it any more.
    expect(screen.getByRole('button', { name: 'Move up: Criterion 3' })).toHaveFocus();
    await user.click(save());
    await waitFor(() => expect(api.received(editCompetition)).toHaveLength(1));
    expect(api.received(editCompetition)[0]?.body.criteria.map(({ id }) => id)).toEqual([
      'proof',
      'team',
      'need',
    ]);
  });

  it('can’t be added beyond the limit, nor the last one removed', async () => {
    const { user } = open(apiWith(draft));
    const add = await screen.findByRole('button', { name: 'Add criterion' });
    const rows = () => screen.getAllByRole('group', { name: /^Criterion \d/ });
    while (rows().length < competitionLimits.criteria) await user.click(add);
    expect(add).toBeDisabled();
    expect(screen.getByText(`You can add up to ${competitionLimits.criteria}.`)).toBeVisible();
    await user.click(
      screen.getByRole('button', { name: `Remove: Criterion ${competitionLimits.criteria}` }),
    );
    expect(add).toBeEnabled();
    expect(add).toHaveFocus();
    while (rows().length > 1) {
      await user.click(screen.getByRole('button', { name: 'Remove: Criterion 1' }));
    }
    expect(screen.getByRole('button', { name: 'Remove: Criterion 1' })).toBeDisabled();
  });
});

describe('the preview', () => {
  it('shows what is typed: the card, the texts and the form to be tried', async () => {
    const { user, container } = open(apiWith(draft));
    const about = await screen.findByRole('textbox', { name: 'About' });
    await user.clear(about);
    await user.type(about, '## Why now{Enter}Because **rain**.');
    await user.click(screen.getByRole('radio', { name: 'Preview' }));
    expect(screen.getByRole('heading', { name: 'Why now' })).toBeVisible();
    expect(screen.getByText('rain').tagName).toBe('STRONG');
    const form = within(screen.getByRole('group', { name: 'Preview of the entry form' }));
    const answer = form.getByRole('textbox', { name: /What problem do you solve/ });
    await user.type(answer, 'Floods{Enter}');
    expect(answer).toHaveValue('Floods\n');
    expect(form.getByText('Here people choose a PDF of up to 5 MB.')).toBeVisible();
    expect(form.queryByRole('button')).not.toBeInTheDocument();
    await expect(container).toHaveNoAxeViolations();
    await user.click(screen.getByRole('radio', { name: 'Edit' }));
    expect(screen.getByRole('textbox', { name: 'About' })).toHaveValue(
      '## Why now\nBecause **rain**.',
    );
  });

  it('shows the dates, conditions, prizes, criteria with their weights and questions as entrants see them', async () => {
    const { user } = open(apiWith(draft));
    await user.click(await screen.findByRole('radio', { name: 'Preview' }));
    const dates = within(screen.getByRole('list', { name: 'Dates' }));
    expect(dates.getByText('Entries close')).toBeVisible();
    expect(screen.getByText('Your company is younger than three years.')).toBeVisible();
    const prizes = within(screen.getByRole('region', { name: 'Prizes' }));
    expect(prizes.getByText('The people’s prize')).toBeVisible();
    const criteria = within(screen.getByRole('table'));
    const [need] = deskCompetitionFixture.draft.criteria;
    const row = criteria.getByRole('row', { name: new RegExp(`^${need?.label}`) });
    expect(row).toHaveTextContent(`${need?.weight}%`);
    expect(screen.getByText('No. You can be in one entry.')).toBeVisible();
  });

  it('shows a date that is missing, and no row without a name', async () => {
    const { user } = open(
      apiWith({
        ...draft,
        draft: {
          ...deskCompetitionFixture.draft,
          opensAt: null,
          prizes: [{ place: 1, title: '', text: 'Something' }],
        },
      }),
    );
    await user.click(await screen.findByRole('radio', { name: 'Preview' }));
    const dates = within(screen.getByRole('region', { name: 'Dates' }));
    expect(dates.getByText('Entries open').nextSibling).toHaveTextContent('Not set yet');
    expect(dates.getByText('Entries close').nextSibling).toHaveTextContent('14 March');
    expect(screen.queryByText('Something')).not.toBeInTheDocument();
  });

  it('gives way to the fields where saving finds something missing', async () => {
    const { user } = open(apiWith(), NEW);
    await user.click(await screen.findByRole('radio', { name: 'Preview' }));
    expect(screen.getByText('Enter a title and the dates to see it in a list.')).toBeVisible();
    await user.click(save());
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Title' })).toHaveFocus());
    expect(screen.getByRole('textbox', { name: 'Title' })).toBeInvalid();
  });
});
