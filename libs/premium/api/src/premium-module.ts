import { premiumDocs } from '@upround/premium/contract';
import type { ApiModule } from '@upround/shared/server-kit';
import { premiumCommands } from './contributions/premium-commands';
import { premiumDeletionEffects } from './contributions/premium-deletion-effects';
import { premiumEraser } from './contributions/premium-eraser';
import { premiumExports } from './contributions/premium-exports';
import { premiumRoutes } from './premium.routes';

/** What premium needs from the rest of the server. Bound in apps/api. */
export interface PremiumDeps {
  /** The server's clock; the real one by default. */
  now?: (() => Date) | undefined;
}

/** The server half of premium: what people are entitled to, and who waits for plans to open. */
export function premiumModule({ now = () => new Date() }: PremiumDeps = {}): ApiModule {
  return {
    name: 'premium',
    docs: premiumDocs,
    calls: premiumRoutes(now),
    contributes: {
      erasers: [premiumEraser],
      deletionEffects: [premiumDeletionEffects(now)],
      exports: premiumExports,
      commands: premiumCommands,
    },
    seed: async (context) => {
      const { seedEntitlements } = await import('./seed/seed-entitlements');
      await seedEntitlements(context);
    },
  };
}
