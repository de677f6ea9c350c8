import { useCallback, useEffect, useRef, useState } from 'react';
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form';

/** Where what was typed into one form is stored; see `draftStore`. */
export interface FormDraft<Values> {
  /** Fields that an earlier version of the form did not have are missing. */
  read(): Promise<Partial<Values> | undefined>;
  /** @returns whether it is on the device */
  write(values: Values): Promise<boolean>;
  delete(): Promise<void>;
}

export interface AutosaveOptions<Values> {
  /** What the fields hold that an older draft does not have. */
  empty: Values;
  /** Values that are not worth a draft; the stored one is deleted then. None by default. */
  isEmpty?: (values: Values) => boolean;
}

export interface Autosave<Values> {
  /** What was typed is on this device. */
  isSaved: boolean;
  /** The form began with a draft. */
  isRestored: boolean;
  /**
   * Deletes the draft once it was sent or discarded. Comes after the form was reset, which counts as a change.
   *
   * @param next where drafts are stored from now on
   * @param hasMore the form holds something already that was not sent
   */
  clear(next?: FormDraft<Values>, hasMore?: boolean): void;
}

const PAUSE_MS = 600;

/** Without storage, as in a private window, a form works without a draft. */
const ignore = () => undefined;

/**
 * Saves what is typed on this device until it is sent, 0.6 s after the last change and when the page is left, and
 * restores it when the form is opened again. What was typed meanwhile is not overwritten.
 *
 * @param form of React Hook Form
 * @param draft the same object as long as the form is about the same record
 */
export function useAutosave<Values extends FieldValues>(
  { getValues, reset, watch, formState }: UseFormReturn<Values>,
  draft: FormDraft<Values>,
  options: AutosaveOptions<Values>,
): Autosave<Values> {
  const [isSaved, setSaved] = useState(false);
  const [isRestored, setRestored] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isTouched = useRef(false);
  const target = useRef(draft);
  const settings = useRef(options);
  const { isDirty } = formState;

  useEffect(() => {
    settings.current = options;
  });

  const save = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
    const values = getValues();
    if (settings.current.isEmpty?.(values) === true) {
      target.current.delete().catch(ignore);
      setSaved(false);
    } else target.current.write(values).then(setSaved, ignore);
  }, [getValues]);
  const saveSoon = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(save, PAUSE_MS);
  }, [save]);

  useEffect(() => {
    target.current = draft;
  }, [draft]);

  // A button that writes into a field gives no event type; the difference to the default values shows the change.
  useEffect(() => {
    if (!isDirty || isTouched.current) return;
    isTouched.current = true;
    saveSoon();
  }, [isDirty, saveSoon]);

  useEffect(() => {
    let isGone = false;
    draft.read().then((stored) => {
      if (isGone || stored === undefined || isTouched.current) return;
      const values = { ...settings.current.empty, ...getValues(), ...stored };
      reset(values as DefaultValues<Values>, { keepDefaultValues: true, keepFieldsRef: true });
      isTouched.current = true;
      setSaved(true);
      setRestored(true);
    }, ignore);
    return () => {
      isGone = true;
    };
  }, [draft, getValues, reset]);

  useEffect(() => {
    const flush = () => {
      if (timer.current !== undefined) save();
    };
    const subscription = watch((_, { type }) => {
      // Only for changes by the person, not for restored values.
      isTouched.current ||= type !== undefined;
      if (isTouched.current) saveSoon();
    });
    window.addEventListener('pagehide', flush);
    return () => {
      window.removeEventListener('pagehide', flush);
      flush();
      subscription.unsubscribe();
    };
  }, [draft, save, saveSoon, watch]);

  const clear = (next = draft, hasMore = false) => {
    clearTimeout(timer.current);
    timer.current = undefined;
    isTouched.current = hasMore;
    target.current = next;
    setSaved(false);
    setRestored(false);
    draft.delete().catch(ignore);
    if (hasMore) save();
  };
  return { isSaved, isRestored, clear };
}
