import { memo } from 'react';
import { inYears, percent } from '../../fields/units';
import { NumberAt } from '../form/esop-fields';
import type { EsopForm, EsopResults } from '../form/esop-form';
import { range } from '../form/ranges';
import { expenseLines, optionLines } from '../lines/worth-lines';
import { EsopSection, Facts, FieldGrid, Formulas, Note, ResultPart, ResultOf } from './result-part';

const fields = [
  { path: 'option.rate', text: 'rate', unit: percent, slider: range(15, 0.25) },
  { path: 'option.volatility', text: 'volatility', unit: percent, slider: range(150, 1) },
  { path: 'option.years', text: 'years', unit: inYears, slider: range(10, 0.5) },
  { path: 'expectedToVest', text: 'expected', unit: percent, slider: range(100, 1) },
] as const;

/** What an option is worth by Black–Scholes, and what the company books for it. */
export function CompanySection({ form }: { form: EsopForm }) {
  const { t } = form.texts;
  return (
    <EsopSection
      title={t('company.title')}
      lead={t('company.lead')}
      resultsLabel={t('resultsOf', { title: t('company.title') })}
      results={
        <>
          <OptionPart results={form.results} />
          <ExpensePart results={form.results} />
        </>
      }
    >
      <FieldGrid>
        {fields.map(({ path, text, unit, slider }) => (
          <NumberAt
            key={path}
            form={form}
            path={path}
            label={t(`company.${text}`)}
            hint={t(`company.${text}Hint`)}
            unit={unit}
            range={slider}
          />
        ))}
      </FieldGrid>
    </EsopSection>
  );
}

const OptionPart = memo(function OptionPart({ results }: { results: EsopResults }) {
  const { result, texts } = results;
  const { t } = texts;
  return (
    <ResultPart title={t('option.title')}>
      <ResultOf
        outcome={result.numbers.option.problem === null ? result.worth : result.numbers.option}
        results={results}
      >
        {() => (
          <>
            <Formulas title={t('how')} lines={optionLines(result, texts)} />
            <Note>{t('option.source')}</Note>
          </>
        )}
      </ResultOf>
    </ResultPart>
  );
});

const ExpensePart = memo(function ExpensePart({ results }: { results: EsopResults }) {
  const { result, texts } = results;
  const { t, amount } = texts;
  return (
    <ResultPart title={t('expense.title')}>
      <ResultOf outcome={result.expense} results={results}>
        {({ total, cumulative, nextYear }) => (
          <>
            <Note>{t('expense.lead')}</Note>
            <Facts
              facts={[
                { label: t('expense.cumulative'), value: amount(cumulative) },
                { label: t('expense.next'), value: amount(nextYear) },
                { label: t('expense.total'), value: amount(total), isStrong: true },
              ]}
            />
            <Formulas title={t('how')} lines={expenseLines(result, texts)} />
          </>
        )}
      </ResultOf>
    </ResultPart>
  );
});
