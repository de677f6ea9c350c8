import { ApiError } from '@upround/shared/api-client';
import { mutationFor } from '@upround/shared/query';
import { sendFeedback, type FeedbackDraft, type FeedbackReceipt } from '@upround/site/contract';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState, type FormEvent } from 'react';
import { useForm, type Resolver } from 'react-hook-form';
import type { DraftStore } from './draft-store';
import { useFeedbackKeeper } from './feedback-keeper';
import { emptyFeedback, toDraft, type FeedbackField, type FeedbackValues } from './feedback-values';

const resolver: Resolver<FeedbackValues> = (values) => {
  const made = toDraft(values);
  if ('draft' in made) return { values, errors: {} };
  const errors = Object.entries(made.faults).map(([field, fault]) => [
    field,
    { type: 'validate', message: fault },
  ]);
  return { values: {}, errors: Object.fromEntries(errors) };
};

const isField = (path: string | undefined): path is FeedbackField =>
  path !== undefined && path in emptyFeedback;

/**
 * The state of the feedback form: values, the kept draft, sending and what came of it.
 *
 * @param onSent told once the server has given a receipt
 * @param drafts where an unsent draft is kept
 */
export function useFeedbackForm(onSent: (receipt: FeedbackReceipt) => void, drafts: DraftStore) {
  const form = useForm<FeedbackValues>({ defaultValues: emptyFeedback, resolver });
  const keeper = useFeedbackKeeper(form, drafts);
  const [failure, setFailure] = useState<Error | null>(null);
  const { isPending, mutateAsync } = useMutation(mutationFor(sendFeedback, { idempotent: true }));

  // The same words are one input for the mutation, so that trying again does not send them twice.
  const latest = useRef<{ body: FeedbackDraft }>(undefined);
  const inputFor = (body: FeedbackDraft) => {
    if (JSON.stringify(latest.current?.body) !== JSON.stringify(body)) latest.current = { body };
    return latest.current ?? { body };
  };

  const send = async (values: FeedbackValues) => {
    const made = toDraft(values);
    if (!('draft' in made)) return;
    setFailure(null);
    try {
      const receipt = await mutateAsync(inputFor(made.draft));
      keeper.forget();
      onSent(receipt);
    } catch (error) {
      if (error instanceof ApiError && isField(error.path)) {
        const message = error.path === 'text' ? 'textUnreadable' : error.path;
        form.setError(error.path, { type: 'server', message }, { shouldFocus: true });
      } else setFailure(error instanceof Error ? error : new Error('unknown failure'));
    }
  };
  const submit = (event: FormEvent) => void form.handleSubmit(send)(event);

  const discard = () => {
    keeper.forget();
    form.reset(emptyFeedback);
    form.setFocus('text');
  };
  return { form, submit, sending: isPending, failure, keeper, discard };
}
