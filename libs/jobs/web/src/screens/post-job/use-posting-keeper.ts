import { useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { PostingDraft } from '../../data/hiring-drafts';
import { emptyJob, type JobValues } from './job-values';

const PAUSE = 600;

/** Without storage, as in a private window, the form works without a kept copy. */
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
  const { isDirty } = formState;
  useEffect(() => {
    isTouched.current ||= isDirty;
  }, [isDirty]);

  useEffect(() => {
    let isGone = false;
    kept.read().then((stored) => {
      if (isGone || stored === undefined || isTouched.current) return;
      reset(
        { ...emptyJob, ...getValues(), ...stored },
        { keepDefaultValues: true, keepFieldsRef: true },
      );
      setKept(true);
      setBack(true);
    }, ignore);
    return () => {
      isGone = true;
    };
  }, [getValues, kept, reset]);

  useEffect(() => {
    const store = () => {
      timer.current = undefined;
      kept.write(getValues()).then(() => setKept(true), ignore);
    };
    const flush = () => {
      if (timer.current === undefined) return;
      clearTimeout(timer.current);
      store();
    };
    const subscription = watch((_, { type }) => {
      // Only what a person changes; not what is put back.
      if (type === undefined && !isTouched.current) return;
      clearTimeout(timer.current);
      timer.current = setTimeout(store, PAUSE);
    });
    window.addEventListener('pagehide', flush);
    return () => {
      window.removeEventListener('pagehide', flush);
      flush();
      subscription.unsubscribe();
    };
  }, [getValues, kept, watch]);

  const forget = () => {
    clearTimeout(timer.current);
    timer.current = undefined;
    setKept(false);
    setBack(false);
    kept.forget().catch(ignore);
  };
  return { isKept, isBack, forget };
}
