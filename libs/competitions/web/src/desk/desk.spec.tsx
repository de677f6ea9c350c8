import { fireEvent, screen, within } from '@testing-library/react';
import {
  competitionErrors,
  competitionPeopleFixtures,
  deskCompetitionFixture,
  deskEntryFixture,
  inviteJudge,
  listDesk,
  listDeskEntries,
  moveDeadline,
  publishResult,
  publishRules,
  readDesk,
  removeJudge,
} from '@upround/competitions/contract';
import { listSuggestions } from '@upround/search/contract';
import { coreErrors } from '@upround/shared/contract-core';
import { fakeApi, refuse, segment } from '@upround/shared/testing';
import { aDesk, apiWith, open, section } from './desk-test.fixtures';

describe('the organiser’s list', () => {
  it('marks drafts, and leads to each competition and to a new one', async () => {
    const { container } = open(apiWith(), '');
    const list = within(await screen.findByRole('list', { name: 'Competitions' }));
    const [announced, draft] = list.getAllByRole('article');
    expect(announced).not.toHaveTextContent('Draft');
    expect(draft).toHaveTextContent('Draft');
    expect(list.getByRole('link', { name: 'Winter Build' })).toHaveAttribute(
      'href',
      `${section}&competition=other`,
    );
    expect(screen.getByRole('link', { name: 'New competition' })).toBeVisible();
    await expect(container).toHaveNoAxeViolations();
  });

  it('says that there is none yet, and that it couldn’t be loaded', async () => {
    const { unmount } = open(
      fakeApi().on(listDesk, () => segment([])),
      '',
    );
    expect(await screen.findByRole('heading', { name: 'No competitions yet' })).toBeVisible();
    unmount();
    open(
      fakeApi().on(listDesk, () => {
        throw refuse(coreErrors.FORBIDDEN);
      }),
      '',
    );
    expect(
      await screen.findByRole('heading', { name: 'Couldn’t load the competitions' }),
    ).toBeVisible();
  });
});

