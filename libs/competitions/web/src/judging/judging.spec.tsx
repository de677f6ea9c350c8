import { screen, waitFor, within } from '@testing-library/react';
import {
  answerJudging,
  competitionErrors,
  judgedEntryFixtures,
  judgingFixture,
  listJudgedEntries,
  readJudging,
  scoreEntry,
  type Judging,
} from '@upround/competitions/contract';
import { coreErrors } from '@upround/shared/contract-core';
import { links } from '@upround/shared/links';
import { refuse, segment } from '@upround/shared/testing';
import { anApi, open, slug } from '../competition/competition-test.fixtures';

const [scored, unscored] = judgedEntryFixtures;

const apiWith = (judging: Partial<Judging> = {}) =>
  anApi({ phase: 'JUDGING' })
    .on(readJudging, () => ({ ...judgingFixture, ...judging }))
    .on(listJudgedEntries, () => segment([...judgedEntryFixtures]))
    .on(scoreEntry, () => ({ ...judgingFixture, scored: judgingFixture.scored + 1 }));

const openJudging = (api = apiWith()) => open({ tab: 'judging', api });

const row = async (title: string) => {
  const heading = await screen.findByRole('heading', { level: 3, name: title });
  const item = heading.closest('li');
  if (item === null) throw new Error('not in a list');
  return within(item);
};

const points = async (label: RegExp) => screen.findByRole('group', { name: label });
const pill = async (label: RegExp, value: string) =>
  within(await points(label)).getByRole('radio', { name: value });

