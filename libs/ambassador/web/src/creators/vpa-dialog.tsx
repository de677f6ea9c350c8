import { useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { changeCreator } from '@upround/ambassador/contract';
import { checkedBy } from '@upround/shared/forms';
import { mutationFor, useFailureReason } from '@upround/shared/query';
import { toast } from '@upround/shared/toasts';
import { Button, Dialog, Field, Notice, TextInput } from '@upround/shared/ui';
import { useSaveOwnCreator } from '../data/own-cache';
import { isVpa } from './creator-values';
import { useAmbassadorCreatorsText } from './messages/catalogue';

interface VpaValues {
  vpa: string;
}

/** Changing where payouts go. */
export function VpaDialog({ onClose }: { onClose: () => void }) {
  const t = useAmbassadorCreatorsText();
  const reasonOf = useFailureReason();
  const formId = useId();
  const save = useSaveOwnCreator();
  const form = useForm<VpaValues>({
    defaultValues: { vpa: '' },
    resolver: checkedBy(({ vpa }) => (isVpa(vpa) ? {} : { vpa: 'vpaWrong' })),
  });
  const change = useMutation({
    ...mutationFor(changeCreator),
    gcTime: 0,
    onSuccess(own) {
      save(own);
      toast.show({ text: t('payout.done') });
      onClose();
    },
  });
  const submit = form.handleSubmit(({ vpa }) => change.mutate({ body: { payoutVpa: vpa.trim() } }));
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('payout.dialog')}
      description={t('payout.hint')}
      footer={
        <>
          <Button onClick={onClose}>{t('payout.cancel')}</Button>
          <Button type="submit" form={formId} variant="primary" busy={change.isPending}>
            {t('payout.save')}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => void submit(event)}
      >
        <Field
          label={t('payout.label')}
          error={form.formState.errors.vpa && t('form.vpaWrong')}
          required
          steady
        >
          <TextInput
            autoComplete="off"
            autoCapitalize="none"
            inputMode="email"
            spellCheck={false}
            {...form.register('vpa')}
          />
        </Field>
        {change.isError && (
          <Notice tone="danger" announce title={t('payout.failed')}>
            {reasonOf(change.error)}
          </Notice>
        )}
      </form>
    </Dialog>
  );
}
