import { premiumDocs } from '@upround/premium/contract';
import type { ApiModule } from '@upround/shared/server-kit';
import { premiumRoutes } from './premium.routes';
import { seedEntitlements } from './seed-entitlements';

interface PremiumDeps {
  /** The server's clock; the real one unless said. */
  now?: (() => Date) | undefined;
}

/** The server half of premium: what people are entitled to, and who waits for plans to open. */
export function premiumModule({ now = () => new Date() }: PremiumDeps = {}): ApiModule {
  return { name: 'premium', docs: premiumDocs, calls: premiumRoutes(now), seed: seedEntitlements };
}
