import type {
  ChangedMembership,
  Membership,
  MembershipAnswer,
  Payment,
  PaymentStatus,
  Plan,
  Proration,
  StartedMembership,
} from './premium.schema';

/** The plans of tests and examples; the server's prices are in its own table. */
export const planFixtures: readonly Plan[] = [
  {
    id: '01970000-0000-7000-8000-0000000000a1',
    name: 'Premium',
    tier: 1,
    offeringId: 'premium',
    prices: [
      { period: 'MONTH', amount: 29_900, currency: 'INR' },
      { period: 'YEAR', amount: 299_000, currency: 'INR' },
    ],
  },
  {
    id: '01970000-0000-7000-8000-0000000000a2',
    name: 'Premium Plus',
    tier: 2,
    offeringId: 'premium_plus',
    prices: [
      { period: 'MONTH', amount: 79_900, currency: 'INR' },
      { period: 'YEAR', amount: 799_000, currency: 'INR' },
    ],
  },
  {
    id: '01970000-0000-7000-8000-0000000000a3',
    name: 'Premium Jobs',
    tier: 3,
    offeringId: 'premium_jobs',
    prices: [
      { period: 'MONTH', amount: 149_900, currency: 'INR' },
      { period: 'YEAR', amount: 1_499_000, currency: 'INR' },
    ],
  },
];

/** A membership in its first month, paid by UPI. */
export const membershipFixture: Membership = {
  id: '01970000-0000-7000-8000-0000000000b1',
  planId: 'premium',
  tier: 1,
  period: 'MONTH',
  state: 'ACTIVE',
  amount: 29_900,
  currency: 'INR',
  periodStart: '2026-06-01T06:30:00.000Z',
  periodEnd: '2026-07-01T06:30:00.000Z',
  nextDebitAt: '2026-07-01T06:30:00.000Z',
  nextAmount: 29_900,
  change: null,
  mandate: { state: 'ACTIVE', vpa: 'as••••@upi', maxAmount: 1_500_000 },
  openPaymentId: null,
};

/** Someone without a plan, one whose plan ends, one whose plan runs on, and one who pays for it. */
export const membershipFixtures: readonly MembershipAnswer[] = [
  { plan: null, membership: null },
  {
    plan: { tier: 1, source: 'GRANT', until: '2026-06-30T18:30:00.000Z' },
    membership: null,
  },
  { plan: { tier: 2, source: 'DEMO', until: null }, membership: null },
  {
    plan: { tier: 1, source: 'PLAN', until: '2026-07-04T06:30:00.000Z' },
    membership: membershipFixture,
  },
];

export const startedMembershipFixture: StartedMembership = {
  membershipId: membershipFixture.id,
  paymentId: '01970000-0000-7000-8000-0000000000c1',
  state: 'PENDING',
  payUrl: 'https://upround.example/v1/payments/sandbox/01970000-0000-7000-8000-0000000000c1',
};

export const prorationFixture: Proration = {
  from: 'NOW',
  at: '2026-06-16T06:30:00.000Z',
  price: 79_900,
  credit: 14_950,
  dueNow: 64_950,
  nextDebitAt: '2026-07-16T06:30:00.000Z',
};

export const changedMembershipFixture: ChangedMembership = {
  membership: membershipFixture,
  proration: prorationFixture,
  payment: null,
};

/** A paid one, one that failed, and one that was returned. */
export const paymentFixtures: readonly Payment[] = [
  {
    id: startedMembershipFixture.paymentId,
    title: 'Premium, monthly',
    amount: 29_900,
    currency: 'INR',
    state: 'SUCCESS',
    createdAt: '2026-06-01T06:29:10.000Z',
    endedAt: '2026-06-01T06:30:00.000Z',
    failure: null,
    refunded: 0,
    invoice: 'UP/26-27/000014',
    creditNote: null,
  },
  {
    id: '01970000-0000-7000-8000-0000000000c2',
    title: 'Premium, monthly',
    amount: 29_900,
    currency: 'INR',
    state: 'FAILED',
    createdAt: '2026-06-01T06:27:10.000Z',
    endedAt: '2026-06-01T06:28:00.000Z',
    failure: 'DECLINED',
    refunded: 0,
    invoice: null,
    creditNote: null,
  },
  {
    id: '01970000-0000-7000-8000-0000000000c3',
    title: 'Premium Plus, yearly',
    amount: 799_000,
    currency: 'INR',
    state: 'REFUNDED',
    createdAt: '2026-05-20T06:27:10.000Z',
    endedAt: '2026-05-22T06:28:00.000Z',
    failure: null,
    refunded: 799_000,
    invoice: 'UP/26-27/000009',
    creditNote: 'UPC/26-27/000002',
  },
];

/** A payment that waits for the payer. */
export const paymentStatusFixture: PaymentStatus = {
  id: startedMembershipFixture.paymentId,
  title: 'Premium, monthly',
  amount: 29_900,
  currency: 'INR',
  state: 'PENDING',
  createdAt: '2026-06-01T06:29:10.000Z',
  endedAt: null,
  failure: null,
  refunded: 0,
  invoice: null,
  creditNote: null,
  payUrl: startedMembershipFixture.payUrl,
  intentUrl: 'upi://pay?pa=upround@upi&pn=Upround&am=299.00&cu=INR',
  payee: 'Upround',
  expiresAt: '2026-06-01T06:34:10.000Z',
  isMandate: true,
  isTest: true,
  canRetry: false,
  next: '/premium-plans',
};
