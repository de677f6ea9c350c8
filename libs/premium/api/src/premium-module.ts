import type { ApiModule } from '@upround/shared/server-kit';
import { seedEntitlements } from './seed-entitlements';

/** The server half of premium: what people are entitled to. */
export function premiumModule(): ApiModule {
  return { name: 'premium', calls: [], seed: seedEntitlements };
}
