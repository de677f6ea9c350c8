export { entitlementsAt } from './entitlement.store';
export { premiumModule } from './premium-module';
export type { PremiumDeps } from './premium-module';
