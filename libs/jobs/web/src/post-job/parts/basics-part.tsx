import { Controller, useFormContext } from 'react-hook-form';
import { Field, TextInput } from '@upround/shared/ui';
import { CompanyInput } from '../../company/company-input';
import { StageField } from '../../components/stage-field';
import type { JobValues } from '../job-values';
import { usePostText } from '../messages/catalogue';
import { useFieldError } from './use-field-error';

/** Title and company. */
export function BasicsPart() {
  const t = usePostText();
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
        <StageField
          label={t('fields.companyStage')}
          none={t('none')}
          error={errorOf('companyStage')}
          field={register('companyStage')}
        />
      </div>
    </>
  );
}
