import { useFormContext, useWatch } from 'react-hook-form';
import { payPeriods } from '@upround/jobs/contract';
import { currencies } from '@upround/shared/domain';
import { Field, FieldGroup, Select, TextInput } from '@upround/shared/ui';
import { useJobTexts } from '../../components/job-texts';
import { equityOf, groupedAmount, salaryOf, type JobValues } from '../job-values';
import { usePostText } from '../messages/catalogue';
import { SalaryEcho } from './salary-echo';
import { useFieldError } from './use-field-error';

const isSound = ({ min, max }: { min: number; max: number | null }) =>
  Number.isFinite(min) && (max === null || max >= min);

/** Whether an amount was typed in words, such as 18 lakh or 80k; its digits are then shown. */
const isShort = ({ salaryMin, salaryMax }: JobValues) => /\p{L}/u.test(salaryMin + salaryMax);

/** What the job pays, with the words that the board makes of it. */
export function PayPart() {
  const t = usePostText();
  const texts = useJobTexts();
  const errorOf = useFieldError();
  const { control, register, getValues, setValue } = useFormContext<JobValues>();
  const values = useWatch({ control }) as JobValues;
  const salary = salaryOf(values);
  const equity = equityOf(values);
  const amountOf = (name: 'salaryMin' | 'salaryMax') =>
    register(name, {
      onBlur: () => {
        const typed = getValues(name);
        const grouped = groupedAmount(typed, getValues('currency'));
        if (grouped !== typed) setValue(name, grouped, { shouldDirty: true });
      },
    });
  return (
    <>
      <FieldGroup legend={t('fields.salary')} optional hint={t('hints.salary')}>
        <div className="grid grid-cols-2 gap-x-3 gap-y-4 medium:grid-cols-4">
          <Field label={t('fields.salaryMin')} error={errorOf('salaryMin')}>
            <TextInput autoComplete="off" {...amountOf('salaryMin')} />
          </Field>
          <Field
            label={t('fields.salaryMax')}
            hint={t('hints.salaryMax')}
            error={errorOf('salaryMax')}
          >
            <TextInput autoComplete="off" {...amountOf('salaryMax')} />
          </Field>
          <Field label={t('fields.currency')} error={errorOf('currency')}>
            <Select {...register('currency')}>
              {currencies.map((currency) => (
                <option key={currency}>{currency}</option>
              ))}
            </Select>
          </Field>
          <Field label={t('fields.period')} error={errorOf('period')}>
            <Select {...register('period')}>
              {payPeriods.map((period) => (
                <option key={period} value={period}>
                  {t(`period.${period}`)}
                </option>
              ))}
            </Select>
          </Field>
        </div>
        {salary !== null && isSound(salary) && (
          <SalaryEcho salary={salary} isShort={isShort(values)} />
        )}
      </FieldGroup>
      <FieldGroup
        legend={t('fields.equity')}
        optional
        hint={
          equity !== null && isSound(equity)
            ? t('hints.reads', { amount: texts.equity(equity) })
            : t('hints.equity')
        }
      >
        <div className="grid grid-cols-2 gap-3">
          <Field label={t('fields.equityMin')} error={errorOf('equityMin')}>
            <TextInput inputMode="decimal" autoComplete="off" {...register('equityMin')} />
          </Field>
          <Field label={t('fields.equityMax')} error={errorOf('equityMax')}>
            <TextInput inputMode="decimal" autoComplete="off" {...register('equityMax')} />
          </Field>
        </div>
      </FieldGroup>
    </>
  );
}
