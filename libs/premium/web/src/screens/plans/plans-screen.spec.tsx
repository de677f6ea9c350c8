import { screen, waitFor, within } from '@testing-library/react';
import {
  changeMembership,
  listPayments,
  listPlans,
  membershipFixture,
  membershipFixtures,
  paymentEvent,
  paymentFixtures,
  readMembership,
  type Membership,
  type MembershipAnswer,
} from '@upround/premium/contract';
import { coreErrors } from '@upround/shared/contract-core';
import { refuse, segment, watchSavedFiles } from '@upround/shared/testing';
import { anApi, openPlans, subscribed } from '../../premium-test.fixtures';

const line = (name: string) => screen.getByRole('listitem', { name });
const present = () => screen.findByRole('region', { name: 'Your plan' });
const link = (name: string) => screen.findByRole('link', { name });

/** An API on which states of a subscription can be changed. */
function changing(membership: MembershipAnswer) {
  let now = membership;
  return anApi({ membership })
    .on(readMembership, () => now)
    .on(changeMembership, ({ body }) => {
      const state = 'state' in body ? body.state : 'ACTIVE';
      const changed: Membership = { ...membershipFixture, ...now.membership, state };
      if (state !== 'ACTIVE') Object.assign(changed, { nextDebitAt: null, nextAmount: null });
      now = { ...now, membership: changed };
      return { membership: changed, proration: null, payment: null };
    });
}

describe('the plans, for a guest', () => {
  it('G34: are listed with prices, and a choice leads to sign-up and on to its payment', async () => {
    const { user, address, container } = openPlans({ user: null });
    expect(await screen.findByRole('heading', { name: 'Choose a plan' })).toBeVisible();
    expect(document.title).toBe('Plans · Upround');
    expect(screen.getByRole('heading', { name: 'Can I get my money back?' })).toBeVisible();
    await user.click(await link('Choose Premium Plus'));
    expect(address()).toBe('/premium-plans?plan=premium_plus');
    await expect(container).toHaveNoAxeViolations();
    const chosen = within(line('Premium Plus'));
    const next = encodeURIComponent('/Payment?plan=premium_plus');
    expect(chosen.getByRole('link', { name: 'Log in' })).toHaveAttribute(
      'href',
      `/login?next=${next}`,
    );
    await user.click(chosen.getByRole('link', { name: 'Sign up and pay' }));
    expect(address()).toBe(`/login?view=sign-up&next=${next}`);
  });

  it('keep the plan and the period chosen on the page of prices', async () => {
    openPlans({ user: null, query: '?plan=premium_jobs&period=YEAR' });
    expect(await link('Sign up and pay')).toHaveAttribute(
      'href',
      `/login?view=sign-up&next=${encodeURIComponent('/Payment?plan=premium_jobs&period=YEAR')}`,
    );
    expect(within(line('Premium Jobs')).getByText('₹14,990')).toBeVisible();
  });

  it('chooses nothing for a plan that doesn’t exist', async () => {
    openPlans({ user: null, query: '?plan=gold&period=DAY' });
    expect(await link('Choose Premium')).toBeVisible();
    expect(screen.getByRole('radio', { name: 'Monthly' })).toBeChecked();
  });

  it('say why they aren’t there', async () => {
    const api = anApi();
    const resume = api.pause(listPlans);
    const first = openPlans({ api, user: null });
    expect(await screen.findByText('Loading the price')).toBeInTheDocument();
    resume();
    await link('Choose Premium');
    first.unmount();
    api.disconnect();
    openPlans({ api, user: null });
    expect(await screen.findByText('Couldn’t load prices')).toBeVisible();
  });
});

describe('the plans, for a member without one', () => {
  it('lead to the payment', async () => {
    const { user, address, container } = openPlans({ query: '?plan=premium&period=YEAR' });
    expect(await present()).toHaveTextContent('Your planFreeYou don’t pay anything.');
    expect(await link('Choose Premium Plus')).toHaveAttribute(
      'href',
      '/Payment?plan=premium_plus&period=YEAR',
    );
    await expect(container).toHaveNoAxeViolations();
    await user.click(screen.getByRole('link', { name: 'Continue to payment' }));
    expect(address()).toBe('/Payment?plan=premium&period=YEAR');
  });

  it('remind of a first payment that isn’t finished', async () => {
    const membership = {
      ...membershipFixture,
      state: 'PENDING',
      openPaymentId: paymentFixtures[0]?.id ?? '',
    } as const;
    openPlans({ api: anApi({ membership: { plan: null, membership } }) });
    const region = within(await present());
    expect(region.getByText('You have a pending payment')).toBeVisible();
    expect(region.getByText('Finish it, or check what happened to it.')).toBeVisible();
    expect(region.getByRole('link', { name: 'Continue to payment' })).toHaveAttribute(
      'href',
      `/Payment?payment=${membership.openPaymentId}`,
    );
  });

  it('explain a gift and a demo account', async () => {
    const [, gift, demo] = membershipFixtures as MembershipAnswer[];
    const first = openPlans({ api: anApi({ membership: gift }) });
    expect(await present()).toHaveTextContent('A gift from us.');
    expect(await present()).toHaveTextContent('Ends30 Jun 2026');
    first.unmount();
    openPlans({ api: anApi({ membership: demo }) });
    expect(await present()).toHaveTextContent('It comes with this demo account.');
    expect(await link('Choose Premium Jobs')).toBeVisible();
  });
});

