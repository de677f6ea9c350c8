import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Controller, useFormContext, useWatch } from 'react-hook-form';
import { jobTypes, workplaces } from '@upround/jobs/contract';
import { Button, Field, FieldGroup, SegmentedControl, Select, TextInput } from '@upround/shared/ui';
import { useJobTexts } from '../../components/job-texts';
import type { JobValues } from '../job-values';
import { usePostText } from '../messages/catalogue';
import { useFieldError } from './use-field-error';

/** Workplace, location and type of a job. */
export function LocationPart() {
  const t = usePostText();
  const texts = useJobTexts();
  const errorOf = useFieldError();
  const { control, register } = useFormContext<JobValues>();
  return (
    <>
      <FieldGroup legend={t('fields.workplace')}>
        <Controller
          control={control}
          name="workplace"
          render={({ field }) => (
            <SegmentedControl
              className="self-start"
              label={t('fields.workplace')}
              value={field.value}
              onChange={field.onChange}
              options={workplaces.map((value) => ({ value, label: texts.workplace(value) }))}
            />
          )}
        />
      </FieldGroup>
      <Field
        label={t('fields.location')}
        hint={t('hints.location')}
        required
        error={errorOf('location')}
      >
        <TextInput dir="auto" {...register('location')} />
      </Field>
      <div className="grid gap-5 medium:grid-cols-2">
        <Field label={t('fields.type')} error={errorOf('type')}>
          <Select {...register('type')}>
            {jobTypes.map((type) => (
              <option key={type} value={type}>
                {texts.type(type)}
              </option>
            ))}
          </Select>
        </Field>
        <VisaField />
      </div>
    </>
  );
}

/** Few jobs say anything about visas: the field comes with “Add visa details”, or where it has a value. */
function VisaField() {
  const t = usePostText();
  const errorOf = useFieldError();
  const { control, register } = useFormContext<JobValues>();
  const value = useWatch({ control, name: 'sponsorsVisa' });
  const [isAsked, setAsked] = useState(value !== '');
  // Once it has been there it stays, also where its value, with the focus in it, is taken back.
  if (!isAsked && value !== '') setAsked(true);
  const field = useRef<HTMLSelectElement | null>(null);
  const { ref, ...rest } = register('sponsorsVisa');
  if (!isAsked) {
    return (
      <Button
        variant="quiet"
        icon={Plus}
        className="-ml-4 self-end justify-self-start medium:ml-0"
        onClick={() => {
          flushSync(() => setAsked(true));
          field.current?.focus();
        }}
      >
        {t('visa.more')}
      </Button>
    );
  }
  return (
    <Field label={t('fields.sponsorsVisa')} optional error={errorOf('sponsorsVisa')}>
      <Select
        {...rest}
        ref={(select) => {
          ref(select);
          field.current = select;
        }}
      >
        <option value="">{t('none')}</option>
        <option value="YES">{t('visa.yes')}</option>
        <option value="NO">{t('visa.no')}</option>
      </Select>
    </Field>
  );
}
