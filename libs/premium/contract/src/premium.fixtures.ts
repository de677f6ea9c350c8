import type { Membership } from './premium.schema';

/** Someone without a plan, one whose plan ends, and one whose plan runs on. */
export const membershipFixtures: readonly Membership[] = [
  { plan: null },
  { plan: { tier: 1, source: 'GRANT', until: '2026-06-30T18:30:00.000Z' } },
  { plan: { tier: 2, source: 'DEMO', until: null } },
];