describe('the end of a period', () => {
  const graceEnd = '2026-07-04T00:00:00.000Z';

  it('is when a change or a cancellation takes effect, not the end of the days of grace', async () => {
    const change = { planId: 'premium', period: 'YEAR' } as const;
    const scheduled = openPlans({ api: anApi({ membership: subscribed({ change }, graceEnd) }) });
    expect(await present()).toHaveTextContent('changes to Premium, yearly on 1 Jul 2026');
    scheduled.unmount();
    const cancelled = subscribed({ state: 'CANCELLED', nextDebitAt: null }, graceEnd);
    openPlans({ api: anApi({ membership: cancelled }) });
    expect(await present()).toHaveTextContent('Premium works until 1 Jul 2026');
  });
});

describe('a plan that nobody pays for', () => {
  const given = (tier: 1 | 2 | 3): MembershipAnswer => ({
    plan: { tier, source: 'GRANT', until: null },
    membership: null,
  });

  it('includes the lower ones, which the server would refuse to sell', async () => {
    openPlans({ api: anApi({ membership: given(2) }) });
    expect(await link('Choose Premium Jobs')).toBeVisible();
    expect(within(line('Premium')).getByText('Included in your plan')).toBeVisible();
    expect(within(line('Premium')).queryByRole('link')).not.toBeInTheDocument();
    expect(within(line('Premium Plus')).getByText('Your plan')).toBeVisible();
    expect(within(line('Premium Plus')).queryByRole('link')).not.toBeInTheDocument();
  });

  it('leaves nothing to choose where it’s the highest', async () => {
    openPlans({ api: anApi({ membership: given(3) }) });
    expect(await screen.findByRole('heading', { name: 'All plans' })).toBeVisible();
    expect(screen.queryByRole('link', { name: /^Choose/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'How it works' })).not.toBeInTheDocument();
  });
});

