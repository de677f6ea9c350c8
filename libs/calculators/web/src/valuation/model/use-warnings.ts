import type { MethodOutcomes, ValuationMethod, ValuationState } from '@upround/calculators/model';
import { shareOf, shortAmount } from '../../fields/units';
import { useValuationText } from '../messages/catalogue';

/** More of the value than this after the last year makes a discounted cash flow a guess. */
const LARGE_TERMINAL = 0.6;
const LARGE_OUTCOME = 0.5;

/** What is odd about a method's numbers although it has a value. */
export function useWarnings() {
  const t = useValuationText();
  return (method: ValuationMethod, state: ValuationState, outcomes: MethodOutcomes): string[] => {
    const { berkus, scorecard, riskFactors, ventureCapital, firstChicago, dcf } = outcomes;
    switch (method) {
      case 'berkus': {
        if (berkus.detail === null) return [];
        const { counted, most, value } = berkus.detail;
        const entered = Object.entries(counted).some(
          ([driver, amount]) => amount < (state.berkus[driver as 'idea'] ?? 0),
        );
        const isCut = value === most && !state.berkus.hasRevenue;
        return [
          ...(entered ? [t('warnings.capped')] : []),
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
        const share = Math.max(...firstChicago.detail.parts) / firstChicago.value;
        return share > LARGE_OUTCOME ? [t('warnings.rare', { share: shareOf(share, 0) })] : [];
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
