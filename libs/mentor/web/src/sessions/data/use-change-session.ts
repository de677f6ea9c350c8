import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router-dom';
import {
  changeBooking,
  listBookings,
  listSlots,
  readBooking,
  readMentor,
  type Booking,
  type BookingChangeInput,
} from '@upround/mentor/contract';
import { api, ApiError } from '@upround/shared/api-client';
import { keyOf } from '@upround/shared/query';
import { sessionsAddressOf } from '../../model/sessions-address';
import { sessionsHref } from '../use-sessions-place';

/** Errors that say that the page shows an older state. */
const outdated = [
  'REFUND_CHANGED',
  'MOVED_MEANWHILE',
  'NOT_ALLOWED',
  'NOT_PAID',
  'TOO_EARLY',
  'TOO_LATE',
  'MOVED_TWICE',
];

export const codeOf = (error: unknown): string | undefined =>
  error instanceof ApiError ? error.code : undefined;

/** Puts a session that is open only as the first of its list into the address: a change may move it elsewhere. */
function useStayOpen(id: string): () => void {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const address = sessionsAddressOf(search);
  return () => {
    if (address.session !== null) return;
    void navigate(sessionsHref({ ...address, session: id }), { replace: true });
  };
}

/** Changes one session. What the page shows is read again where the change shows that it's outdated. */
export function useChangeSession(id: string) {
  const client = useQueryClient();
  const key = keyOf(readBooking, { params: { id } });
  const stayOpen = useStayOpen(id);
  const renewLists = () => {
    for (const call of [listBookings, listSlots, readMentor])
      void client.invalidateQueries({ queryKey: keyOf(call) });
  };
  return useMutation({
    mutationKey: [changeBooking.id, id],
    mutationFn: (body: BookingChangeInput) => api.call(changeBooking, { params: { id }, body }),
    gcTime: 0,
    onMutate: stayOpen,
    async onSuccess(changed) {
      await client.cancelQueries({ queryKey: key });
      client.setQueryData<Booking>(key, changed);
      renewLists();
    },
    async onError(error) {
      if (!outdated.includes(codeOf(error) ?? '')) return;
      renewLists();
      // Awaited, so that what is asked again shows the present figures.
      await client.invalidateQueries({ queryKey: key });
    },
  });
}
