import { screen, within } from '@testing-library/react';
import {
  ambassadorErrors,
  appealLine,
  ledgerFixtures,
  listLedger,
  ownAmbassadorFixture,
  type LedgerLine,
} from '@upround/ambassador/contract';
import { coreErrors } from '@upround/shared/contract-core';
import { links, routes } from '@upround/shared/links';
import { refuse, segment } from '@upround/shared/testing';
import { apiOf, member, open, withFixedClock } from '../ambassador-test.fixtures';
import { AmbassadorsScreen } from '../programme/ambassadors-screen';

withFixedClock();

const [award, refund] = ledgerFixtures;
const removed: LedgerLine = { ...refund, appeal: 'NONE' };
const held: LedgerLine = { ...award, id: 'l-3', referral: 12, isHeld: true };
const rejected: LedgerLine = { ...removed, id: 'l-4', reason: 'REJECTED', kind: 'REFERRAL_ACTIVE' };

const apiWith = (...lines: LedgerLine[]) =>
  apiOf(ownAmbassadorFixture).on(listLedger, () => segment(lines));

const show = (api = apiWith(award, refund)) =>
  open(<AmbassadorsScreen />, {
    path: links.ambassadors({ tab: 'points' }),
    pattern: routes.ambassadors,
    api,
    user: member,
  });

const lines = async () =>
  within(await screen.findByRole('list', { name: 'Your points, entry by entry' })).getAllByRole(
    'listitem',
  );

describe('the ledger', () => {
  it('says in words why each line is there', async () => {
    const { container } = show(apiWith(award, refund, held, rejected));
    const [first, second, third, fourth] = await lines();
    expect(first).toHaveTextContent(/Person 9 became active.*19 Nov 2026.*Rules version 1.*\+100/);
    expect(second).toHaveTextContent(/Person 4’s plan was refunded.*−150.*Appeal sent/);
    expect(third).toHaveTextContent(/Person 12 became active.*Under review.*Doesn’t count yet/);
    expect(fourth).toHaveTextContent(/Person 4’s activity didn’t pass our review/);
    expect(within(second ?? document.body).getByText('-150 points')).toBeInTheDocument();
    await expect(container).toHaveNoAxeViolations();
  });

  it('goes on by its cursor', async () => {
    const api = apiOf(ownAmbassadorFixture).on(listLedger, ({ query }) =>
      query.cursor ? segment([held]) : segment([award], 'next'),
    );
    const { user } = show(api);
    expect(await lines()).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Load more' }));
    expect(await screen.findByText('Person 12 became active')).toBeVisible();
    expect(screen.getByText('That’s all of them.')).toBeVisible();
  });

  it('says what will be there while it’s empty', async () => {
    show(apiWith());
    expect(await screen.findByRole('heading', { name: 'No points yet' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Share your link' })).toHaveAttribute(
      'href',
      links.ambassadors(),
    );
  });

  it('says why it couldn’t be loaded, and tries again', async () => {
    const api = apiWith().on(listLedger, () => {
      throw refuse(coreErrors.INTERNAL);
    });
    const { user } = show(api);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Couldn’t load your points');
    api.on(listLedger, () => segment([award]));
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(await lines()).toHaveLength(1);
  });
});

describe('an appeal', () => {
  const text = 'The refund was for another account of the same company.';
  const openDialog = async (api = apiWith(removed)) => {
    const shown = show(api);
    await shown.user.click(
      await screen.findByRole('button', { name: 'Appeal the 150 points removed on 12 Nov 2026' }),
    );
    const dialog = within(await screen.findByRole('dialog'));
    return {
      ...shown,
      api,
      dialog,
      field: dialog.getByLabelText('Why should these points count?'),
    };
  };

  it('of one point says so', async () => {
    show(apiWith({ ...removed, points: -1 }));
    expect(
      await screen.findByRole('button', { name: 'Appeal the 1 point removed on 12 Nov 2026' }),
    ).toBeVisible();
  });

  it('is only offered for lines that removed points, once', async () => {
    show(apiWith(award, refund, held));
    await lines();
    expect(screen.queryByRole('button', { name: /^Appeal/ })).toBeNull();
  });

  it('is sent, and shows its state in the line', async () => {
    const { user, api, dialog, field } = await openDialog(
      apiWith(removed).on(appealLine, () => ({ ...removed, appeal: 'OPEN' as const })),
    );
    await user.type(field, text);
    await user.click(dialog.getByRole('button', { name: 'Send appeal' }));
    expect(await screen.findByText('Appeal sent.')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect((await lines())[0]).toHaveTextContent('Appeal sent');
    expect(api.received(appealLine)).toEqual([{ params: { id: removed.id }, body: { text } }]);
  });

  it('says at the field what is missing', async () => {
    const { user, api, dialog, field } = await openDialog(
      apiWith(removed).on(appealLine, () => removed),
    );
    await user.type(field, 'Not fair');
    await user.click(dialog.getByRole('button', { name: 'Send appeal' }));
    expect(await dialog.findByText('Write at least 20 characters.')).toBeVisible();
    expect(field).toHaveAccessibleDescription('Write at least 20 characters.');
    expect(api.received(appealLine)).toEqual([]);
  });

  it('keeps the text where it fails', async () => {
    const { user, dialog, field } = await openDialog(
      apiWith(removed).on(appealLine, () => {
        throw refuse(ambassadorErrors.ALREADY_APPEALED);
      }),
    );
    await user.type(field, text);
    await user.click(dialog.getByRole('button', { name: 'Send appeal' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent(
      'You’ve already appealed this removal.',
    );
    expect(field).toHaveValue(text);
  });
});
