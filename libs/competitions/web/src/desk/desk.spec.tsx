import { screen, waitFor, within } from '@testing-library/react';
import {
  announceCompetition,
  competitionErrors,
  createCompetition,
  deskCompetitionFixture,
  deskItemFixture,
  editCompetition,
  inviteJudge,
  listDesk,
  moveDeadline,
  publishResult,
  publishRules,
  readDesk,
  removeJudge,
  type DeskCompetition,
} from '@upround/competitions/contract';
import { coreErrors } from '@upround/shared/contract-core';
import { aUser, fakeApi, refuse, renderScreen, segment } from '@upround/shared/testing';
import { CompetitionsDesk } from './competitions-desk';

const { slug, title } = deskCompetitionFixture;
const section = '/settings?section=competitions';

const aDesk = (changes: Partial<DeskCompetition> = {}): DeskCompetition => ({
  ...deskCompetitionFixture,
  ...changes,
});

const apiWith = (changes: Partial<DeskCompetition> = {}) => {
  const one = aDesk(changes);
  return fakeApi()
    .on(readDesk, () => one)
    .on(listDesk, () =>
      segment([
        deskItemFixture,
        { ...deskItemFixture, id: 'other', slug: 'other', title: 'Winter Build', isDraft: true },
      ]),
    )
    .on(editCompetition, ({ body }) => ({ ...one, title: body.title, draft: body }))
    .on(createCompetition, ({ body }) => ({ ...one, isDraft: true, draft: body }));
};

const open = (api = apiWith(), query = `&competition=${slug}`) =>
  renderScreen(<CompetitionsDesk />, {
    path: `${section}${query}`,
    pattern: '/settings',
    api,
    user: aUser({ roles: ['ADMIN'] }),
  });

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

  it('publishes new rules, and says why that failed', async () => {
    const api = apiWith().on(publishRules, () => {
      throw refuse(competitionErrors.RESULT_OUT);
    });
    const { user } = open(api);
    await user.click(await screen.findByRole('button', { name: 'Publish new rules' }));
    await user.type(screen.getByRole('textbox', { name: /What changed/ }), 'Teams of five');
    await user.click(screen.getByRole('button', { name: 'Publish and notify' }));
    expect(await screen.findByText(competitionErrors.RESULT_OUT.sentence)).toBeVisible();
    expect(api.received(publishRules)[0]?.body.reason).toBe('Teams of five');
  });

  it('invites judges by a link to their profile, and removes them once that’s confirmed', async () => {
    const api = apiWith()
      .on(inviteJudge, () => aDesk())
      .on(removeJudge, () => aDesk({ judgeList: [] }));
    const { user } = open(api);
    const field = await screen.findByRole('textbox', { name: /Profile of a member/ });
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

  it('says that no member has a profile', async () => {
    const { user } = open(
      apiWith().on(inviteJudge, () => {
        throw refuse(coreErrors.NOT_FOUND);
      }),
    );
    await user.type(await screen.findByRole('textbox', { name: /Profile of a member/ }), 'no-one');
    await user.click(screen.getByRole('button', { name: 'Invite judge' }));
    expect(await screen.findByText('No member has this profile.')).toBeVisible();
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
    await user.click(await screen.findByRole('button', { name: 'Publish result' }));
    const question = within(screen.getByRole('alertdialog'));
    expect(question.getByText(/8 scores are missing/)).toBeVisible();
    await user.click(question.getByRole('button', { name: 'Publish result' }));
    expect(await screen.findByText('6 scores are missing.')).toBeVisible();
    expect(await screen.findByText(/Scores came in since/)).toBeVisible();
    expect(api.received(publishResult)[0]?.body).toEqual({ missingScores: 8 });
  });

  it('publishes no result before it’s judged', async () => {
    open(apiWith({ phase: 'OPEN' }));
    expect(await screen.findByText(/once judging has begun/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Publish result' })).not.toBeInTheDocument();
  });
});

describe('a draft', () => {
  const draft = { isDraft: true, judgeList: [] };

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

  it('isn’t saved while its weights don’t add up to 100', async () => {
    const api = apiWith(draft);
    const { user } = open(api);
    const [weight] = await screen.findAllByRole('textbox', { name: /Weight/ });
    await user.clear(weight as HTMLElement);
    await user.type(weight as HTMLElement, '1');
    await user.click(screen.getByRole('button', { name: 'Save draft' }));
    expect(await screen.findByText('The weights have to add up to 100.')).toBeVisible();
    expect(api.received(editCompetition)).toHaveLength(0);
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

  it('says beside each field of a new one what’s missing, and sends nothing', async () => {
    const api = apiWith();
    const { user } = open(api, '&competition=%2B');
    await user.click(await screen.findByRole('button', { name: 'Save draft' }));
    const field = screen.getByRole('textbox', { name: 'Tagline' });
    await waitFor(() => expect(field).toBeInvalid());
    expect(field).toHaveAccessibleDescription('Fill this in.');
    expect(screen.getAllByText('Choose a date and a time.')).toHaveLength(4);
    expect(api.received(createCompetition)).toHaveLength(0);
  });
});
