import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { bookBundle, BUNDLE_ID, readBundle, trackerLimits } from '@upround/trackers/contract';
import { api } from '@upround/shared/api-client';
import { checkedBy, useIdempotencyKey } from '@upround/shared/forms';
import { useFormat } from '@upround/shared/i18n';
import { links } from '@upround/shared/links';
import { keyOf } from '@upround/shared/query';
import { useSession } from '@upround/shared/session';
import { useBundleText } from '../messages/catalogue';

export interface CheckoutValues {
  displayName: string;
  email: string;
}

const isEmail = (text: string) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text.trim());

/** The booking of the bundle: for whom, and starting its payment. */
export function useCheckout() {
  const t = useBundleText();
  const format = useFormat();
  const navigate = useNavigate();
  const client = useQueryClient();
  const keyFor = useIdempotencyKey();
  const { user } = useSession();
  const nameProblem = (name: string) => {
    if (name.trim() === '') return t('checkout.nameRequired');
    if ([...name.trim()].length <= trackerLimits.bookingName) return undefined;
    return t('checkout.nameLong', { limit: format.number(trackerLimits.bookingName) });
  };
  const form = useForm<CheckoutValues>({
    // The email of a remembered session comes a moment later; what was typed meanwhile stays.
    values: { displayName: user?.displayName ?? '', email: user?.email ?? '' },
    resetOptions: { keepDirtyValues: true },
    mode: 'onTouched',
    resolver: checkedBy(({ displayName, email }) => {
      const name = nameProblem(displayName);
      return {
        ...(name !== undefined && { displayName: name }),
        ...(!isEmail(email) && { email: t('checkout.emailInvalid') }),
      };
    }),
  });
  const book = useMutation({
    mutationKey: [bookBundle.id],
    mutationFn: ({ displayName, email }: CheckoutValues) => {
      const body = {
        displayName: displayName.trim(),
        email: email.trim(),
        referenceId: BUNDLE_ID,
      } as const;
      return api.call(bookBundle, { body }, { idempotencyKey: keyFor(body) });
    },
    gcTime: 0,
    onSettled: () => client.invalidateQueries({ queryKey: keyOf(readBundle) }),
    // The order leaves the history: Back leads to the bundle, not to a second payment.
    onSuccess: ({ paymentId }) =>
      void navigate(links.payment({ payment: paymentId }), { replace: true }),
  });
  return { form, book, submit: form.handleSubmit((values) => book.mutate(values)) };
}
