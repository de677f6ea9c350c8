export { entitlementsAt } from './entitlement.store';
export { payoutsPort, planRevenue } from './payment/payouts';
export { createPremium } from './premium';
export type { Premium, PremiumDeps, PremiumRouteParts } from './premium';
export type { PaymentProvider } from './provider/payment-provider';
export { createRazorpayProvider } from './provider/razorpay/razorpay-provider';
