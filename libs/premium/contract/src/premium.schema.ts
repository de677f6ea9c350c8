import * as z from 'zod/mini';

/** What runs at this moment of what a person is entitled to: 1 Premium, 2 Premium Plus, 3 Premium Jobs. */
export const presentPlanSchema = z.object({
  tier: z.union([z.literal(1), z.literal(2), z.literal(3)]),
  /** A paid plan, a grant of ours, or the demo community. */
  source: z.enum(['PLAN', 'GRANT', 'DEMO']),
  /** When it ends; null runs on. */
  until: z.nullable(z.string()),
});
export type PresentPlan = z.output<typeof presentPlanSchema>;

/** Null for free content only. */
export const membershipSchema = z.object({ plan: z.nullable(presentPlanSchema) });
export type Membership = z.output<typeof membershipSchema>;

/** Whether a person wants to be notified when plans open. */
export const premiumInterestSchema = z.object({ interested: z.boolean() });
export type PremiumInterest = z.output<typeof premiumInterestSchema>;
