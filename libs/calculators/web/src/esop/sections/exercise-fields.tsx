import { esopAges, esopTaxRules, indianTaxYears } from '@upround/calculators/model';
import { FieldGroup } from '@upround/shared/ui';
import { money, percent, type Unit } from '../../fields/units';
import { CheckAt, DayAt, NumberAt, SelectAt } from '../form/esop-fields';
import type { EsopForm } from '../form/esop-form';
import { moneyRange, range } from '../form/ranges';
import { FieldGrid, Note } from './result-part';

const inDays: Unit = { kind: 'number' };

/** When the person exercises, sells and leaves, and how that is taxed. */
export function ExerciseFields({ form }: { form: EsopForm }) {
  const { t } = form.texts;
  return (
    <>
      <FieldGroup legend={t('exercise.dates')}>
        <FieldGrid>
          {(['exercise', 'sale', 'leaving'] as const).map((day) => (
            <DayAt
              key={day}
              form={form}
              path={`dates.${day}`}
              label={t(`exercise.${day}`)}
              hint={t(`exercise.${day}Hint`)}
              optional
            />
          ))}
          <NumberAt
            form={form}
            path="dates.exerciseDays"
            label={t('exercise.window')}
            hint={t('exercise.windowHint')}
            unit={inDays}
            range={range(365, 1)}
          />
        </FieldGrid>
      </FieldGroup>
      <FieldGroup legend={t('exercise.tax')}>
        <TaxFields form={form} />
      </FieldGroup>
    </>
  );
}

function TaxFields({ form }: { form: EsopForm }) {
  const { t, currency, day } = form.texts;
  const { by, year } = form.state.tax;
  const isIndian = currency === 'INR' && by !== 'own';
  const data = indianTaxYears.find((one) => one.year === year);
  return (
    <>
      <FieldGrid>
        {currency === 'INR' && (
          <SelectAt
            form={form}
            path="tax.by"
            label={t('exercise.by')}
            options={esopTaxRules.map((value) => ({ value, label: t(`exercise.rules.${value}`) }))}
          />
        )}
        {isIndian ? (
          <>
            <SelectAt
              form={form}
              path="tax.year"
              label={t('exercise.year')}
              options={indianTaxYears.map((one) => ({ value: one.year, label: one.year }))}
            />
            {/* The new regime has the same slabs for every age. */}
            {by === 'old' && (
              <SelectAt
                form={form}
                path="tax.age"
                label={t('exercise.age')}
                options={esopAges.map((value) => ({ value, label: t(`exercise.ages.${value}`) }))}
              />
            )}
          </>
        ) : (
          <NumberAt
            form={form}
            path="tax.rate"
            label={t('exercise.rate')}
            hint={t('exercise.rateHint')}
            unit={percent}
            range={range(60, 0.5)}
          />
        )}
        <NumberAt
          form={form}
          path="tax.income"
          label={t('exercise.income')}
          hint={t('exercise.incomeHint')}
          unit={money(currency)}
          range={moneyRange(currency, 10_000_000)}
        />
      </FieldGrid>
      {currency !== 'INR' && <Note>{t('exercise.onlyRupees')}</Note>}
      {isIndian && data !== undefined && (
        <Note>{t('exercise.source', { source: data.source, day: day(data.readOn) })}</Note>
      )}
      <CheckAt form={form} path="tax.isListed" label={t('exercise.listed')} />
      {isIndian && (
        <CheckAt
          form={form}
          path="tax.isEligible"
          label={t('exercise.eligible')}
          hint={t('exercise.eligibleHint')}
        />
      )}
    </>
  );
}
