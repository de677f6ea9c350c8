import type { MethodOutcomes, ValuationMethod, ValuationState } from '@upround/calculators/model';
import { shareOf, shortAmount } from '../../fields/units';
import { useValuationText } from '../messages/catalogue';
import { useScenarioName } from './use-field-label';

/** More of the value than this after the last year makes a discounted cash flow a guess. */
const LARGE_TERMINAL = 0.6;
const LARGE_OUTCOME = 0.5;

/** What is odd about a method's numbers although it has a value. */
export function useWarnings() {
  const t = useValuationText();
  const nameOf = useScenarioName();
  return (method: ValuationMethod, state: ValuationState, outcomes: MethodOutcomes): string[] => {
    const { berkus, scorecard, riskFactors, ventureCapital, firstChicago, dcf } = outcomes;
    switch (method) {
      case 'berkus': {
        if (berkus.detail === null) return [];
        const { counted, most, value } = berkus.detail;
        const isAnyCapped = Object.entries(counted).some(
          ([driver, amount]) => amount < (state.berkus[driver as 'idea'] ?? 0),
        );
        const isCut = value === most && !state.berkus.hasRevenue;
        return [
          ...(isAnyCapped ? [t('warnings.capped')] : []),
          ...(isCut
            ? [t('warnings.beforeRevenue', { most: shortAmount(most, state.currency) })]
            : []),
        ];
      }
      case 'scorecard':
        return scorecard.detail !== null && scorecard.detail.weightSum !== 1
          ? [t('warnings.weights', { sum: shareOf(scorecard.detail.weightSum) })]
          : [];
      case 'riskFactors':
        return riskFactors.detail?.isFloored === true ? [t('warnings.floored')] : [];
      case 'ventureCapital':
        return ventureCapital.value !== null && ventureCapital.value < 0
          ? [t('warnings.investment')]
          : [];
      case 'firstChicago': {
        if (firstChicago.value === null || firstChicago.value <= 0) return [];
        const values = state.scenarios.map(({ value }) => value ?? 0);
        const best = values.indexOf(Math.max(...values));
        const share = (firstChicago.detail.parts[best] ?? 0) / firstChicago.value;
        return share > LARGE_OUTCOME
          ? [t('warnings.oneOutcome', { share: shareOf(share, 0), name: nameOf(state, best) })]
          : [];
      }
      case 'dcf': {
        if (dcf.detail === null) return [];
        const { terminalShare, equityValue } = dcf.detail;
        return [
          ...(terminalShare > LARGE_TERMINAL
            ? [t('warnings.terminal', { share: shareOf(terminalShare, 0) })]
            : []),
          ...(equityValue < 0 ? [t('warnings.debt')] : []),
        ];
      }
      default:
        return [];
    }
  };
}
