import { useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { DraftStore } from './draft-store';
import { emptyFeedback, type FeedbackValues } from './feedback-values';

const PAUSE = 600;

/** Without storage, as in a private window, feedback works without a kept draft. */
const ignore = () => undefined;

export interface FeedbackKeeper {
  /** Something was typed and is stored on this device. */
  kept: boolean;
  /** Forgets the stored draft: it was sent or discarded. */
  forget: () => void;
}

/**
 * Keeps what is typed into the form on this device, and puts it back when the page is opened again.
 *
 * @param form the form; what a person has typed meanwhile is not overwritten
 * @param drafts where it is kept
 */
export function useFeedbackKeeper(
  { getValues, reset, watch }: UseFormReturn<FeedbackValues>,
  drafts: DraftStore,
): FeedbackKeeper {
  const [kept, setKept] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    let gone = false;
    drafts.read().then((stored) => {
      if (gone || stored === undefined || getValues('text') !== '') return;
      reset({ ...emptyFeedback, ...stored });
      setKept(true);
    }, ignore);
    return () => {
      gone = true;
    };
  }, [drafts, getValues, reset]);

  useEffect(() => {
    const store = () => {
      const values = getValues();
      if (values.text.trim() === '') return;
      drafts.write(values).then(setKept, ignore);
    };
    const subscription = watch(() => {
      clearTimeout(timer.current);
      timer.current = setTimeout(store, PAUSE);
    });
    return () => {
      clearTimeout(timer.current);
      subscription.unsubscribe();
    };
  }, [drafts, getValues, watch]);

  const forget = () => {
    clearTimeout(timer.current);
    setKept(false);
    drafts.delete().catch(ignore);
  };
  return { kept, forget };
}
