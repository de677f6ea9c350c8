import type { MoneyProblem, StaffPayment, StaffPaymentDetails } from './money.schema';

const paid: StaffPayment = {
  id: '018bcfe5-6800-7000-8000-000000000011',
  person: {
    id: '018bcfe5-6800-7000-8000-0000000000aa',
    slug: 'asha-rao',
    displayName: 'Asha Rao',
    headline: 'Founder, Harbourlight',
    avatarUrl: null,
    role: 'FOUNDER',
  },
  title: 'Premium, 1 month',
  amount: 29_900,
  currency: 'INR',
  state: 'SUCCESS',
  createdAt: '2026-01-04T18:00:00.000Z',
  endedAt: '2026-01-04T18:01:00.000Z',
  invoice: 'UP/25-26/000014',
};

/** Payments as the server answers them: one that was paid, and one of a deleted account. */
export const staffPaymentFixtures: readonly StaffPayment[] = [
  paid,
  {
    ...paid,
    id: '018bcfe5-6800-7000-8000-000000000010',
    person: null,
    state: 'FAILED',
    createdAt: '2026-01-03T09:00:00.000Z',
    endedAt: '2026-01-03T09:05:00.000Z',
    invoice: null,
  },
];

/** The paid one in full. */
export const staffPaymentDetailsFixture: StaffPaymentDetails = {
  ...paid,
  orderId: '018bcfe5-6800-7000-8000-000000000012',
  tax: 4_561,
  provider: 'razorpay',
  providerPayment: 'pay_29QQoUBi66xm2f',
  failure: null,
  payer: 'as••••@upi',
  isDebit: false,
  creditNote: null,
  refund: null,
  verdict: { outcome: 'POSSIBLE', reason: '' },
};

export const moneyProblemFixtures: readonly MoneyProblem[] = [
  {
    id: 'report:pay_29QQoUBi66xm2f',
    at: '2026-01-05T09:00:00.000Z',
    problem: 'UNKNOWN',
    paymentId: null,
  },
  {
    id: '018bcfe5-6800-7000-8000-000000000013',
    at: '2026-01-04T19:00:00.000Z',
    problem: 'REFUND',
    paymentId: paid.id,
  },
];
