import type { AnyCall, CallInput } from '@upround/shared/contract-core';
import { pagesFor } from '@upround/shared/query';

/** A search is sent once nothing was typed for so long. */
const PAUSE_MS = 200;

/** `pagesFor` for a list that changes with every key: a request that a later key replaces is never sent. */
export function debouncedPages<Call extends AnyCall>(call: Call, input: CallInput<Call>) {
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
