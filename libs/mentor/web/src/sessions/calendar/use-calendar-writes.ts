import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  createBookingCalendar,
  deleteBookingCalendar,
  readBookingCalendar,
} from '@upround/mentor/contract';
import { api } from '@upround/shared/api-client';
import { keyOf } from '@upround/shared/query';
import { toast, useFailureToast } from '@upround/shared/toasts';
import { useSessionsText } from '../messages/catalogue';

/** Creates, replaces and deletes the link of the member's calendar. */
export function useCalendarWrites() {
  const t = useSessionsText();
  const client = useQueryClient();
  const fail = useFailureToast();
  const show = (url: string | null) => client.setQueryData(keyOf(readBookingCalendar, {}), { url });
  const create = useMutation({
    mutationFn: () => api.call(createBookingCalendar, {}),
    onSuccess: ({ url }) => show(url),
    onError: (error) => fail(error, t('calendar.createFailed')),
  });
  const replace = useMutation({
    mutationFn: () => api.call(createBookingCalendar, {}),
    onSuccess: ({ url }) => {
      show(url);
      toast.show({ text: t('calendar.replaced') });
    },
    onError: (error) => fail(error, t('calendar.replaceFailed')),
  });
  const remove = useMutation({
    mutationFn: () => api.call(deleteBookingCalendar, {}),
    onSuccess: () => {
      show(null);
      toast.show({ text: t('calendar.deleted') });
    },
    onError: (error) => fail(error, t('calendar.deleteFailed')),
  });
  return { create, replace, remove };
}
