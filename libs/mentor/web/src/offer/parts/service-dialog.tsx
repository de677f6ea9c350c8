import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import {
  addService,
  mentorLimits,
  saveService,
  windowHours,
  type MentorService,
} from '@upround/mentor/contract';
import { api } from '@upround/shared/api-client';
import { checkedBy, errorOf } from '@upround/shared/forms';
import { useFormat } from '@upround/shared/i18n';
import { FailureReason } from '@upround/shared/query';
import { toast } from '@upround/shared/toasts';
import { Button, Dialog, Field, Notice, Select, TextArea, TextInput } from '@upround/shared/ui';
import { useMentorText } from '../../messages/catalogue';
import { useOfferText } from '../messages/catalogue';
import { showOwnMentor } from '../own-mentor-cache';
import {
  amountOf,
  MOST_RUPEES,
  offeredMinutes,
  offeredSteps,
  serviceDraftOf,
  serviceValuesOf,
  type ServiceValues,
} from '../service-values';

interface ServiceDialogProps {
  /** Null for a new one. */
  service: MentorService | null;
  onClose: () => void;
}

const resolver = checkedBy<ServiceValues>(({ title, rupees }) => ({
  ...(title.trim() === '' && { title: 'missing' }),
  ...(amountOf(rupees) === null && { rupees: 'invalid' }),
}));

/** Adds a service, or changes one. What is booked keeps its terms. */
export function ServiceDialog({ service, onClose }: ServiceDialogProps) {
  const t = useOfferText();
  const client = useQueryClient();
  const formId = useId();
  const [failure, setFailure] = useState<Error | null>(null);
  const form = useForm<ServiceValues>({ defaultValues: serviceValuesOf(service), resolver });
  const save = form.handleSubmit(async (values) => {
    setFailure(null);
    const body = serviceDraftOf(values);
    try {
      const written =
        service === null
          ? await api.call(addService, { body })
          : await api.call(saveService, { params: { id: service.id }, body });
      showOwnMentor(client, written);
      toast.show({ text: t('saved') });
      onClose();
    } catch (error) {
      setFailure(errorOf(error));
    }
  });
  return (
    <Dialog
      open
      keepOpenOutside
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t(service === null ? 'services.dialogAdd' : 'services.dialogEdit')}
      {...(service !== null && { description: t('services.bookedHint') })}
      footer={
        <>
          <Button onClick={onClose}>{t('services.cancel')}</Button>
          <Button variant="primary" type="submit" form={formId} busy={form.formState.isSubmitting}>
            {t(service === null ? 'services.add' : 'save')}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        className="flex flex-col gap-5"
        onSubmit={(event) => void save(event)}
      >
        <ServiceTexts form={form} />
        <ServiceTerms form={form} />
        {failure !== null && (
          <Notice tone="danger" announce title={t('saveFailed')}>
            <FailureReason error={failure} />
          </Notice>
        )}
      </form>
    </Dialog>
  );
}

interface FieldsProps {
  form: UseFormReturn<ServiceValues>;
}

function ServiceTexts({ form: { register, formState } }: FieldsProps) {
  const t = useOfferText();
  return (
    <>
      <Field
        label={t('services.name')}
        required
        error={formState.errors.title && t('services.nameMissing')}
      >
        <TextInput {...register('title')} maxLength={mentorLimits.serviceTitle} />
      </Field>
      <Field label={t('services.about')} optional>
        <TextArea {...register('about')} maxLength={mentorLimits.serviceAbout} />
      </Field>
    </>
  );
}

/** A service may have a length that the form doesn't offer. */
const withOwn = (offered: readonly number[], own: string) =>
  [...new Set([...offered, Number(own)])].sort((left, right) => left - right);

function ServiceTerms({ form: { register, formState, getValues } }: FieldsProps) {
  const t = useOfferText();
  const tMentor = useMentorText();
  const format = useFormat();
  const initial = getValues();
  return (
    <div className="grid gap-5 small:grid-cols-2">
      <Field label={t('services.minutes')}>
        <Select {...register('minutes')}>
          {withOwn(offeredMinutes, initial.minutes).map((minutes) => (
            <option key={minutes} value={minutes}>
              {tMentor('price.minutes', { count: minutes })}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t('services.step')}>
        <Select {...register('step')}>
          {withOwn(offeredSteps, initial.step).map((step) => (
            <option key={step} value={step}>
              {t('services.stepEvery', { count: String(step) })}
            </option>
          ))}
        </Select>
      </Field>
      <Field
        label={t('services.price')}
        className="small:col-span-2"
        hint={t('services.priceHint')}
        error={
          formState.errors.rupees && t('services.priceInvalid', { max: format.money(MOST_RUPEES) })
        }
      >
        <TextInput {...register('rupees')} inputMode="decimal" autoComplete="off" />
      </Field>
      {(['cancelWindow', 'moveWindow'] as const).map((name) => (
        <Field
          key={name}
          label={t(`services.${name}`)}
          {...(name === 'cancelWindow' && { hint: t('services.windowHint') })}
        >
          <Select {...register(`${name}Hours`)}>
            {windowHours.map((hours) => (
              <option key={hours} value={hours}>
                {t('services.window', { hours })}
              </option>
            ))}
          </Select>
        </Field>
      ))}
    </div>
  );
}