describe('an announced competition', () => {
  it('shows what came in, and no form', async () => {
    const { container } = open();
    const progress = within(await screen.findByRole('region', { name: 'Progress' }));
    expect(progress.getByText('Missing scores').nextSibling).toHaveTextContent('8');
    expect(screen.queryByRole('button', { name: 'Save draft' })).not.toBeInTheDocument();
    await expect(container).toHaveNoAxeViolations();
  });

  it('moves its deadline with a reason alone, and leaves the other moments as they are', async () => {
    const api = apiWith().on(moveDeadline, () => aDesk());
    const { user } = open(api);
    await user.click(await screen.findByRole('button', { name: 'Move deadline' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Move the deadline' }));
    await user.click(dialog.getByRole('button', { name: 'Move and notify' }));
    expect(dialog.getByText('Fill this in.')).toBeVisible();
    expect(api.received(moveDeadline)).toHaveLength(0);
    await user.type(dialog.getByRole('textbox', { name: /Reason/ }), 'A cyclone');
    await user.click(dialog.getByRole('button', { name: 'Move and notify' }));
    expect(await screen.findByText('Deadline moved.')).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    const { closesAt, judgingAt, resultAt } = deskCompetitionFixture;
    expect(api.received(moveDeadline)[0]?.body).toEqual({
      closesAt,
      judgingAt,
      resultAt,
      reason: 'A cyclone',
    });
  });

  it('names which moment comes too early before anything is sent, and marks it', async () => {
    const api = apiWith().on(moveDeadline, () => aDesk());
    const { user } = open(api);
    await user.click(await screen.findByRole('button', { name: 'Move deadline' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Move the deadline' }));
    fireEvent.change(dialog.getByLabelText(/^Entries close/), {
      target: { value: '2027-03-20T10:00' },
    });
    await user.type(dialog.getByRole('textbox', { name: /Reason/ }), 'A cyclone');
    await user.click(dialog.getByRole('button', { name: 'Move and notify' }));
    const judging = dialog.getByLabelText(/^Judging begins/);
    expect(judging).toBeInvalid();
    expect(judging).toHaveFocus();
    expect(judging).toHaveAccessibleDescription(/Judging can’t begin before entries close\./);
    expect(dialog.getByLabelText(/^Entries close/)).toBeValid();
    expect(api.received(moveDeadline)).toHaveLength(0);
    fireEvent.change(judging, { target: { value: '2027-03-21T10:00' } });
    await user.click(dialog.getByRole('button', { name: 'Move and notify' }));
    expect(await screen.findByText('Deadline moved.')).toBeVisible();
  });

  it('publishes new rules with what changed', async () => {
    const api = apiWith().on(publishRules, ({ body }) =>
      aDesk({
        rulesVersion: 3,
        draft: { ...deskCompetitionFixture.draft, rules: body.text },
      }),
    );
    const { user } = open(api);
    expect(await screen.findByText('Version 2 is in force.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Publish new rules' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Publish new rules' }));
    const rules = dialog.getByRole('textbox', { name: 'Rules' });
    await user.clear(rules);
    await user.click(dialog.getByRole('button', { name: 'Publish and notify' }));
    expect(dialog.getAllByText('Fill this in.')).toHaveLength(2);
    expect(api.received(publishRules)).toHaveLength(0);
    await user.type(rules, 'Teams have five people at most.');
    await user.type(dialog.getByRole('textbox', { name: /What changed/ }), 'Teams of five');
    await user.click(dialog.getByRole('button', { name: 'Publish and notify' }));
    expect(await screen.findByText('New rules published.')).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByText('Version 3 is in force.')).toBeVisible();
    expect(api.received(publishRules)).toEqual([
      {
        params: { slug: deskCompetitionFixture.slug },
        body: { text: 'Teams have five people at most.', reason: 'Teams of five' },
      },
    ]);
    // What was typed is sent, so the next dialog begins with the rules in force.
    await user.click(screen.getByRole('button', { name: 'Publish new rules' }));
    expect(screen.getByRole('textbox', { name: 'Rules' })).toHaveValue(
      'Teams have five people at most.',
    );
    expect(screen.getByRole('textbox', { name: /What changed/ })).toHaveValue('');
  });

  it('keeps what was typed where publishing fails, and when the dialog is closed', async () => {
    const api = apiWith().on(publishRules, () => {
      throw refuse(competitionErrors.RESULT_OUT);
    });
    const { user } = open(api);
    await user.click(await screen.findByRole('button', { name: 'Publish new rules' }));
    await user.type(screen.getByRole('textbox', { name: 'Rules' }), ' No bots.');
    await user.type(screen.getByRole('textbox', { name: /What changed/ }), 'Teams of five');
    await user.click(screen.getByRole('button', { name: 'Publish and notify' }));
    expect(await screen.findByText(competitionErrors.RESULT_OUT.sentence)).toBeVisible();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Publish new rules' }));
    expect(screen.queryByText(competitionErrors.RESULT_OUT.sentence)).not.toBeInTheDocument();
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Rules' }).value).toMatch(
      / No bots\.$/,
    );
    expect(screen.getByRole('textbox', { name: /What changed/ })).toHaveValue('Teams of five');
  });

  it('invites judges by a link to their profile, and removes them once that’s confirmed', async () => {
    const api = apiWith()
      .on(inviteJudge, () => aDesk())
      .on(removeJudge, () => aDesk({ judgeList: [] }));
    const { user } = open(api);
    const field = await screen.findByRole('combobox', { name: 'Member' });
    await user.type(field, 'https://upround.example/user/asha-rao?tab=posts');
    await user.click(screen.getByRole('button', { name: 'Invite judge' }));
    expect(await screen.findByText('Judge invited.')).toBeVisible();
    expect(field).toHaveValue('');
    expect(api.received(inviteJudge)[0]?.body).toEqual({ member: 'asha-rao' });
    await user.click(screen.getByRole('button', { name: /^Remove / }));
    expect(api.received(removeJudge)).toHaveLength(0);
    await user.click(
      within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Remove' }),
    );
    expect(await screen.findByText('No judges yet.')).toBeVisible();
  });

  it('finds a member by name, and invites whom the keyboard chose', async () => {
    const { asha, ravi } = competitionPeopleFixtures;
    const api = apiWith().on(inviteJudge, () => aDesk());
    api.on(listSuggestions, () => ({
      data: [ravi, asha].map((data) => ({ type: 'USER' as const, data })),
      queries: [],
      records: [],
      tags: [],
    }));
    const { user, container } = open(api);
    const field = await screen.findByRole('combobox', { name: 'Member' });
    await user.type(field, 'a');
    const list = within(await screen.findByRole('listbox', { name: 'Members with this name' }));
    // Ravi judges already.
    const [option, ...others] = await list.findAllByRole('option');
    expect(others).toHaveLength(0);
    expect(option).toHaveTextContent('Founder of Harbourlight');
    await expect(container).toHaveNoAxeViolations();
    await user.keyboard('{ArrowDown}{Enter}');
    expect(field).toHaveValue('Asha Menon');
    expect(api.received(inviteJudge)).toHaveLength(0);
    await user.click(screen.getByRole('button', { name: 'Invite judge' }));
    expect(await screen.findByText('Judge invited.')).toBeVisible();
    expect(api.received(inviteJudge)[0]?.body).toEqual({ member: 'asha-menon' });
    expect(field).toHaveValue('');
    await user.type(field, 'Asha{Escape}');
    await user.click(screen.getByRole('button', { name: 'Invite judge' }));
    expect(field).toHaveAccessibleDescription(
      'Choose someone from the list, or paste a profile link.',
    );
    expect(api.received(inviteJudge)).toHaveLength(1);
  });

  it('says that no member has a profile', async () => {
    const { user } = open(
      apiWith().on(inviteJudge, () => {
        throw refuse(competitionErrors.NO_MEMBER);
      }),
    );
    await user.type(await screen.findByRole('combobox', { name: 'Member' }), '/user/no-one');
    await user.click(screen.getByRole('button', { name: 'Invite judge' }));
    expect(await screen.findByText(competitionErrors.NO_MEMBER.sentence)).toBeVisible();
  });

  it('reads the missing scores again where they changed before it’s published', async () => {
    let missingScores = 8;
    const api = apiWith()
      .on(readDesk, () => aDesk({ phase: 'JUDGING', missingScores }))
      .on(publishResult, () => {
        missingScores = 6;
        throw refuse(competitionErrors.SCORES_CHANGED);
      });
    const { user } = open(api);
    await user.click(await screen.findByRole('button', { name: 'Publish results' }));
    const question = within(screen.getByRole('alertdialog'));
    expect(question.getByText(/8 scores are missing/)).toBeVisible();
    await user.click(question.getByRole('button', { name: 'Publish results' }));
    expect(await screen.findByText('6 scores are missing.')).toBeVisible();
    expect(await screen.findByText(/The number of missing scores has changed/)).toBeVisible();
    expect(api.received(publishResult)[0]?.body).toEqual({ missingScores: 8 });
  });

  it('says in a paragraph each what speaks against publishing now', async () => {
    const { user } = open(apiWith({ phase: 'JUDGING', missingScores: 3 }));
    await user.click(await screen.findByRole('button', { name: 'Publish results' }));
    const question = within(screen.getByRole('alertdialog'));
    for (const warning of [
      '3 scores are missing.',
      /^It’s before the planned date: .*28 March/,
      'The public vote ends when you publish.',
      /^2 votes are still to be checked\./,
      /^Everyone will see the results straight away\./,
    ]) {
      expect(question.getByText(warning)).toBeVisible();
    }
  });

  it('warns of nothing where all is scored and the planned date has come', async () => {
    const resultAt = '2020-03-28T12:30:00.000Z';
    const votes = { counted: 43, held: 0 };
    const { user } = open(apiWith({ phase: 'JUDGING', missingScores: 0, resultAt, votes }));
    await user.click(await screen.findByRole('button', { name: 'Publish results' }));
    const question = within(screen.getByRole('alertdialog'));
    expect(question.getByText('No scores are missing.')).toBeVisible();
    expect(question.queryByText('Warning')).not.toBeInTheDocument();
    expect(question.queryByText(/planned date|public vote/)).not.toBeInTheDocument();
  });

  it('counts nothing that’s still to do once the result is out', async () => {
    open(apiWith({ phase: 'RESULT', votes: { counted: 0, held: 0 } }));
    const progress = within(await screen.findByRole('region', { name: 'Progress' }));
    expect(progress.getByText('Counted votes').nextSibling).toHaveTextContent('0');
    expect(progress.queryByText('Missing scores')).not.toBeInTheDocument();
    expect(progress.queryByText('Votes to check')).not.toBeInTheDocument();
    const votes = within(screen.getByRole('region', { name: 'Votes' }));
    expect(votes.getByText('No votes')).toBeVisible();
  });

  it('publishes its result once that’s confirmed, and offers nothing to change any more', async () => {
    const api = apiWith({ phase: 'JUDGING', missingScores: 0 }).on(publishResult, () =>
      aDesk({ phase: 'RESULT', missingScores: 0, publishedAt: '2027-03-28T12:30:00.000Z' }),
    );
    api.on(listDeskEntries, () => {
      const rank = api.received(publishResult).length === 0 ? null : 1;
      return segment([{ ...deskEntryFixture, rank }]);
    });
    const { user } = open(api);
    await user.click(await screen.findByRole('button', { name: 'Publish results' }));
    const question = within(screen.getByRole('alertdialog', { name: 'Publish the results?' }));
    expect(question.getByText(/^No scores are missing\./)).toBeVisible();
    await user.click(question.getByRole('button', { name: 'Publish results' }));
    expect(await screen.findByText('Results published.')).toBeVisible();
    expect(screen.getByText('The results are published.')).toBeVisible();
    expect(api.received(publishResult)[0]?.body).toEqual({ missingScores: 0 });
    // Publishing ranked them.
    const entries = within(screen.getByRole('region', { name: 'Entries' }));
    expect(await entries.findByText('Rank 1')).toBeVisible();
    for (const name of ['Publish results', 'Move deadline', 'Publish new rules', 'Invite judge']) {
      expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
    }
  });

  it('publishes no result before it’s judged', async () => {
    open(apiWith({ phase: 'OPEN' }));
    expect(await screen.findByText(/once judging has begun/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Publish results' })).not.toBeInTheDocument();
  });
});
