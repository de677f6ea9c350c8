export { premiumDocs } from './premium.docs';
export {
  readMembership,
  readPremiumInterest,
  removePremiumInterest,
  setPremiumInterest,
} from './premium.calls';
export { membershipFixtures } from './premium.fixtures';
export { membershipSchema, premiumInterestSchema, presentPlanSchema } from './premium.schema';
export type { Membership, PremiumInterest, PresentPlan } from './premium.schema';
