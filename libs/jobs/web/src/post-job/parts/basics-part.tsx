import { Controller, useFormContext } from 'react-hook-form';
import { companyStages } from '@upround/jobs/contract';
import { Field, Select, TextInput } from '@upround/shared/ui';
import { CompanyInput } from '../../company/company-input';
import { useJobTexts } from '../../components/job-texts';
import type { JobValues } from '../job-values';
import { usePostText } from '../messages/catalogue';
import { useFieldError } from './use-field-error';

/** Title and company. */
export function BasicsPart() {
  const t = usePostText();
  const texts = useJobTexts();
  const errorOf = useFieldError();
  const { control, register } = useFormContext<JobValues>();
  return (
    <>
      <Field label={t('fields.title')} hint={t('hints.title')} required error={errorOf('title')}>
        <TextInput dir="auto" {...register('title')} />
      </Field>
      <div className="grid gap-5 medium:grid-cols-2">
        <Field label={t('fields.company')} required error={errorOf('company')}>
          <Controller
            control={control}
            name="company"
            render={({ field: { value, onChange, onBlur, ref } }) => (
              <CompanyInput value={value} onChange={onChange} onBlur={onBlur} onInput={ref} />
            )}
          />
        </Field>
        <Field label={t('fields.companyStage')} optional error={errorOf('companyStage')}>
          <Select {...register('companyStage')}>
            <option value="">{t('none')}</option>
            {companyStages.map((stage) => (
              <option key={stage} value={stage}>
                {texts.stage(stage)}
              </option>
            ))}
          </Select>
        </Field>
      </div>
    </>
  );
}
