import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import {
  ambassadorLimits,
  appealLine,
  listLedger,
  type LedgerLine,
} from '@upround/ambassador/contract';
import { api } from '@upround/shared/api-client';
import { checkedBy, showServerError, useIdempotencyKey } from '@upround/shared/forms';
import { changeItem, useFailureReason } from '@upround/shared/query';
import { toast } from '@upround/shared/toasts';
import { Button, CharacterCount, Dialog, Field, Notice, TextArea } from '@upround/shared/ui';
import { useAmbassadorDashboardText } from './messages/catalogue';

interface AppealValues {
  text: string;
}

function faultsOf({ text }: AppealValues): { text?: 'short' | 'long' } {
  const length = [...text.trim()].length;
  if (length < ambassadorLimits.appealMin) return { text: 'short' };
  return length > ambassadorLimits.appeal ? { text: 'long' } : {};
}

interface AppealDialogProps {
  line: LedgerLine;
  onClose: () => void;
}

function useAppeal({ line: { id }, onClose }: AppealDialogProps) {
  const t = useAmbassadorDashboardText();
  const client = useQueryClient();
  const keyFor = useIdempotencyKey();
  const form = useForm<AppealValues>({
    defaultValues: { text: '' },
    resolver: checkedBy(faultsOf),
  });
  const send = useMutation({
    mutationKey: [appealLine.id],
    mutationFn: (values: AppealValues) => {
      const body = { text: values.text.trim() };
      return api.call(
        appealLine,
        { params: { id }, body },
        { idempotencyKey: keyFor({ id, ...body }) },
      );
    },
    gcTime: 0,
    onSuccess(appealed: LedgerLine) {
      changeItem<LedgerLine>(
        client,
        [listLedger],
        (one) => one.id === id,
        () => appealed,
      );
      toast.show({ text: t('appeal.sent') });
      onClose();
    },
    onError: (error) =>
      showServerError(
        form,
        error,
        (path) => (path.endsWith('text') ? 'text' : undefined),
        () => 'unreadable',
      ),
  });
  return { form, send, submit: form.handleSubmit((values) => send.mutate(values)) };
}

/** Asking for points that were removed. */
export function AppealDialog(props: AppealDialogProps) {
  const t = useAmbassadorDashboardText();
  const reasonOf = useFailureReason();
  const formId = useId();
  const { form, send, submit } = useAppeal(props);
  const fault = form.formState.errors.text;
  const text = useWatch({ control: form.control, name: 'text' });
  const { appeal: most, appealMin: least } = ambassadorLimits;
  const errors = {
    short: t('appeal.short', { least: String(least) }),
    long: t('appeal.long', { most: String(most) }),
    unreadable: t('appeal.unreadable'),
  };
  const message = fault?.message as keyof typeof errors | undefined;
  return (
    <Dialog
      open
      keepOpenOutside
      onOpenChange={(isOpen) => !isOpen && !send.isPending && props.onClose()}
      title={t('appeal.title', { points: Math.abs(props.line.points) })}
      description={t('appeal.hint')}
      footer={
        <>
          <Button disabled={send.isPending} onClick={props.onClose}>
            {t('appeal.cancel')}
          </Button>
          <Button type="submit" form={formId} variant="primary" busy={send.isPending}>
            {t('appeal.submit')}
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
          label={t('appeal.label')}
          error={message && errors[message]}
          required
          steady
          aside={<CharacterCount length={[...text.trim()].length} limit={most} near={100} />}
        >
          <TextArea rows={5} dir="auto" {...form.register('text')} />
        </Field>
        {send.isError && fault === undefined && (
          <Notice tone="danger" announce title={t('appeal.failed')}>
            {reasonOf(send.error)}
          </Notice>
        )}
      </form>
    </Dialog>
  );
}
