import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { paymentEvent, readPaymentStatus } from '@upround/premium/contract';
import { ApiError } from '@upround/shared/api-client';
import { queryFor } from '@upround/shared/query';
import { useRealtimeAtOnce, useRealtimeEvent, useRealtimeGap } from '@upround/shared/realtime';
import { renewMembership } from '../../data/premium-queries';
import { isOpen } from '../../model/payment-states';
import { pollPause } from './poll-pause';

const TOO_MANY = 429;

/** The address names no payment of the viewer: asking again changes nothing. */
const isMissing = (error: unknown) =>
  error instanceof ApiError && error.status < 500 && error.status !== TOO_MANY;

/**
 * One payment, read again by events and, where none arrive, by asking. It's also read when the payer comes back from
 * their UPI app.
 */
export function usePayment(id: string) {
  const client = useQueryClient();
  const query = useQuery({
    ...queryFor(readPaymentStatus, { params: { id } }),
    staleTime: 0,
    refetchOnWindowFocus: true,
    refetchOnReconnect: true,
    refetchInterval: ({ state: { data, error } }) =>
      isMissing(error) ? false : pollPause(data, Date.now()),
  });
  const { data, error, refetch } = query;
  useRealtimeAtOnce();
  useRealtimeEvent(paymentEvent, (event) => {
    if (event.id === id) void refetch();
  });
  useRealtimeGap(() => void refetch());

  const ended = data === undefined || isOpen(data.state) ? undefined : data.state;
  // Once for each end: a success may follow an expiry, and a refund a success.
  useEffect(() => {
    if (ended !== undefined) renewMembership(client);
  }, [client, ended]);

  return { query, isMissing: isMissing(error) };
}
