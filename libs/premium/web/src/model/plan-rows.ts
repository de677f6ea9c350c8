import { opensByTier, planNames, type PlanOpens, type PlanTier } from '@upround/shared/domain';
import { useFormat } from '@upround/shared/i18n';
import { usePremiumText } from '../messages/catalogue';

/** The tiers of plans, with 0 for no plan. */
export type Tier = 0 | PlanTier;
export const tiers = [0, 1, 2, 3] as const satisfies readonly Tier[];
export const paidTiers = [1, 2, 3] as const satisfies readonly PlanTier[];

type RowKey = keyof PlanOpens;

export interface PlanRow {
  key: RowKey;
  text: string;
}

/** What the catalogue says of a row that a plan hasn't. */
const LEFT_OUT = '-';

const keys = Object.keys(opensByTier[0]) as RowKey[];

export interface PlanTexts {
  nameOf: (tier: Tier) => string;
  /** What a tier opens, in words. What it doesn't open is left out. */
  rowsOf: (tier: Tier) => PlanRow[];
  /** The rows of one tier that another one has not. */
  lostRows: (from: Tier, to: Tier) => PlanRow[];
  /** That a tier opens what the one below it does, then what it opens besides. */
  addedTexts: (tier: Tier) => string[];
}

/** The plans in words. Each row comes from the table by which access is checked. */
export function usePlanTexts(): PlanTexts {
  const t = usePremiumText();
  const format = useFormat();
  const rowsOf = (tier: Tier): PlanRow[] =>
    keys
      .map((key) => {
        const value = opensByTier[tier][key];
        const text = typeof value === 'number' ? format.number(value) : String(value);
        return { key, text: t(`row.${key}`, { value: text }) };
      })
      .filter(({ text }) => text !== LEFT_OUT);
  const lostRows: PlanTexts['lostRows'] = (from, to) =>
    rowsOf(from).filter(({ key }) => opensByTier[from][key] !== opensByTier[to][key]);
  return {
    nameOf: (tier) => (tier === 0 ? t('plan.free') : planNames[tier]),
    rowsOf,
    lostRows,
    addedTexts: (tier) => [
      t('plan.base', { tier: String(tier) }),
      ...(tier === 0 ? rowsOf(0) : lostRows(tier, (tier - 1) as Tier)).map(({ text }) => text),
    ],
  };
}
