import { useCallback, useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { PostingDraft } from '../../data/hiring-drafts';
import { emptyJob, type JobValues } from './job-values';

const PAUSE = 600;

/** Without storage, as in a private window, the form works without a copy on the device. */
const ignore = () => undefined;

/**
 * Keeps what is typed on this device until it is sent, and puts it back when the form is opened again. What was typed
 * meanwhile is not overwritten.
 */
export function usePostingKeeper(
  { getValues, reset, watch, formState }: UseFormReturn<JobValues>,
  kept: PostingDraft<JobValues>,
) {
  const [isKept, setKept] = useState(false);
  const [isBack, setBack] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isTouched = useRef(false);
  const place = useRef(kept);
  const { isDirty } = formState;

  const store = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
    place.current.write(getValues()).then(setKept, ignore);
  }, [getValues]);
  const storeSoon = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(store, PAUSE);
  }, [store]);

  useEffect(() => {
    place.current = kept;
  }, [kept]);

  // What a button writes into a field comes without a type, and is known by the difference that it makes.
  useEffect(() => {
    if (!isDirty || isTouched.current) return;
    isTouched.current = true;
    storeSoon();
  }, [isDirty, storeSoon]);

  useEffect(() => {
    let isGone = false;
    kept.read().then((stored) => {
      if (isGone || stored === undefined || isTouched.current) return;
      reset(
        { ...emptyJob, ...getValues(), ...stored },
        { keepDefaultValues: true, keepFieldsRef: true },
      );
      isTouched.current = true;
      setKept(true);
      setBack(true);
    }, ignore);
    return () => {
      isGone = true;
    };
  }, [getValues, kept, reset]);

  useEffect(() => {
    const flush = () => {
      if (timer.current !== undefined) store();
    };
    const subscription = watch((_, { type }) => {
      // Only what a person changes; not what is put back.
      isTouched.current ||= type !== undefined;
      if (isTouched.current) storeSoon();
    });
    window.addEventListener('pagehide', flush);
    return () => {
      window.removeEventListener('pagehide', flush);
      flush();
      subscription.unsubscribe();
    };
  }, [kept, store, storeSoon, watch]);

  /**
   * Takes the copy away once it was sent or discarded. Comes after the form was reset, which counts as a change.
   *
   * @param next where a copy is kept from now on
   * @param hasMore there is something in the form already that was not sent
   */
  const forget = (next = kept, hasMore = false) => {
    clearTimeout(timer.current);
    timer.current = undefined;
    isTouched.current = hasMore;
    place.current = next;
    setKept(false);
    setBack(false);
    kept.delete().catch(ignore);
    if (hasMore) store();
  };
  return { isKept, isBack, forget };
}
