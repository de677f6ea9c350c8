import { useRef } from 'react';
import {
  calculatorCurrencies,
  companyStages,
  methodsOfStage,
  type CalculatorCurrency,
  type CompanyStage,
} from '@upround/calculators/model';
import { ratesDay } from '@upround/shared/domain';
import { useFormat } from '@upround/shared/i18n';
import { FieldGroup, SegmentedControl } from '@upround/shared/ui';
import { useValuationText } from './messages/catalogue';
import { useFields } from './methods/state-field';
import { switchCurrency, type CurrencySwitch } from './model/currency';

const signs = { INR: '₹', USD: '$' } as const;

/** What one knows from the start: the stage, which chooses methods, and the currency. */
export function StartChoices() {
  const t = useValuationText();
  const format = useFormat();
  const { link } = useFields();
  const { state } = link;
  const lastSwitch = useRef<CurrencySwitch>(undefined);
  const chooseStage = (stage: CompanyStage) => {
    link.set(['stage'], stage);
    link.set(['methods'], [...methodsOfStage[stage]]);
    link.set(['berkus', 'hasRevenue'], stage === 'REVENUE' || stage === 'PROFIT');
  };
  const chooseCurrency = (currency: CalculatorCurrency) => {
    lastSwitch.current = switchCurrency(state, currency, lastSwitch.current);
    link.replace(lastSwitch.current.converted);
  };
  return (
    <div className="flex flex-col gap-6">
      <FieldGroup legend={t('stage')} hint={t('stageHint')}>
        <SegmentedControl
          className="self-start"
          label={t('stage')}
          value={state.stage}
          onChange={chooseStage}
          options={companyStages.map((value) => ({ value, label: t(`stages.${value}`) }))}
        />
      </FieldGroup>
      <FieldGroup
        legend={t('currency')}
        hint={t('converted', { date: format.date(`${ratesDay}T12:00:00Z`) })}
      >
        <SegmentedControl
          className="self-start"
          label={t('currency')}
          value={state.currency}
          onChange={chooseCurrency}
          options={calculatorCurrencies.map((value) => ({
            value,
            label: `${signs[value]} ${value}`,
          }))}
        />
      </FieldGroup>
    </div>
  );
}
