import { screen, waitFor, within } from '@testing-library/react';
import {
  listMoneyProblems,
  listStaffPayments,
  moneyErrors,
  moneyProblemFixtures,
  readStaffPayment,
  refundPayment,
  solveMoneyProblem,
  staffPaymentDetailsFixture,
  staffPaymentFixtures,
  type MoneyProblem,
  type StaffPaymentDetails,
} from '@upround/moderation/contract';
import { coreErrors } from '@upround/shared/contract-core';
import { routes } from '@upround/shared/links';
import { aUser, fakeApi, refuse, renderScreen, segment } from '@upround/shared/testing';
import { Money } from './money';

const paid = staffPaymentDetailsFixture;
const params = { id: paid.id };
const reason = 'Agreed on Monday.';

const reading = (payment: StaffPaymentDetails = paid, problems: readonly MoneyProblem[] = []) =>
  fakeApi()
    .on(listStaffPayments, () => segment([...staffPaymentFixtures]))
    .on(listMoneyProblems, () => ({ data: [...problems] }))
    .on(readStaffPayment, () => payment);
const open = (api = reading(), query = '') =>
  renderScreen(<Money />, {
    api,
    user: aUser({ roles: ['ADMIN'] }),
    path: `/settings?section=money${query}`,
    pattern: routes.settings,
  });
const openPaid = (api = reading()) => open(api, `&payment=${paid.id}`);
const button = (name: string) => screen.findByRole('button', { name });

/** Fills in the reason of the open dialog, and confirms. */
async function confirm({ user }: ReturnType<typeof open>, name: string) {
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox', { name: 'Reason' }), reason);
  await user.click(dialog.getByRole('button', { name }));
}

describe('payments', () => {
  it('are listed newest first, with amount, state, member and invoice', async () => {
    const { container } = open();
    const list = await screen.findByRole('list', { name: 'Payments, newest first' });
    const rows = within(list).getAllByRole('listitem');
    expect(rows.map((row) => row.textContent)).toEqual([
      expect.stringMatching(/Premium, 1 month.*Paid.*₹299\.00.*Asha Rao.*UP\/25-26\/000014/),
      expect.stringMatching(/Premium, 1 month.*Failed.*₹299\.00.*Deleted account/),
    ]);
    await expect(container).toHaveNoAxeViolations();
  });

  it('are searched by text and state, which the address has', async () => {
    const api = reading();
    const { user, address } = open(api);
    await user.type(screen.getByRole('searchbox'), ' asha-rao {Enter}');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Paid');
    await waitFor(() =>
      expect(api.received(listStaffPayments).at(-1)?.query).toMatchObject({
        query: 'asha-rao',
        state: 'SUCCESS',
      }),
    );
    expect(address()).toBe('/settings?section=money&find=asha-rao&state=SUCCESS');
    await user.click(await button('Clear search'));
    expect(address()).toBe('/settings?section=money&state=SUCCESS');
    expect(screen.getByRole('searchbox')).toHaveFocus();
  });

  it('open with their facts, and lead back', async () => {
    const { user, address, container } = open();
    const [link] = await screen.findAllByRole('link', { name: 'Premium, 1 month, ₹299.00' });
    await user.click(link as HTMLElement);
    expect(await screen.findByRole('heading', { name: 'Premium, 1 month' })).toHaveFocus();
    const facts = screen.getByRole('region', { name: 'Details' });
    expect(facts).toHaveTextContent(/Asha Rao.*₹299\.00.*₹45\.61.*razorpay.*as••••@upi/);
    await expect(container).toHaveNoAxeViolations();
    await user.click(screen.getByRole('link', { name: 'All payments' }));
    expect(address()).toBe('/settings?section=money');
  });

  it('say when there are none, none match, or one is unknown', async () => {
    const none = reading().on(listStaffPayments, () => segment([]));
    const first = open(none);
    expect(await screen.findByText('No payments')).toBeVisible();
    first.unmount();
    const second = open(none, '&find=nobody');
    expect(await screen.findByText('No payments match')).toBeVisible();
    second.unmount();
    openPaid(
      reading().on(readStaffPayment, () => {
        throw refuse(coreErrors.NOT_FOUND);
      }),
    );
    expect(await screen.findByText('Payment not found')).toBeVisible();
  });

  it('say why they couldn’t load, and try again', async () => {
    const api = reading();
    api.disconnect();
    const { user } = openPaid(api);
    expect(await screen.findByText('Couldn’t load this payment')).toBeVisible();
    api.disconnect(false);
    await user.click(await button('Try again'));
    expect(await screen.findByRole('heading', { name: 'Premium, 1 month' })).toBeVisible();
  });

  it('are for admins', async () => {
    const forbid = () => {
      throw refuse(coreErrors.FORBIDDEN);
    };
    open(fakeApi().on(listStaffPayments, forbid).on(listMoneyProblems, forbid));
    expect(await screen.findByText('This page is for admins')).toBeVisible();
  });
});

