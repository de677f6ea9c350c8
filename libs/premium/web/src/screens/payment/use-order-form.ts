import { useMutation } from '@tanstack/react-query';
import { useForm, useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { startMembership, vpaSchema, type Period } from '@upround/premium/contract';
import { api } from '@upround/shared/api-client';
import type { OfferingId } from '@upround/shared/domain';
import { checkedBy, useIdempotencyKey } from '@upround/shared/forms';
import { usePlanLinks } from '../../model/use-plan-links';
import { usePaymentText } from './messages/catalogue';
import { useVpaCheck } from './use-vpa-check';

interface OrderValues {
  vpa: string;
}

/** The field may be empty: the payer then scans a QR code. */
const isUsable = (vpa: string) => vpa.trim() === '' || vpaSchema.safeParse(vpa).success;

/** The order of a plan: the optional UPI id, its check, and starting the payment. */
export function useOrderForm(planId: OfferingId, period: Period) {
  const t = usePaymentText();
  const navigate = useNavigate();
  const to = usePlanLinks();
  const keyFor = useIdempotencyKey();
  const check = useVpaCheck();
  const form = useForm<OrderValues>({
    defaultValues: { vpa: '' },
    mode: 'onTouched',
    resolver: checkedBy(({ vpa }) => (isUsable(vpa) ? {} : { vpa: t('order.vpaInvalid') })),
  });
  const vpa = useWatch({ control: form.control, name: 'vpa' });
  const refuse = (shouldFocus: boolean) =>
    form.setError('vpa', { type: 'server', message: t('order.vpaRefused') }, { shouldFocus });

  const start = useMutation({
    mutationKey: [startMembership.id],
    mutationFn: (typed: string) => {
      const body = { planId, period, ...(typed === '' ? {} : { vpa: typed }) };
      return api.call(startMembership, { body }, { idempotencyKey: keyFor(body) });
    },
    gcTime: 0,
    // The order leaves the history: Back leads to the plans, not to a second payment.
    onSuccess: ({ paymentId }) =>
      void navigate(to.payment({ payment: paymentId }), { replace: true }),
  });

  const checkTyped = async (typed: string, shouldFocus: boolean) => {
    if (typed.trim() === '' || !isUsable(typed) || (await check.check(typed))) return true;
    if (form.getValues('vpa') === typed) refuse(shouldFocus);
    return false;
  };
  const submit = form.handleSubmit(async ({ vpa: typed }) => {
    if (await checkTyped(typed, true)) start.mutate(typed.trim());
  });

  return {
    form,
    submit,
    start,
    isBusy: form.formState.isSubmitting || start.isPending,
    vpaState: check.stateOf(vpa),
    checkOnBlur: () => void checkTyped(form.getValues('vpa'), false),
  };
}