describe('the plan of a subscriber', () => {
  it('G49: shows price, next debit and mandate, without axe violations', async () => {
    const { container } = openPlans({ api: anApi({ membership: subscribed() }) });
    const region = await present();
    expect(region).toHaveTextContent('Active');
    expect(region).toHaveTextContent('₹299 a month, GST included');
    expect(region).toHaveTextContent('Paid until1 Jul 2026');
    expect(region).toHaveTextContent('Next debit₹299 on 1 Jul 2026');
    const mandate = await screen.findByRole('region', { name: 'UPI mandate' });
    expect(mandate).toHaveTextContent('UPI IDas••••@upi');
    expect(mandate).toHaveTextContent('Limit per debit₹15,000');
    expect(within(line('Premium')).getByText('Your plan')).toBeVisible();
    await screen.findByRole('list', { name: 'Your payments' });
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    await expect(container).toHaveNoAxeViolations();
  });

  it('is cancelled in two clicks, after saying until when it works and what is lost', async () => {
    const api = changing(subscribed());
    const { user, baseElement } = openPlans({ api });
    await user.click(await screen.findByRole('button', { name: 'Cancel plan' }));
    const dialog = screen.getByRole('alertdialog', { name: 'Cancel Premium?' });
    expect(dialog).toHaveTextContent('Premium keeps working until 1 Jul 2026.');
    expect(
      within(dialog)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Every essay in full',
      '25 saved searches with alerts',
      'Funders’ contact details and application links',
      'Lists of funders as CSV and Excel files',
    ]);
    await expect(baseElement).toHaveNoAxeViolations();
    await user.click(within(dialog).getByRole('button', { name: 'Cancel plan' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(await present()).toHaveTextContent('Premium works until 1 Jul 2026, and nothing more');
    expect(await present()).toHaveTextContent('Next debitNone');
    expect(api.received(changeMembership)).toEqual([
      { params: { id: membershipFixture.id }, body: { state: 'CANCELLED' } },
    ]);
    expect(screen.queryByRole('button', { name: 'Cancel plan' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Revoke mandate' })).not.toBeInTheDocument();
  });

  it('is kept by the other button, and where cancelling fails, with the reason', async () => {
    const api = anApi({ membership: subscribed() }).on(changeMembership, () => {
      throw refuse(coreErrors.RATE_LIMITED, { retryAfter: 30 });
    });
    const { user } = openPlans({ api });
    await user.click(await screen.findByRole('button', { name: 'Revoke mandate' }));
    const dialog = await screen.findByRole('alertdialog');
    await user.click(within(dialog).getByRole('button', { name: 'Cancel plan' }));
    expect(await within(dialog).findByText(/Try again in 30 seconds/)).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Keep Premium' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(await present()).toHaveTextContent('Active');
  });

  it('reminds of the payment of a change that isn’t finished', async () => {
    const id = paymentFixtures[0]?.id ?? '';
    openPlans({ api: anApi({ membership: subscribed({ openPaymentId: id }) }) });
    const region = within(await present());
    expect(region.getByRole('link', { name: 'Continue to payment' })).toHaveAttribute(
      'href',
      `/Payment?payment=${id}`,
    );
  });

  it('is paused and resumed', async () => {
    const api = changing(subscribed());
    const { user } = openPlans({ api });
    await user.click(await screen.findByRole('button', { name: 'Pause' }));
    await user.click(await screen.findByRole('button', { name: 'Resume' }));
    await screen.findByRole('button', { name: 'Pause' });
    expect(api.received(changeMembership).map(({ body }) => body)).toEqual([
      { state: 'PAUSED' },
      { state: 'ACTIVE' },
    ]);
  });

  it('leads to the payment that resuming needs', async () => {
    const api = changing(subscribed({ state: 'PAUSED' })).on(changeMembership, () => ({
      membership: membershipFixture,
      proration: null,
      payment: { paymentId: 'p1', state: 'PENDING' as const, payUrl: null },
    }));
    const { user, address } = openPlans({ api });
    await user.click(await screen.findByRole('button', { name: 'Resume' }));
    await waitFor(() => expect(address()).toBe('/Payment?payment=p1'));
  });

  it('asks for a renewal that wasn’t paid', async () => {
    const id = paymentFixtures[1]?.id ?? '';
    const membership = subscribed(
      { state: 'GRACE', openPaymentId: id, nextDebitAt: null, nextAmount: null },
      '2026-07-04T06:30:00.000Z',
    );
    openPlans({ api: anApi({ membership }) });
    const region = within(await present());
    expect(region.getByText(/^We couldn’t debit your renewal/)).toHaveTextContent(
      'Premium works until 4 Jul 2026.',
    );
    expect(region.getByRole('link', { name: 'Pay now' })).toHaveAttribute(
      'href',
      `/Payment?payment=${id}`,
    );
  });
});

describe('the viewer’s payments', () => {
  it('are listed with state, invoice and credit note', async () => {
    openPlans();
    const rows = within(await screen.findByRole('list', { name: 'Your payments' }));
    const texts = rows.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(texts[0]).toContain('Premium, monthlyPaid');
    expect(texts[1]).toContain('Failed');
    expect(texts[2]).toContain('₹7,990.00 refunded');
    expect(texts[2]).toContain('Credit note UPC/26-27/000002');
  });

  it('have invoices to download, and say why one isn’t there', async () => {
    const saved = watchSavedFiles();
    const path = `/v1/payments/${paymentFixtures[0]?.id ?? ''}/invoice`;
    const api = anApi().file(path, new Blob(['%PDF']));
    const { user } = openPlans({ api });
    const name = 'Download invoice UP/26-27/000014';
    await user.click(await screen.findByRole('button', { name }));
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]?.name).toBe('UP-26-27-000014.pdf');
    api.file(path, null);
    await user.click(screen.getByRole('button', { name }));
    expect(await screen.findByText(/Couldn’t download the invoice\./)).toBeVisible();
  });

  it('are downloaded as CSV, all pages of them', async () => {
    const saved = watchSavedFiles();
    const [first, second, third] = paymentFixtures;
    const api = anApi().on(listPayments, ({ query }) =>
      query.cursor ? segment([third!]) : segment([first!, second!], 'next'),
    );
    const { user } = openPlans({ api });
    await user.click(await screen.findByRole('button', { name: 'Download CSV' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]?.name).toMatch(/^payments-\d{4}-\d\d-\d\d\.csv$/);
    const lines = (await saved[0]!.file.text()).trim().split('\r\n');
    expect(lines).toHaveLength(4);
    expect(lines[1]).toMatch(/"Premium, monthly",299\.00,Paid,0\.00,UP\/26-27\/000014,$/);
    expect(lines[3]).toContain('Refunded,7990.00,UP/26-27/000009,UPC/26-27/000002');
  });

  it('are read again when one changes', async () => {
    const api = anApi({ payments: [] });
    const { realtime } = openPlans({ api });
    expect(await screen.findByText('No payments yet')).toBeVisible();
    api.on(listPayments, () => segment([...paymentFixtures]));
    await realtime.tell(paymentEvent, { id: paymentFixtures[0]?.id ?? '', state: 'SUCCESS' });
    expect(await screen.findByRole('list', { name: 'Your payments' })).toBeVisible();
  });

  it('say why they aren’t there, and the plan does too', async () => {
    const api = anApi();
    api.disconnect();
    const { user, container } = openPlans({ api });
    expect(await screen.findByText('Couldn’t load your plan')).toBeVisible();
    await expect(container).toHaveNoAxeViolations();
    api.disconnect(false);
    api.on(listPayments, () => {
      throw refuse(coreErrors.INTERNAL);
    });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Couldn’t load your payments')).toBeVisible();
  });
});
