import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Controller, useForm, useWatch } from 'react-hook-form';
import {
  listBookings,
  mentorLimits,
  readBooking,
  reviewSession,
  type Booking,
} from '@upround/mentor/contract';
import { api } from '@upround/shared/api-client';
import { checkedBy, useAutosave, useIdempotencyKey } from '@upround/shared/forms';
import { useFormat } from '@upround/shared/i18n';
import { keyOf, useFailureReason } from '@upround/shared/query';
import { useSession } from '@upround/shared/session';
import { Button, CharacterCount, Field, Notice, TextArea } from '@upround/shared/ui';
import { otherOf } from '../data/sides';
import { useSessionsText } from '../messages/catalogue';
import { emptyReview, reviewDraft, reviewFaults, type ReviewValues } from './review-draft';
import { StarChoice } from './star-choice';

const autosaved = {
  empty: emptyReview,
  isEmpty: ({ stars, text, privateText }: ReviewValues) =>
    stars === 0 && text.trim() === '' && privateText.trim() === '',
};

/** The form of a review with its draft, and sending it. */
function useReviewForm(session: Booking, onSent: (isRevealed: boolean) => void) {
  const { id } = session;
  const client = useQueryClient();
  const userId = useSession().user?.id ?? '';
  const keyFor = useIdempotencyKey();
  const form = useForm<ReviewValues>({
    defaultValues: emptyReview,
    resolver: checkedBy(reviewFaults),
  });
  const draft = useMemo(() => reviewDraft(userId, id), [id, userId]);
  const autosave = useAutosave(form, draft, autosaved);
  const send = useMutation({
    mutationKey: [reviewSession.id],
    mutationFn: ({ stars, text, privateText }: ReviewValues) => {
      const note = privateText.trim();
      const body = { stars, text: text.trim(), ...(note !== '' && { privateText: note }) };
      const options = { idempotencyKey: keyFor({ id, ...body }) };
      return api.call(reviewSession, { params: { id }, body }, options);
    },
    gcTime: 0,
    onSuccess({ isRevealed }) {
      autosave.clear();
      onSent(isRevealed);
    },
    onSettled: () => {
      void client.invalidateQueries({ queryKey: keyOf(readBooking, { params: { id } }) });
      void client.invalidateQueries({ queryKey: keyOf(listBookings) });
    },
  });
  return { form, send, submit: form.handleSubmit((values) => send.mutate(values)) };
}

interface ReviewFormProps {
  session: Booking;
  onSent: (isRevealed: boolean) => void;
}

/** Writing a review of a session: stars, a text, and a note for the other side alone. */
export function ReviewForm({ session, onSent }: ReviewFormProps) {
  const t = useSessionsText();
  const format = useFormat();
  const reasonOf = useFailureReason();
  const { form, send, submit } = useReviewForm(session, onSent);
  const { control, register, formState } = form;
  const { errors } = formState;
  const text = useWatch({ control, name: 'text' });
  const note = useWatch({ control, name: 'privateText' });
  const name = otherOf(session).person.displayName;
  const long = (limit: number) => t('review.long', { limit: format.number(limit) });
  return (
    <form noValidate className="flex flex-col gap-5" onSubmit={(event) => void submit(event)}>
      <Controller
        control={control}
        name="stars"
        render={({ field }) => (
          <StarChoice
            value={field.value}
            onChange={field.onChange}
            error={errors.stars && t('review.starsMissing')}
          />
        )}
      />
      <Field
        label={t('review.text')}
        hint={t(session.side === 'MENTEE' ? 'review.textMentee' : 'review.textMentor', { name })}
        error={errors.text && long(mentorLimits.review)}
        optional
        aside={<CharacterCount length={[...text].length} limit={mentorLimits.review} near={150} />}
      >
        <TextArea rows={4} dir="auto" {...register('text')} />
      </Field>
      <Field
        label={t('review.private')}
        hint={t('review.privateHint', { name })}
        error={errors.privateText && long(mentorLimits.privateReview)}
        optional
        aside={
          <CharacterCount length={[...note].length} limit={mentorLimits.privateReview} near={50} />
        }
      >
        <TextArea rows={2} dir="auto" {...register('privateText')} />
      </Field>
      {send.isError && (
        <Notice tone="danger" announce title={t('review.failed')}>
          {reasonOf(send.error)}
        </Notice>
      )}
      <div>
        <Button type="submit" variant="primary" busy={send.isPending}>
          {t('review.submit')}
        </Button>
      </div>
    </form>
  );
}
