import { opensByTier, planNames, type PlanOpens, type PlanTier } from '@upround/shared/domain';

type Opens = { [Name in keyof PlanOpens]: PlanOpens[Name] extends boolean ? Name : never };

const tiers = [1, 2, 3] as const satisfies readonly PlanTier[];

/** The name of the least plan that opens something. */
export function planThatOpens(what: Opens[keyof PlanOpens]): string {
  const tier = tiers.find((one) => opensByTier[one][what]) ?? 3;
  return planNames[tier];
}
