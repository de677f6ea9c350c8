import { Controller, useFormContext } from 'react-hook-form';
import { experienceLevels } from '@upround/jobs/contract';
import { Field, Select } from '@upround/shared/ui';
import { useJobTexts } from '../../components/job-texts';
import type { JobValues } from '../job-values';
import { usePostText } from '../messages/catalogue';
import { DescriptionField } from './description-field';
import { TagField } from './tag-field';
import { useFieldError } from './use-field-error';

/** The job's requirements and description. */
export function WantedPart() {
  const t = usePostText();
  const texts = useJobTexts();
  const errorOf = useFieldError();
  const { control, register } = useFormContext<JobValues>();
  return (
    <>
      <Field
        label={t('fields.experience')}
        optional
        error={errorOf('experience')}
        className="medium:w-1/2"
      >
        <Select {...register('experience')}>
          <option value="">{t('none')}</option>
          {experienceLevels.map((level) => (
            <option key={level} value={level}>
              {texts.experience(level)}
            </option>
          ))}
        </Select>
      </Field>
      <Controller
        control={control}
        name="tags"
        render={({ field }) => (
          <TagField tags={field.value} onChange={field.onChange} error={errorOf('tags')} />
        )}
      />
      <Controller
        control={control}
        name="description"
        render={({ field }) => (
          <DescriptionField
            ref={field.ref}
            text={field.value}
            onChange={field.onChange}
            error={errorOf('description')}
          />
        )}
      />
    </>
  );
}
