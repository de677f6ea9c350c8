import {
  fundingRegions,
  fundingStages,
  trackerLimits,
  type FitSettings,
  type FundingRegion,
  type FundingSector,
  type FundingStage,
} from '@upround/trackers/contract';
import { parseAmount, type Currency } from '@upround/shared/domain';
import { typedMoney } from '@upround/shared/forms';
import { type Format } from '@upround/shared/i18n';

/** Values of the form: the amount as typed, and '' for what isn't chosen. */
export interface FitValues {
  stage: FundingStage | '';
  sectors: readonly FundingSector[];
  region: FundingRegion | '';
  amount: string;
  currency: Currency;
}

export const stageOf = (text: string): FitValues['stage'] =>
  fundingStages.find((stage) => stage === text) ?? '';

export const regionOf = (text: string): FitValues['region'] =>
  fundingRegions.find((region) => region === text) ?? '';

export type AmountProblem = 'amountWrong' | 'amountTooMuch';

/** What is wrong with the amount as typed. */
export function amountProblemOf({ amount, currency }: FitValues): AmountProblem | null {
  if (amount.trim() === '') return null;
  const value = parseAmount(amount, currency);
  if (value === null || value < 1) return 'amountWrong';
  return value > trackerLimits.amount ? 'amountTooMuch' : null;
}

/** The values as settings; an amount that can't be read is left out. */
export function settingsOf(values: FitValues): FitSettings {
  const { stage, sectors, region, amount, currency } = values;
  const value = amountProblemOf(values) === null ? parseAmount(amount, currency) : null;
  return {
    stage: stage === '' ? null : stage,
    sectors: [...sectors],
    region: region === '' ? null : region,
    amount: value === null ? null : { value, currency },
  };
}

export function valuesOf(
  settings: FitSettings | null,
  format: Pick<Format, 'money' | 'compactMoney'>,
): FitValues {
  const amount = settings?.amount ?? null;
  return {
    stage: settings?.stage ?? '',
    sectors: settings?.sectors ?? [],
    region: settings?.region ?? '',
    amount: amount === null ? '' : typedMoney(format, amount.value, amount.currency),
    currency: amount?.currency ?? 'INR',
  };
}

export const isNothing = ({ stage, sectors, region, amount }: FitSettings): boolean =>
  stage === null && sectors.length === 0 && region === null && amount === null;
