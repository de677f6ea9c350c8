import { useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

interface SearchTextSettings {
  /** Milliseconds between the last key and the address. */
  pause: number;
  /** Characters of the address that count. */
  limit: number;
}

/** A search field whose text is in the address. */
export interface SearchText {
  /** Text of the field. */
  text: string;
  /** The text that is searched for. */
  searched: string;
  /** Called with what was typed; it is searched for after the pause, what was cleared at once. */
  write: (text: string) => void;
  /** Searches immediately for the field's text, or for a given one. */
  search: (text?: string) => void;
}

/**
 * A search text in the address, such as `?search=meters`. Where the address changes by other means, as by a link
 * or by Back, the field follows.
 *
 * @param name of the query field
 */
export function useSearchText(name: string, { pause, limit }: SearchTextSettings): SearchText {
  const [params, setParams] = useSearchParams();
  const searched = (params.get(name) ?? '').trim().slice(0, limit);
  const [text, setText] = useState(searched);
  const [sent, setSent] = useState(searched);
  const [seen, setSeen] = useState(searched);
  if (searched !== seen) {
    setSeen(searched);
    if (searched !== sent) {
      setSent(searched);
      setText(searched);
    }
  }

  const put = (words: string) => {
    setSent(words);
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        if (words === '') after.delete(name);
        else after.set(name, words);
        return after;
      },
      { replace: true },
    );
  };

  // The setter knows the address of its render alone; an older one would put that back.
  const putLatest = useEffectEvent(put);
  const wanted = text.trim();
  useEffect(() => {
    if (wanted === sent) return undefined;
    const timer = setTimeout(() => putLatest(wanted), wanted === '' ? 0 : pause);
    return () => clearTimeout(timer);
  }, [pause, sent, wanted]);

  return {
    text,
    searched,
    write: setText,
    search: (words = text) => {
      setText(words);
      put(words.trim());
    },
  };
}
