import { useEffect, useEffectEvent, useState } from 'react';

/** Milliseconds between the last key and the filter. */
const PAUSE = 600;

export interface FilterText {
  /** The filter in the address, as the field shows it. */
  given: string;
  /** Whether the text can be read as a value of the filter. */
  isSound: (text: string) => boolean;
  /** Filters by the text; called for sound ones alone. @returns false where the address says the same already */
  apply: (text: string) => boolean;
}

/**
 * The text of a filter's field. It filters a moment after the last key, on Enter and when the field is left; only the
 * latter two say what is wrong, and write the value as the address has it.
 */
export function useFilterText({ given, isSound, apply }: FilterText) {
  const [typed, setTyped] = useState<string | null>(null);
  const [isDirty, setDirty] = useState(false);
  const [isWrong, setWrong] = useState(false);
  const [seen, setSeen] = useState(given);
  if (given !== seen) {
    setSeen(given);
    if (!isDirty) setTyped(null);
  }

  const applyLatest = useEffectEvent((text: string) => isSound(text) && apply(text));
  useEffect(() => {
    if (!isDirty || typed === null) return undefined;
    const timer = setTimeout(() => applyLatest(typed), PAUSE);
    return () => clearTimeout(timer);
  }, [isDirty, typed]);

  return {
    text: typed ?? given,
    isWrong,
    write(text: string) {
      setTyped(text);
      setDirty(true);
      setWrong(false);
    },
    /** On Enter, and when the field is left. */
    commit() {
      if (typed === null) return;
      setWrong(!isSound(typed));
      if (!isSound(typed)) return;
      setDirty(false);
      if (!apply(typed)) setTyped(null);
    },
  };
}