describe('an invitation to judge', () => {
  it('can be accepted', async () => {
    const api = apiWith({ state: 'INVITED' }).on(answerJudging, () => judgingFixture);
    const { user, container } = openJudging(api);
    expect(
      await screen.findByRole('heading', { name: 'You’re invited to judge Monsoon Build' }),
    ).toBeVisible();
    await expect(container).toHaveNoAxeViolations();
    await user.click(screen.getByRole('button', { name: 'Accept invitation' }));
    expect(await screen.findByRole('list', { name: 'Entries to judge' })).toBeVisible();
    expect(api.received(answerJudging)[0]).toEqual({
      params: { slug },
      body: { state: 'ACCEPTED' },
    });
  });

  it('can be declined, and accepted after all', async () => {
    const api = apiWith({ state: 'INVITED' }).on(answerJudging, ({ body: { state } }) => ({
      ...judgingFixture,
      state,
    }));
    const { user } = openJudging(api);
    await user.click(await screen.findByRole('button', { name: 'Decline' }));
    expect(await screen.findByRole('heading', { name: 'You declined to judge' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Judge after all' }));
    await waitFor(() => expect(api.received(answerJudging)).toHaveLength(2));
  });

  it('says why it couldn’t be accepted', async () => {
    const api = apiWith({ state: 'INVITED' }).on(answerJudging, () => {
      throw refuse(competitionErrors.JUDGE_ENTERED);
    });
    const { user } = openJudging(api);
    await user.click(await screen.findByRole('button', { name: 'Accept invitation' }));
    expect(await screen.findByText(/Couldn’t save your answer/)).toBeVisible();
  });

  it('is for judges alone', async () => {
    const api = apiWith().on(readJudging, () => {
      throw refuse(coreErrors.NOT_FOUND);
    });
    openJudging(api);
    expect(
      await screen.findByRole('heading', { name: 'You aren’t a judge of this competition' }),
    ).toBeVisible();
  });

  it('sends a guest to log in, and back', async () => {
    open({ tab: 'judging', api: anApi({ phase: 'JUDGING' }), isGuest: true });
    expect(await screen.findByRole('link', { name: 'Log in' })).toHaveAttribute(
      'href',
      links.login({ next: links.competition(slug, { tab: 'judging' }) }),
    );
  });

  it('isn’t offered to everyone', async () => {
    open({ api: anApi() });
    await screen.findByRole('link', { name: 'Rules' });
    expect(screen.queryByRole('link', { name: 'Judging' })).not.toBeInTheDocument();
  });

  it('is among the tabs of a judge', async () => {
    open({ api: anApi({ judgeState: 'INVITED' }) });
    expect(await screen.findByRole('link', { name: 'Judging' })).toHaveAttribute(
      'href',
      links.competition(slug, { tab: 'judging' }),
    );
  });
});

/** Entries without points, after the one that has some. */
const more = ['Third Wave', 'Fourth Wall'].map((title, index) => ({
  ...unscored,
  id: `more-${index}`,
  title,
}));

const giveAll = async (user: ReturnType<typeof openJudging>['user'], value: string) => {
  for (const label of [/^Need/, /^Proof/, /^Team/]) {
    await user.click(await pill(label, value));
  }
};

describe('the score of the entry at hand', () => {
  const score = async () => {
    const form = within(await screen.findByRole('form', { name: `Scores for ${unscored.title}` }));
    // The count of the note is a status too.
    return form
      .getAllByRole('status')
      .find(({ textContent }) => textContent.startsWith('Weighted score'));
  };

  it('follows the points by the published weights, and is read out', async () => {
    const { user } = openJudging();
    expect(await score()).toHaveTextContent('Weighted scoreChoose scores to see it.');
    await user.click(await pill(/^Need \(50%\)/, '9'));
    expect(await score()).toHaveTextContent('9.00 of 10so far, 1 of 3 criteria');
    await user.click(await pill(/^Proof \(30%\)/, '7'));
    // (50 · 9 + 30 · 7) / 80
    expect(await score()).toHaveTextContent('8.25 of 10so far, 2 of 3 criteria');
    await user.click(await pill(/^Team \(20%\)/, '10'));
    // (50 · 9 + 30 · 7 + 20 · 10) / 100
    expect(await score()).toHaveTextContent(/8\.60 of 10$/);
    await user.keyboard('{ArrowLeft}');
    // (50 · 9 + 30 · 7 + 20 · 9) / 100
    expect(await score()).toHaveTextContent(/8\.40 of 10$/);
  });
});

describe('the way to the next entry', () => {
  const nextButton = () => screen.findByRole('button', { name: 'Next entry' });

  it('is there once points are saved, folds what is done, and has the focus', async () => {
    const api = apiWith().on(listJudgedEntries, () => segment([...judgedEntryFixtures, ...more]));
    const { user, container } = openJudging(api);
    await giveAll(user, '5');
    expect(screen.queryByRole('button', { name: 'Next entry' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Save scores' }));
    await user.click(await nextButton());
    const title = screen.getByRole('heading', { level: 3, name: 'Third Wave' });
    expect(title.closest('summary')).toHaveFocus();
    expect(screen.getByRole('form', { name: 'Scores for Third Wave' })).toBeVisible();
    expect(
      screen.queryByRole('form', { name: `Scores for ${unscored.title}` }),
    ).not.toBeInTheDocument();
    await expect(container).toHaveNoAxeViolations();
  });

  it('goes away while points are changed that aren’t saved yet', async () => {
    const api = apiWith().on(listJudgedEntries, () => segment([...judgedEntryFixtures, ...more]));
    const { user } = openJudging(api);
    await giveAll(user, '5');
    await user.click(screen.getByRole('button', { name: 'Save scores' }));
    await nextButton();
    await user.click(await pill(/^Team/, '6'));
    expect(screen.queryByRole('button', { name: 'Next entry' })).not.toBeInTheDocument();
  });

  it('leads back to entries above, and past a conflict of interest', async () => {
    const conflict = { ...unscored, id: 'conflict', title: 'Own Cousin', hasConflict: true };
    const api = apiWith().on(listJudgedEntries, () => segment([conflict, unscored, ...more]));
    const { user } = openJudging(api);
    await user.click(await screen.findByRole('heading', { name: 'Fourth Wall' }));
    await user.click(await screen.findByRole('heading', { name: unscored.title }));
    await user.click(screen.getByRole('button', { name: 'Declare conflict of interest' }));
    await user.click(await screen.findByRole('button', { name: 'Declare conflict' }));
    await user.click(await nextButton());
    // Of those above and below, the first above comes after the last one.
    expect(screen.getByRole('heading', { name: unscored.title }).closest('summary')).toHaveFocus();
  });

  it('reads on where those that are read have points', async () => {
    const api = apiWith().on(listJudgedEntries, ({ query: { cursor } }) =>
      cursor === undefined ? segment([scored], 'on') : segment([...more]),
    );
    const { user } = openJudging(api);
    await user.click(await nextButton());
    expect(await screen.findByRole('form', { name: 'Scores for Third Wave' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Third Wave' }).closest('summary')).toHaveFocus();
  });

  it('isn’t there after the last entry', async () => {
    const { user } = openJudging();
    await giveAll(user, '5');
    await user.click(screen.getByRole('button', { name: 'Save scores' }));
    expect(await screen.findByText('6 of 14 scored')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Next entry' })).not.toBeInTheDocument();
  });
});

describe('judging', () => {
  it('begins with the first entry that has no points', async () => {
    const { container } = openJudging();
    expect(await screen.findByText('5 of 14 scored')).toBeVisible();
    expect(screen.getByText('1 conflict of interest')).toBeVisible();
    expect((await row(scored.title)).getByText('Scored')).toBeVisible();
    const next = await row(unscored.title);
    expect(next.getByText('Not scored')).toBeVisible();
    expect(next.getByText('Bridges flood before anyone knows.')).toBeVisible();
    expect(next.getByRole('form', { name: `Scores for ${unscored.title}` })).toBeVisible();
    await expect(container).toHaveNoAxeViolations();
  });

  it('links to what an entry answers with a link or a video, and to nothing else', async () => {
    const api = apiWith().on(listJudgedEntries, () =>
      segment([
        {
          ...unscored,
          answers: { site: 'https://harbour.example/', pitch: 'javascript:alert(1)' },
        },
      ]),
    );
    openJudging(api);
    const entry = await row(unscored.title);
    const site = entry.getByRole('link', { name: /^https:\/\/harbour\.example\// });
    expect(site).toHaveAttribute('href', 'https://harbour.example/');
    expect(site).toHaveAttribute('target', '_blank');
    expect(site).toHaveAttribute('rel', 'noopener nofollow ugc');
    expect(entry.getByText('javascript:alert(1)')).toBeVisible();
    expect(entry.queryByRole('link', { name: /javascript/ })).not.toBeInTheDocument();
  });

  it('saves points for each criterion with a note', async () => {
    const { user, api } = openJudging();
    await user.click(await pill(/^Need \(50%\)/, '9'));
    await user.click(await pill(/^Proof \(30%\)/, '7'));
    await user.click(screen.getByRole('button', { name: 'Save scores' }));
    expect(await points(/^Team/)).toHaveAccessibleDescription('Choose a score from 1 to 10.');
    expect(await pill(/^Team/, '1')).toHaveFocus();
    expect(api.received(scoreEntry)).toHaveLength(0);
    await user.click(await pill(/^Team \(20%\)/, '10'));
    await user.type(screen.getByRole('textbox', { name: 'Note' }), 'Cheap to build.');
    await user.click(screen.getByRole('button', { name: 'Save scores' }));
    expect(await screen.findByText('6 of 14 scored')).toBeVisible();
    expect((await row(unscored.title)).getByText('Scored')).toBeVisible();
    expect(api.received(scoreEntry)).toEqual([
      {
        params: { slug, entryId: unscored.id },
        body: { points: { need: 9, proof: 7, team: 10 }, note: 'Cheap to build.' },
      },
    ]);
    expect(await pill(/^Team/, '10')).toBeChecked();
  });

  it('stays as it was where saving fails, and says why', async () => {
    const api = apiWith().on(scoreEntry, () => {
      throw refuse(competitionErrors.NOT_JUDGING);
    });
    const { user } = openJudging(api);
    for (const label of [/^Need/, /^Proof/, /^Team/]) {
      await user.click(await pill(label, '5'));
    }
    await user.click(screen.getByRole('button', { name: 'Save scores' }));
    expect(await screen.findByText(/Couldn’t save your scores.*Judging isn’t open/)).toBeVisible();
    expect((await row(unscored.title)).getByText('Not scored')).toBeVisible();
    expect(await pill(/^Need/, '5')).toBeChecked();
  });

  it('has no points where there is a conflict of interest', async () => {
    const { user, api } = openJudging();
    await user.click(await screen.findByRole('button', { name: 'Declare conflict of interest' }));
    await user.click(await screen.findByRole('button', { name: 'Declare conflict' }));
    const entry = await row(unscored.title);
    expect(await entry.findByText('Conflict of interest')).toBeVisible();
    expect(entry.queryByRole('form')).not.toBeInTheDocument();
    await user.click(entry.getByRole('button', { name: 'Score it after all' }));
    expect(await entry.findByRole('form')).toBeVisible();
    expect(api.received(scoreEntry).map(({ body }) => body)).toEqual([
      { hasConflict: true },
      { hasConflict: false },
    ]);
  });

  it('waits until it begins, and ends with the result', async () => {
    const waiting = anApi({ phase: 'CLOSED' }).on(readJudging, () => ({
      ...judgingFixture,
      isOpen: false,
    }));
    const { unmount } = openJudging(waiting);
    expect(await screen.findByRole('heading', { name: 'Judging hasn’t begun' })).toBeVisible();
    unmount();
    openJudging(
      anApi({ phase: 'RESULT' }).on(readJudging, () => ({ ...judgingFixture, isOpen: false })),
    );
    expect(await screen.findByText(/Thank you for judging/)).toBeVisible();
  });

  it('can’t be joined once the result is out', async () => {
    open({
      tab: 'judging',
      api: anApi({ phase: 'RESULT' }).on(readJudging, () => ({
        ...judgingFixture,
        state: 'INVITED' as const,
        isOpen: false,
      })),
    });
    expect(await screen.findByRole('heading', { name: 'Judging is over' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Accept invitation' })).not.toBeInTheDocument();
  });

  it('says that there is nothing to judge, or why it couldn’t be loaded', async () => {
    const api = apiWith().on(readJudging, () => {
      throw refuse(coreErrors.INTERNAL);
    });
    const { user } = openJudging(api);
    expect(await screen.findByRole('alert')).toHaveTextContent('Couldn’t load your judging list');
    api.on(readJudging, () => judgingFixture).on(listJudgedEntries, () => segment([]));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'No entries to judge' })).toBeVisible();
  });
});
