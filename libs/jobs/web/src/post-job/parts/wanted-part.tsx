import { Controller, useFormContext } from 'react-hook-form';
import { experienceLevels } from '@upround/jobs/contract';
import { Field, Select } from '@upround/shared/ui';
import { useJobTexts } from '../../components/job-texts';
import type { JobValues } from '../job-values';
import { usePostText } from '../messages/catalogue';
import { DescriptionField } from './description-field';
import { TagField } from './tag-field';
import { useFault } from './use-fault';

/** Whom the job is for, and what it is about. */
export function WantedPart() {
  const t = usePostText();
  const texts = useJobTexts();
  const faultOf = useFault();
  const { control, register } = useFormContext<JobValues>();
  return (
    <>
      <Field
        label={t('fields.experience')}
        optional
        error={faultOf('experience')}
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
          <TagField tags={field.value} onChange={field.onChange} error={faultOf('tags')} />
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
            error={faultOf('description')}
          />
        )}
      />
    </>
  );
}
