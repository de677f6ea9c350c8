import {
  listPayments,
  listPlans,
  membershipFixture,
  paymentFixtures,
  paymentStatusFixture,
  planFixtures,
  readMembership,
  readPaymentStatus,
  type Membership,
  type MembershipAnswer,
  type PaymentStatus,
} from '@upround/premium/contract';
import { routes } from '@upround/shared/links';
import { aUser, fakeApi, renderScreen, segment, type FakeApi } from '@upround/shared/testing';
import { PaymentScreen } from './screens/payment/payment-screen';
import { PlansScreen } from './screens/plans/plans-screen';
import { PricingScreen } from './screens/pricing/pricing-screen';

/** Someone without a plan. */
export const onFree: MembershipAnswer = { plan: null, membership: null };

/** Someone who pays for a plan: Premium by the month, changed as given. */
export const subscribed = (
  changes: Partial<Membership> = {},
  until = membershipFixture.periodEnd,
): MembershipAnswer => {
  const membership = { ...membershipFixture, ...changes };
  return { plan: { tier: membership.tier, source: 'PLAN', until }, membership };
};

/** A payment that can be approved for five more minutes. */
export const aPayment = (changes: Partial<PaymentStatus> = {}): PaymentStatus => ({
  ...paymentStatusFixture,
  createdAt: new Date(Date.now() - 1_000).toISOString(),
  expiresAt: new Date(Date.now() + 299_000).toISOString(),
  ...changes,
});

interface Answers {
  membership?: MembershipAnswer;
  payment?: PaymentStatus;
  payments?: (typeof paymentFixtures)[number][];
}

/** An API with the plans on offer. */
export const anApi = ({
  membership = onFree,
  payment = aPayment(),
  payments = [...paymentFixtures],
}: Answers = {}): FakeApi =>
  fakeApi()
    .on(listPlans, () => segment([...planFixtures]))
    .on(readMembership, () => membership)
    .on(listPayments, () => segment(payments))
    .on(readPaymentStatus, () => payment);

interface OpenOptions {
  api?: FakeApi;
  query?: string;
  user?: ReturnType<typeof aUser> | null;
}

export const openPricing = ({ api = anApi(), query = '', user = null }: OpenOptions = {}) =>
  renderScreen(<PricingScreen />, {
    api,
    user,
    path: `/pricing${query}`,
    pattern: routes.pricing,
  });

export const openPlans = ({ api = anApi(), query = '', user = aUser() }: OpenOptions = {}) =>
  renderScreen(<PlansScreen />, {
    api,
    user,
    path: `/premium-plans${query}`,
    pattern: routes.premiumPlans,
  });

export const openPayment = ({ api = anApi(), query = '', user = aUser() }: OpenOptions = {}) =>
  renderScreen(<PaymentScreen />, {
    api,
    user,
    path: `/Payment${query}`,
    pattern: routes.payment,
  });

/** The address of the payment of `aPayment`. */
export const paymentQueryOf = (id = paymentStatusFixture.id) => `?payment=${id}`;
