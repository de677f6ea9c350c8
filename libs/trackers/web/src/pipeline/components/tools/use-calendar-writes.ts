import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  createTrackerCalendar,
  deleteTrackerCalendar,
  readTrackerCalendar,
} from '@upround/trackers/contract';
import { api } from '@upround/shared/api-client';
import { keyOf } from '@upround/shared/query';
import { toast, useFailureToast } from '@upround/shared/toasts';
import { usePipelineText } from '../../messages/catalogue';

/** Creates, replaces and deletes the link of the member's calendar. */
export function useCalendarWrites() {
  const t = usePipelineText();
  const client = useQueryClient();
  const fail = useFailureToast();
  const show = (url: string | null) => client.setQueryData(keyOf(readTrackerCalendar, {}), { url });
  const create = useMutation({
    mutationFn: () => api.call(createTrackerCalendar, {}),
    onSuccess: ({ url }) => show(url),
    onError: (error) => fail(error, t('calendar.createFailed')),
  });
  const replace = useMutation({
    mutationFn: () => api.call(createTrackerCalendar, {}),
    onSuccess: ({ url }) => {
      show(url);
      toast.show({ text: t('calendar.replaced') });
    },
    onError: (error) => fail(error, t('calendar.replaceFailed')),
  });
  const remove = useMutation({
    mutationFn: () => api.call(deleteTrackerCalendar, {}),
    onSuccess: () => {
      show(null);
      toast.show({ text: t('calendar.deleted') });
    },
    onError: (error) => fail(error, t('calendar.deleteFailed')),
  });
  return { create, replace, remove };
}