describe('refunds', () => {
  it('are made for a reason', async () => {
    const api = reading().on(refundPayment, () => ({ isRefunded: true }));
    const rendered = openPaid(api);
    await rendered.user.click(await button('Refund payment'));
    expect(screen.getByRole('dialog', { name: 'Refund ₹299.00 to Asha Rao?' })).toBeVisible();
    await expect(rendered.baseElement).toHaveNoAxeViolations();
    await confirm(rendered, 'Refund payment');
    expect(await screen.findByText('The refund is on its way.')).toBeVisible();
    expect(api.received(refundPayment)).toEqual([{ params, body: { reason } }]);
    await waitFor(() => expect(api.received(readStaffPayment).length).toBeGreaterThan(1));
  });

  it('that are late are confirmed', async () => {
    const late = { ...paid, verdict: { outcome: 'LATE' as const, reason: '' } };
    const api = reading(late).on(refundPayment, () => ({ isRefunded: true }));
    const rendered = openPaid(api);
    await rendered.user.click(await button('Refund payment'));
    await confirm(rendered, 'Refund payment');
    const box = screen.getByRole('checkbox', {
      name: /Refund it even though more than 7 days have passed/,
    });
    expect(box).toHaveAccessibleDescription('Confirm that you want to refund it anyway.');
    expect(api.received(refundPayment)).toEqual([]);
    await rendered.user.click(box);
    const dialog = within(screen.getByRole('dialog'));
    await rendered.user.click(dialog.getByRole('button', { name: 'Refund payment' }));
    expect(await screen.findByText('The refund is on its way.')).toBeVisible();
    expect(api.received(refundPayment)[0]?.body).toEqual({ reason, isLate: true });
  });

  it('say why they’re not possible', async () => {
    const verdict = { outcome: 'BLOCKED' as const, reason: 'It was carried over.' };
    openPaid(reading({ ...paid, verdict }));
    expect(await button('Refund payment')).toBeDisabled();
    expect(screen.getByText('It was carried over.')).toBeVisible();
  });

  it('someone else was faster: the dialog says so', async () => {
    const api = reading().on(refundPayment, () => {
      throw refuse(moneyErrors.PAYMENT_RETURNED);
    });
    const rendered = openPaid(api);
    await rendered.user.click(await button('Refund payment'));
    await confirm(rendered, 'Refund payment');
    expect(await screen.findByText(/This payment has already been refunded/)).toBeVisible();
  });
});

describe('problems', () => {
  it('are listed, and marked as resolved for a reason', async () => {
    let problems = [...moneyProblemFixtures];
    const api = reading()
      .on(listMoneyProblems, () => ({ data: problems }))
      .on(solveMoneyProblem, ({ body }) => {
        problems = problems.filter(({ id }) => id !== body.id);
        return { isSolved: true };
      });
    const rendered = open(api);
    const list = await screen.findByRole('list', { name: 'Needs attention' });
    expect(
      within(list)
        .getAllByRole('listitem')
        .map((row) => row.textContent),
    ).toEqual([
      expect.stringMatching(/We received money that doesn’t match any payment.*report:pay_29/),
      expect.stringMatching(/A refund failed or is taking longer than a day.*View payment/),
    ]);
    const [unknown] = moneyProblemFixtures;
    await rendered.user.click(await button(`Mark as resolved: ${unknown?.id ?? ''}`));
    await confirm(rendered, 'Mark as resolved');
    expect(await screen.findByText('Marked as resolved.')).toBeVisible();
    await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(1));
    expect(api.received(solveMoneyProblem)).toEqual([{ body: { id: unknown?.id, reason } }]);
    await expect(rendered.container).toHaveNoAxeViolations();
  });
});
