export { entitlementsAt } from './entitlement.store';
export { interestAdmin, INTERESTED_AT_ONCE } from './interest-admin';
export { premiumEraser, premiumExports } from './premium-leaving';
export { premiumModule } from './premium-module';
