import { useId } from 'react';
import { pipelineStages, type PipelineItem } from '@upround/trackers/contract';
import { useFailureReason } from '@upround/shared/query';
import { Button, Dialog, Field, InlineError, Select, TextInput } from '@upround/shared/ui';
import { useTrackerTexts } from '../../../components/tracker-texts';
import { usePipelineText } from '../../messages/catalogue';
import { useAddForm } from './use-add-form';

interface AddDialogProps {
  /** The round that is chosen in the filters. */
  round: string | null;
  rounds: readonly string[];
  onClose: () => void;
  onAdded: (item: PipelineItem) => void;
}

/** Adds a funder that isn't in our lists, by its name. */
export function AddDialog({ round, rounds, onClose, onAdded }: AddDialogProps) {
  const t = usePipelineText();
  const texts = useTrackerTexts();
  const reasonOf = useFailureReason();
  const listId = useId();
  const { form, submit, failure } = useAddForm(round, onAdded);
  const { errors, isSubmitting, isDirty } = form.formState;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('add.title')}
      description={t('add.text')}
      keepOpenOutside={isDirty}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button variant="primary" busy={isSubmitting} onClick={() => void submit()}>
            {t('add.save')}
          </Button>
        </>
      }
    >
      <form noValidate className="flex flex-col gap-4" onSubmit={(event) => void submit(event)}>
        <Field label={t('add.name')} required error={errors.name?.message}>
          <TextInput dir="auto" autoComplete="off" {...form.register('name')} />
        </Field>
        <Field
          label={t('add.website')}
          optional
          hint={t('field.websiteHint')}
          error={errors.website?.message}
        >
          <TextInput type="url" autoComplete="off" {...form.register('website')} />
        </Field>
        <Field label={t('add.stage')}>
          <Select {...form.register('stage')}>
            {pipelineStages.map((stage) => (
              <option key={stage} value={stage}>
                {texts.pipelineStage(stage)}
              </option>
            ))}
          </Select>
        </Field>
        <Field
          label={t('add.round')}
          optional
          hint={t('field.roundHint')}
          error={errors.round?.message}
        >
          <TextInput dir="auto" autoComplete="off" list={listId} {...form.register('round')} />
        </Field>
        <datalist id={listId}>
          {rounds.map((one) => (
            <option key={one} value={one} />
          ))}
        </datalist>
        {failure !== undefined && (
          <InlineError>{t('add.failed', { why: reasonOf(failure) })}</InlineError>
        )}
        {/* Enter in a field submits. */}
        <button type="submit" hidden />
      </form>
    </Dialog>
  );
}
