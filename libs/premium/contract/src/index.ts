export { premiumDocs } from './premium.docs';
export { changeMembership, listPlans, readMembership, startMembership } from './membership.calls';
export { listPayments, readPaymentStatus, retryPayment, verifyVpa } from './payment.calls';
export { premiumErrors } from './premium.errors';
export { PAYMENT_EVENT, PLAN_EVENT } from './premium.event-names';
export { paymentEvent, planEvent } from './premium.events';
export {
  changedMembershipFixture,
  membershipFixture,
  membershipFixtures,
  paymentFixtures,
  paymentStatusFixture,
  planFixtures,
  prorationFixture,
  startedMembershipFixture,
} from './premium.fixtures';
export { vpaSchema } from './premium.schema';
export type {
  ChangedMembership,
  FailureReason,
  Membership,
  MembershipAnswer,
  MembershipState,
  Payment,
  PaymentState,
  PaymentStatus,
  Period,
  Plan,
  PresentPlan,
  Proration,
  StartedMembership,
} from './premium.schema';
