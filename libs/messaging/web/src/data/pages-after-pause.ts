import type { AnyCall, CallInput } from '@upround/shared/contract-core';
import { pagesFor } from '@upround/shared/query';

/** A word is asked for once the typing rests so long. */
const PAUSE_MS = 200;

/** `pagesFor` of a list that is asked for while somebody types: what is overtaken is never asked. */
export function pagesAfterPause<Call extends AnyCall>(call: Call, input: CallInput<Call>) {
  const pages = pagesFor(call, input);
  const { queryFn } = pages;
  if (typeof queryFn !== 'function') return pages;
  const paused: typeof queryFn = async (context) => {
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    context.signal.throwIfAborted();
    return queryFn(context);
  };
  return { ...pages, queryFn: paused };
}
