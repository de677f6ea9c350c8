import { ApiError, NetworkError } from '@upround/shared/api-client';
import type { coreErrors } from '@upround/shared/contract-core';
import { useCallback } from 'react';
import { useQueryText } from './messages/catalogue';

const SERVER_ERROR = 500;
const BUSY = 503;
/** The names alone: the first page would otherwise load the sentences of every error. */
const signedOutCodes: readonly string[] = [
  'TOKEN_EXPIRED',
  'TOKEN_INVALID',
  'LOGIN_REQUIRED',
] satisfies (keyof typeof coreErrors)[];

/**
 * Turns an error of a call into a sentence for people, with the real reason: offline, unreachable, too slow, busy,
 * logged out, a refusal in the API's own words, or a defect of ours.
 *
 * @returns a function of the error
 */
export function useFailureReason(): (error: unknown) => string {
  const t = useQueryText();
  return useCallback(
    (error) => {
      if (error instanceof NetworkError) {
        if (!navigator.onLine) return t('failure.offline');
        return t(error.timedOut ? 'failure.late' : 'failure.unreachable');
      }
      if (!(error instanceof ApiError)) return t('failure.server');
      const { status, code, clientMessage, retryAfter } = error;
      if (signedOutCodes.includes(code)) return t('failure.signedOut');
      if (status === BUSY) return t('failure.busy');
      if (status >= SERVER_ERROR || clientMessage === '') return t('failure.server');
      return retryAfter === undefined
        ? clientMessage
        : `${clientMessage} ${t('failure.wait', { count: retryAfter })}`;
    },
    [t],
  );
}

/** Why something could not be loaded, below the title that says what. */
export function FailureReason({ error }: { error: unknown }) {
  return useFailureReason()(error);
}
