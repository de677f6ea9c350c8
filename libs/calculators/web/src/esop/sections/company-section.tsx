import { inYears, percent } from '../../fields/units';
import { NumberAt } from '../form/esop-fields';
import type { EsopForm } from '../form/esop-form';
import { range } from '../form/ranges';
import { expenseLines, optionLines } from '../lines/worth-lines';
import { EsopSection, Facts, FieldGrid, Formulas, Note, ResultPart, Shown } from './result-part';

const fields = [
  { path: 'option.rate', text: 'rate', unit: percent, slider: range(15, 0.25) },
  { path: 'option.volatility', text: 'volatility', unit: percent, slider: range(150, 1) },
  { path: 'option.years', text: 'years', unit: inYears, slider: range(10, 0.5) },
  { path: 'expectedToVest', text: 'expected', unit: percent, slider: range(100, 1) },
] as const;

/** What an option is worth by Black–Scholes, and what the company books for it. */
export function CompanySection({ form }: { form: EsopForm }) {
  const { result, texts } = form;
  const { t, amount } = texts;
  return (
    <EsopSection
      title={t('company.title')}
      lead={t('company.lead')}
      resultsLabel={t('resultsOf', { title: t('company.title') })}
      results={
        <>
          <ResultPart title={t('option.title')}>
            <Shown
              outcome={
                result.numbers.option.problem === null ? result.worth : result.numbers.option
              }
              form={form}
            >
              {() => (
                <>
                  <Formulas title={t('how')} lines={optionLines(result, texts)} />
                  <Note>{t('option.source')}</Note>
                </>
              )}
            </Shown>
          </ResultPart>
          <ResultPart title={t('expense.title')}>
            <Shown outcome={result.expense} form={form}>
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
            </Shown>
          </ResultPart>
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
