import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { mentorLimits } from '@upround/mentor/contract';
import { useFormat } from '@upround/shared/i18n';
import {
  ActionBar,
  Button,
  CharacterCount,
  Field,
  FieldGroup,
  Notice,
  TextArea,
  TextInput,
} from '@upround/shared/ui';
import { useBookingText } from '../messages/catalogue';
import { linkFields, type BookingFault, type BookingField } from './booking-values';
import type { BookingForm } from './use-booking-form';

interface QuestionsStepProps {
  booking: BookingForm;
  mentorName: string;
  onNext: () => void;
}

/** What the session is about, in the member's words. */
export function QuestionsStep({ booking, mentorName, onNext }: QuestionsStepProps) {
  const t = useBookingText();
  const { form, autosave, discard } = booking;
  const { register, control } = form;
  const errorOf = useFaultText(booking);
  const goal = useWatch({ control, name: 'goal' });
  const context = useWatch({ control, name: 'context' });
  return (
    <form
      noValidate
      className="flex flex-col gap-6"
      onSubmit={(event) => void form.handleSubmit(onNext)(event)}
    >
      <p className="-mt-4 text-small text-muted">{t('questions.lead', { name: mentorName })}</p>
      {autosave.isRestored && <Notice announce>{t('questions.restored')}</Notice>}
      <Field
        label={t('questions.goal')}
        hint={t('questions.goalHint')}
        error={errorOf('goal')}
        required
        aside={<CharacterCount length={[...goal].length} limit={mentorLimits.goal} near={50} />}
      >
        <TextArea rows={3} dir="auto" {...register('goal')} />
      </Field>
      <Field
        label={t('questions.context')}
        hint={t('questions.contextHint')}
        error={errorOf('context')}
        optional
        aside={
          <CharacterCount length={[...context].length} limit={mentorLimits.context} near={200} />
        }
      >
        <TextArea rows={5} dir="auto" {...register('context')} />
      </Field>
      <LinkFields booking={booking} errorOf={errorOf} />
      <ActionBar>
        <Button type="submit" variant="primary">
          {t('questions.next')}
        </Button>
        {autosave.isSaved && (
          <>
            <Button variant="quiet" onClick={discard}>
              {t('questions.discard')}
            </Button>
            <span role="status" className="text-small text-muted">
              {t('questions.saved')}
            </span>
          </>
        )}
      </ActionBar>
    </form>
  );
}

function useFaultText({ form }: BookingForm): (field: BookingField) => string | undefined {
  const t = useBookingText();
  const format = useFormat();
  const { errors } = form.formState;
  return (field) => {
    const fault = errors[field]?.message as BookingFault | undefined;
    const limit = format.number(fault === 'goalLong' ? mentorLimits.goal : mentorLimits.context);
    return fault && t(`questions.errors.${fault}`, { limit });
  };
}

interface LinkFieldsProps {
  booking: BookingForm;
  errorOf: (field: BookingField) => string | undefined;
}

/** One field for a link, and others as they're needed. */
function LinkFields({ booking: { form }, errorOf }: LinkFieldsProps) {
  const t = useBookingText();
  const [added, setAdded] = useState(1);
  const values = useWatch({ control: form.control, name: linkFields });
  const filled = values.findLastIndex((text) => text !== '') + 1;
  const shown = Math.max(added, filled);
  const last = values[shown - 1] ?? '';
  return (
    <FieldGroup
      legend={t('questions.links')}
      optional
      hint={t('questions.linksHint', { count: mentorLimits.links })}
    >
      <div className="flex flex-col gap-3">
        {linkFields.slice(0, shown).map((field, index) => (
          <Field
            key={field}
            hideLabel
            label={t('questions.link', { number: index + 1 })}
            error={errorOf(field)}
          >
            <TextInput
              inputMode="url"
              autoCapitalize="none"
              autoComplete="off"
              placeholder="https://"
              {...form.register(field)}
            />
          </Field>
        ))}
        {shown < linkFields.length && last !== '' && (
          <div>
            <Button size="small" icon={Plus} onClick={() => setAdded(shown + 1)}>
              {t('questions.addLink')}
            </Button>
          </div>
        )}
      </div>
    </FieldGroup>
  );
}
