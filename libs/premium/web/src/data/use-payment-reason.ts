import { useCallback } from 'react';
import { ApiError } from '@upround/shared/api-client';
import { useFailureReason } from '@upround/shared/query';
import type { premiumErrors } from '@upround/premium/contract';

/** Errors whose sentence says more than that the server is busy. */
const ownCodes: readonly string[] = [
  'PAYMENTS_OFF',
  'PROVIDER_UNAVAILABLE',
] satisfies (keyof typeof premiumErrors)[];

/** The real reason of a payment's error: the provider's failure and the kill switch have their own sentences. */
export function usePaymentReason(): (error: unknown) => string {
  const reasonOf = useFailureReason();
  return useCallback(
    (error) =>
      error instanceof ApiError && ownCodes.includes(error.code)
        ? error.clientMessage
        : reasonOf(error),
    [reasonOf],
  );
}
