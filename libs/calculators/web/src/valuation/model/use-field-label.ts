import type {
  BerkusDriver,
  RiskFactor,
  ScorecardFactor,
  ValuationState,
} from '@upround/calculators/model';
import { useValuationText } from '../messages/catalogue';

/** Names an outcome: by what was typed, or by its place. */
export function useScenarioName() {
  const t = useValuationText();
  return (state: ValuationState, place: number): string => {
    const typed = state.scenarios[place]?.name.trim() ?? '';
    return typed === '' ? t(`fields.scenario.usual.${place as 0 | 1 | 2 | 3 | 4}`) : typed;
  };
}

/** Names the field at a path of the state, as in `exit.multiple`. */
export function useFieldLabel() {
  const t = useValuationText();
  const nameOf = useScenarioName();
  return (path: string, state: ValuationState): string => {
    const [part, field, place, leaf] = path.split('.');
    const number = String(Number(place ?? field) + 1);
    switch (part) {
      case 'berkus':
        return t(`fields.berkus.${field as BerkusDriver | 'most'}`);
      case 'base':
        return t('fields.base');
      case 'riskStep':
        return t('fields.riskStep');
      case 'scores':
        return t('fields.scoreOf', { factor: t(`fields.factors.${field as ScorecardFactor}`) });
      case 'weights':
        return t('fields.weightOf', { factor: t(`fields.factors.${field as ScorecardFactor}`) });
      case 'risks':
        return t(`fields.risks.${field as RiskFactor}`);
      case 'exit':
        return t(`fields.exit.${field as 'metric'}`);
      case 'laterRounds':
        return t('fields.laterRound', { number });
      case 'scenarios':
        return t(`fields.scenario.${(place ?? 'value') as 'value' | 'probability'}`, {
          name: nameOf(state, Number(field)),
        });
      case 'peers':
        return field === 'multiples'
          ? t('fields.peers.multiple', { number })
          : t(`fields.peers.${field as 'metric'}`);
      default:
        if (field === 'phases') {
          return t(leaf === 'years' ? 'fields.cash.phaseYears' : 'fields.cash.phaseGrowth', {
            number,
          });
        }
        return t(`fields.cash.${field as 'first'}`);
    }
  };
}
