import { screen, waitFor, within } from '@testing-library/react';
import {
  creatorProgrammeFixture,
  creatorStatementFixture,
  ownCreatorFixture,
  readCreatorProgramme,
  readCreatorStatement,
  readOwnCreator,
} from '@upround/ambassador/contract';
import { coreErrors } from '@upround/shared/contract-core';
import { links, routes } from '@upround/shared/links';
import { fakeApi, refuse, watchSavedFiles, type FakeApi } from '@upround/shared/testing';
import { newMember, open, withFixedClock } from '../../ambassador-test.fixtures';
import { CreatorsScreen } from '../creators-screen';

withFixedClock();

const apiWith = () =>
  fakeApi()
    .on(readCreatorProgramme, () => creatorProgrammeFixture)
    .on(readOwnCreator, () => ownCreatorFixture)
    .on(readCreatorStatement, () => creatorStatementFixture);

const show = (api: FakeApi = apiWith()) =>
  open(<CreatorsScreen />, {
    path: links.creatorProgramme({ month: '2026-10' }),
    pattern: routes.creatorProgramme,
    api,
    user: newMember(),
  });

const dialog = async () =>
  within(await screen.findByRole('dialog', { name: 'Statement for October 2026' }));

describe('a statement', () => {
  it('has all that it’s computed from', async () => {
    const { api, baseElement } = show();
    const shown = await dialog();
    expect(await shown.findByText('₹4,123.50 × 460 ÷ 1,840 = ₹1,030.88')).toBeVisible();
    expect(shown.getByText('₹41,235.00')).toBeVisible();
    expect(shown.getByText('₹214.00')).toBeVisible();
    expect(shown.getAllByText('₹1,244.88')).toHaveLength(2);
    expect(shown.getByText('Paid on 5 Nov 2026')).toBeVisible();
    expect(shown.getByRole('link', { name: 'Two signatures' })).toHaveAttribute(
      'href',
      links.post('two-signatures'),
    );
    expect(api.received(readCreatorStatement)).toEqual([{ params: { month: '2026-10' } }]);
    await expect(baseElement).toHaveNoAxeViolations();
  });

  it('leads back to the page when it’s closed', async () => {
    const { user, address } = show();
    await user.click((await dialog()).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(address()).toBe(links.creatorProgramme()));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is a file for spreadsheets', async () => {
    const saved = watchSavedFiles();
    const { user } = show();
    await user.click(await (await dialog()).findByRole('button', { name: 'Download CSV' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    const [csv] = saved;
    expect(csv?.name).toBe('creator-statement-2026-10.csv');
    const text = await csv?.file.text();
    expect(text).toContain('Creators’ pool,4123.50,');
    expect(text).toContain('Payout,1244.88,');
    expect(text).toMatch(/Two signatures,212,http.*two-signatures/);
  });

  it('says where there is none', async () => {
    show(
      apiWith().on(readCreatorStatement, () => {
        throw refuse(coreErrors.NOT_FOUND);
      }),
    );
    expect(
      await (await dialog()).findByText('You don’t have a statement for that month.'),
    ).toBeVisible();
  });

  it('says why it couldn’t be loaded, and tries again', async () => {
    const api = apiWith().on(readCreatorStatement, () => {
      throw refuse(coreErrors.INTERNAL);
    });
    const { user } = show(api);
    const alert = await (await dialog()).findByRole('alert');
    api.on(readCreatorStatement, () => creatorStatementFixture);
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(await (await dialog()).findByText('Two signatures')).toBeVisible();
  });
});
