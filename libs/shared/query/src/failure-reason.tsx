import { ApiError, isSwitchedOff, NetworkError } from '@upround/shared/api-client';
import type { coreErrors } from '@upround/shared/contract-core';
import { RetryHoldContext } from '@upround/shared/ui';
import { use, useCallback, useEffect, useState } from 'react';
import { useQueryText } from './messages/catalogue';

const SERVER_ERROR = 500;
const BUSY = 503;
/** The names alone: the first page would otherwise load the sentences of every error. */
const signedOutCodes: readonly string[] = [
  'TOKEN_EXPIRED',
  'TOKEN_INVALID',
  'LOGIN_REQUIRED',
] satisfies (keyof typeof coreErrors)[];
/** Refusals whose words programs rely on. */
const ACCOUNT_RESTRICTED: string = 'ACCOUNT_RESTRICTED' satisfies keyof typeof coreErrors;
const ACCOUNT_DISABLED: string = 'ACCOUNT_DISABLED' satisfies keyof typeof coreErrors;
const RATE_LIMITED: string = 'RATE_LIMITED' satisfies keyof typeof coreErrors;

interface Reason {
  text: string;
  /** After so many seconds it can be tried again. */
  wait?: number | undefined;
}

function useReason(): (error: unknown) => Reason {
  const t = useQueryText();
  return useCallback(
    (error) => {
      if (error instanceof NetworkError) {
        if (!navigator.onLine) return { text: t('failure.offline') };
        return { text: t(error.timedOut ? 'failure.late' : 'failure.unreachable') };
      }
      if (!(error instanceof ApiError)) return { text: t('failure.server') };
      const { status, code, clientMessage, retryAfter: wait } = error;
      if (signedOutCodes.includes(code)) return { text: t('failure.signedOut') };
      if (code === ACCOUNT_RESTRICTED) return { text: t('failure.restricted') };
      if (code === ACCOUNT_DISABLED) return { text: t('failure.disabled') };
      // The seconds to wait are a guess, for machines.
      if (isSwitchedOff(error)) return { text: clientMessage };
      if (status === BUSY) return { text: t('failure.busy') };
      if (status >= SERVER_ERROR || clientMessage === '') return { text: t('failure.server') };
      // The API's own sentence says to wait as well.
      if (code === RATE_LIMITED && wait !== undefined) return { text: t('failure.limited'), wait };
      return { text: clientMessage, wait };
    },
    [t],
  );
}

/**
 * Turns an error of a call into a sentence for people, with the real reason: offline, unreachable, too slow, busy,
 * logged out, a refusal in the API's own words, or a defect of ours.
 *
 * @returns a function of the error
 */
export function useFailureReason(): (error: unknown) => string {
  const t = useQueryText();
  const reasonOf = useReason();
  return useCallback(
    (error) => {
      const { text, wait } = reasonOf(error);
      return wait === undefined ? text : `${text} ${t('failure.wait', { count: wait })}`;
    },
    [reasonOf, t],
  );
}

/** Why something could not be loaded, below the title that says what. Where it has to wait, the seconds count down. */
export function FailureReason({ error }: { error: unknown }) {
  const { text, wait } = useReason()(error);
  if (wait === undefined) return text;
  return <Wait error={error as object} text={text} seconds={wait} />;
}

/** When a wait ends, by the error that asks for it: it counts on where the error is shown again. */
const ends = new WeakMap<object, number>();

function endOf(error: object, seconds: number): number {
  const end = ends.get(error) ?? Date.now() + seconds * 1000;
  ends.set(error, end);
  return end;
}

function Wait({ error, text, seconds }: { error: object; text: string; seconds: number }) {
  const t = useQueryText();
  const hold = use(RetryHoldContext);
  const [now, setNow] = useState(Date.now);
  // The clock of the first render may be a little older than the error.
  const left = Math.min(seconds, Math.ceil((endOf(error, seconds) - now) / 1000));
  const isOver = left <= 0;
  useEffect(() => {
    if (isOver) return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [isOver]);
  return (
    <>
      {text}{' '}
      {isOver ? (
        t('failure.again')
      ) : (
        // As a timer it isn't read out every second.
        <span ref={hold} role="timer">
          {t('failure.wait', { count: left })}
        </span>
      )}
    </>
  );
}
