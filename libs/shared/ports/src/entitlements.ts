import type { Database, Trx } from '@upround/shared/db';

/** What a person's plan opens: 1 Premium, 2 Premium Plus, 3 Premium Jobs. Every tier opens premium texts. */
export interface Entitlement {
  tier: 1 | 2 | 3;
  /** Where it comes from: a paid plan, a grant of ours, or the demo community. */
  source: 'PLAN' | 'GRANT' | 'DEMO';
  /** When it ends; null runs on. */
  until: Date | null;
}

/** Finds what a person may read and use besides the free content. Bound in apps/api to premium. */
export interface Entitlements {
  /**
   * What runs at this moment; of several the highest tier.
   *
   * @param userId null for a guest
   * @returns null for free content only
   */
  of(db: Database | Trx, userId: string | null): Promise<Entitlement | null>;
}
