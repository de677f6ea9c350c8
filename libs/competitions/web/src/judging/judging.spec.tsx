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

const points = (label: RegExp) => screen.findByRole('combobox', { name: label });

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

describe('judging', () => {
  it('begins with the first entry that has no points', async () => {
    const { container } = openJudging();
    expect(await screen.findByText('5 of 14 scored')).toBeVisible();
    expect(screen.getByText('1 conflict of interest')).toBeVisible();
    expect((await row(scored.title)).getByText('Scored')).toBeVisible();
    const next = await row(unscored.title);
    expect(next.getByText('Not scored')).toBeVisible();
    expect(next.getByText('Bridges flood before anyone knows.')).toBeVisible();
    expect(next.getByRole('form', { name: `Points for ${unscored.title}` })).toBeVisible();
    await expect(container).toHaveNoAxeViolations();
  });

  it('saves points for each criterion with a note', async () => {
    const { user, api } = openJudging();
    await user.selectOptions(await points(/^Need \(50%\)/), '9');
    await user.selectOptions(await points(/^Proof \(30%\)/), '7');
    await user.click(screen.getByRole('button', { name: 'Save points' }));
    expect(await points(/^Team/)).toHaveAccessibleDescription('Choose points from 1 to 10.');
    expect(api.received(scoreEntry)).toHaveLength(0);
    await user.selectOptions(await points(/^Team \(20%\)/), '10');
    await user.type(screen.getByRole('textbox', { name: 'Note' }), 'Cheap to build.');
    await user.click(screen.getByRole('button', { name: 'Save points' }));
    expect(await screen.findByText('6 of 14 scored')).toBeVisible();
    expect((await row(unscored.title)).getByText('Scored')).toBeVisible();
    expect(api.received(scoreEntry)).toEqual([
      {
        params: { slug, entryId: unscored.id },
        body: { points: { need: 9, proof: 7, team: 10 }, note: 'Cheap to build.' },
      },
    ]);
    expect(await points(/^Team/)).toHaveValue('10');
  });

  it('stays as it was where saving fails, and says why', async () => {
    const api = apiWith().on(scoreEntry, () => {
      throw refuse(competitionErrors.NOT_JUDGING);
    });
    const { user } = openJudging(api);
    for (const label of [/^Need/, /^Proof/, /^Team/]) {
      await user.selectOptions(await points(label), '5');
    }
    await user.click(screen.getByRole('button', { name: 'Save points' }));
    expect(await screen.findByText(/Couldn’t save your points.*Judging isn’t open/)).toBeVisible();
    expect((await row(unscored.title)).getByText('Not scored')).toBeVisible();
    expect(await points(/^Need/)).toHaveValue('5');
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
    expect(await screen.findByRole('alert')).toHaveTextContent('Couldn’t load what you judge');
    api.on(readJudging, () => judgingFixture).on(listJudgedEntries, () => segment([]));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'No entries to judge' })).toBeVisible();
  });
});
