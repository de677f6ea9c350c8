import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import {
  bookMentor,
  listBookings,
  listSlots,
  readBooking,
  readMentor,
  type Mentor,
  type MentorService,
} from '@upround/mentor/contract';
import { api, ApiError } from '@upround/shared/api-client';
import { checkedBy, useAutosave, useIdempotencyKey } from '@upround/shared/forms';
import { links } from '@upround/shared/links';
import { keyOf } from '@upround/shared/query';
import { useSession } from '@upround/shared/session';
import { useSessionClock } from '../../model/use-session-clock';
import type { BookingStep } from '../booking-address';
import { isSlotLost } from '../booking-failure';
import { useBookedToast } from '../use-booked-toast';
import { bookingDraft } from './booking-drafts';
import {
  emptyBooking,
  faultsOf,
  fieldOf,
  textsOf,
  type BookingField,
  type BookingValues,
} from './booking-values';

interface BookingFormInput {
  mentor: Mentor;
  service: MentorService | undefined;
  /** ISO 8601. */
  start: string | null;
  /** Shows another step. */
  onStep: (step: BookingStep) => void;
}

const autosaved = {
  empty: emptyBooking,
  isEmpty: (values: BookingValues) => Object.values(values).every((text) => text.trim() === ''),
};

interface Sent {
  values: BookingValues;
  /** ISO 8601. */
  at: string;
}

/** The typed part of a booking with its draft, and booking. */
export function useBookingForm({ mentor, service, start, onStep }: BookingFormInput) {
  const { slug } = mentor;
  const userId = useSession().user?.id ?? '';
  const client = useQueryClient();
  const navigate = useNavigate();
  const keyFor = useIdempotencyKey();
  const { zone } = useSessionClock();
  const confirm = useBookedToast();
  const form = useForm<BookingValues>({
    defaultValues: emptyBooking,
    mode: 'onTouched',
    resolver: checkedBy(faultsOf),
  });
  const draft = useMemo(() => bookingDraft(userId, slug), [slug, userId]);
  const autosave = useAutosave(form, draft, autosaved);
  const book = useMutation({
    mutationKey: [bookMentor.id],
    mutationFn: ({ values, at }: Sent) => {
      if (service === undefined) throw new Error('nothing is chosen');
      const body = { serviceId: service.id, start: at, zone, ...textsOf(values) };
      return api.call(
        bookMentor,
        { params: { slug }, body },
        { idempotencyKey: keyFor({ slug, ...body }) },
      );
    },
    gcTime: 0,
    onSettled: () => {
      for (const call of [listBookings, listSlots, readMentor]) {
        void client.invalidateQueries({ queryKey: keyOf(call) });
      }
    },
    onSuccess({ booking, payment }) {
      autosave.clear();
      if (payment === null) confirm(booking);
      client.setQueryData(keyOf(readBooking, { params: { id: booking.id } }), booking);
      // The form leaves the history: Back must not lead to booking the same again.
      const to =
        payment === null
          ? links.sessions({ booking: booking.id })
          : links.payment({ payment: payment.id });
      void navigate(to, { replace: true });
    },
    onError(error, { values }) {
      const path = error instanceof ApiError ? error.path : undefined;
      const field = path === undefined ? undefined : fieldOf(path, values);
      if (field !== undefined) showFault(field);
    },
  });
  function showFault(field: BookingField) {
    onStep('questions');
    form.setError(field, { type: 'server', message: 'unreadable' });
  }
  const submit = form.handleSubmit(
    (values) => {
      if (start !== null) book.mutate({ values, at: start });
    },
    () => onStep('questions'),
  );
  const discard = () => {
    form.reset(emptyBooking);
    autosave.clear();
  };
  const lost = isSlotLost(book.error) ? book.variables?.at : undefined;
  const isLost = lost !== undefined && lost === start;
  return {
    form,
    autosave,
    book,
    /** Why nothing was booked; null as well where another time was chosen after one was lost. */
    failure: lost !== undefined && !isLost ? null : book.error,
    /** The chosen time was taken while it was booked. */
    isLost,
    submit,
    discard,
  };
}

export type BookingForm = ReturnType<typeof useBookingForm>;
