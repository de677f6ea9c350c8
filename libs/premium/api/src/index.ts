export { entitlementsAt } from './entitlement.store';
export { premiumEraser, premiumExports } from './premium-leaving';
export { premiumModule } from './premium-module';
