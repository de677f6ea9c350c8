import { Controller, type UseFormReturn } from 'react-hook-form';
import { companySizes } from '@upround/jobs/contract';
import { useFormat } from '@upround/shared/i18n';
import { Field, Select, TextArea, TextInput } from '@upround/shared/ui';
import { StageField } from '../components/stage-field';
import { companyLimits, type CompanyFieldError, type CompanyValues } from './company-values';
import { LogoField } from './logo-field';
import { useCompanyText } from './messages/catalogue';

interface CompanyFieldsProps {
  /** The company's name, for its monogram. */
  name: string;
  form: UseFormReturn<CompanyValues>;
}

/** The fields of a company's facts. */
export function CompanyFields({ name, form }: CompanyFieldsProps) {
  const t = useCompanyText();
  const format = useFormat();
  const { control, register, formState } = form;
  const errorOf = (field: keyof CompanyValues) => {
    const error = formState.errors[field]?.message as CompanyFieldError | undefined;
    const limit = field in companyLimits ? companyLimits[field as 'about'] : 0;
    return error && t(`edit.${error}`, { limit: format.number(limit) });
  };
  return (
    <>
      <Controller
        control={control}
        name="logoUrl"
        render={({ field }) => (
          <LogoField
            name={name}
            url={field.value}
            onChange={field.onChange}
            error={errorOf('logoUrl')}
          />
        )}
      />
      <Field label={t('edit.about')} optional hint={t('edit.aboutHint')} error={errorOf('about')}>
        <TextArea rows={2} dir="auto" {...register('about')} />
      </Field>
      <Field label={t('edit.site')} optional hint={t('edit.siteHint')} error={errorOf('site')}>
        <TextInput type="url" inputMode="url" autoComplete="url" {...register('site')} />
      </Field>
      <div className="grid gap-5 medium:grid-cols-2">
        <StageField
          label={t('edit.stage')}
          none={t('edit.none')}
          error={errorOf('stage')}
          field={register('stage')}
        />
        <Field label={t('edit.size')} optional error={errorOf('size')}>
          <Select {...register('size')}>
            <option value="">{t('edit.none')}</option>
            {companySizes.map((size) => (
              <option key={size} value={size}>
                {t(`sizes.${size}`)}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      <Field
        label={t('edit.location')}
        optional
        hint={t('edit.locationHint')}
        error={errorOf('location')}
      >
        <TextInput dir="auto" {...register('location')} />
      </Field>
    </>
  );
}
