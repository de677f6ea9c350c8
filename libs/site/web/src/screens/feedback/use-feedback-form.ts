import { api } from '@upround/shared/api-client';
import {
  checkedBy,
  errorOf,
  showServerError,
  useAutosave,
  useIdempotencyKey,
} from '@upround/shared/forms';
import { feedbackKinds, sendFeedback, type FeedbackReceipt } from '@upround/site/contract';
import { useEffect, useState, type FormEvent } from 'react';
import { useForm } from 'react-hook-form';
import { useSearchParams } from 'react-router-dom';
import { useSession } from '@upround/shared/session';
import type { FeedbackDraftStore } from './draft-store';
import { emptyFeedback, toDraft, type FeedbackField, type FeedbackValues } from './feedback-values';

const resolver = checkedBy<FeedbackValues>((values) => {
  const made = toDraft(values);
  return 'draft' in made ? {} : made.faults;
});

const autosaved = {
  empty: emptyFeedback,
  isEmpty: ({ text }: FeedbackValues) => text.trim() === '',
};

const fieldOf = (path: string): FeedbackField | undefined =>
  path in emptyFeedback ? (path as FeedbackField) : undefined;

/** What the form knows by itself: the member's email address, and the page and kind that a link gave it. */
function usePrefilled(): FeedbackValues {
  const email = useSession().user?.email ?? '';
  const [params] = useSearchParams();
  const kind = feedbackKinds.find((each) => each === params.get('kind')) ?? '';
  return { ...emptyFeedback, email, kind, page: params.get('page') ?? '' };
}

/**
 * The state of the feedback form: values, the draft on this device, sending and what came of it.
 *
 * @param onSent called once the server has given a receipt
 * @param drafts where unsent feedback is stored
 */
export function useFeedbackForm(
  onSent: (receipt: FeedbackReceipt) => void,
  drafts: FeedbackDraftStore,
) {
  const prefilled = usePrefilled();
  const form = useForm<FeedbackValues>({ defaultValues: prefilled, resolver });
  useEffect(() => {
    // A remembered session brings the email address only once the API has confirmed it.
    if (!form.getFieldState('email').isDirty) {
      form.resetField('email', { defaultValue: prefilled.email });
    }
  }, [form, prefilled.email]);
  const autosave = useAutosave(form, drafts, autosaved);
  const keyFor = useIdempotencyKey();
  const [failure, setFailure] = useState<Error | null>(null);

  const send = async (values: FeedbackValues) => {
    const made = toDraft(values);
    if (!('draft' in made)) return;
    setFailure(null);
    try {
      const body = made.draft;
      const receipt = await api.call(sendFeedback, { body }, { idempotencyKey: keyFor(body) });
      autosave.clear();
      onSent(receipt);
    } catch (error) {
      const messageOf = (field: FeedbackField) => (field === 'text' ? 'textUnreadable' : field);
      if (!showServerError(form, error, fieldOf, messageOf)) setFailure(errorOf(error));
    }
  };
  const submit = (event: FormEvent) => void form.handleSubmit(send)(event);

  const discard = () => {
    form.reset(prefilled);
    autosave.clear();
    form.setFocus('text');
  };
  return { form, submit, sending: form.formState.isSubmitting, failure, autosave, discard };
}
