import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { listSuggestions } from '@upround/search/contract';
import type { PersonSummary } from '@upround/shared/domain';
import { queryFor } from '@upround/shared/query';

/** Milliseconds of debounce: one request a word, and no delay that anyone notices. */
const PAUSE = 200;

/**
 * People whose name or username begins with the text, asked for when the typing rests. An answer to an earlier text is
 * shown only while the text goes on from there.
 *
 * @returns undefined while the answer to this text is awaited
 */
export function usePeople(text: string): readonly PersonSummary[] | undefined {
  const word = text.trim();
  const [asked, setAsked] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAsked(word), PAUSE);
    return () => clearTimeout(timer);
  }, [word]);
  const { data } = useQuery({
    ...queryFor(listSuggestions, { query: { query: asked } }),
    enabled: asked !== '',
    retry: false,
    select: (answer) => answer.data.map((suggestion) => suggestion.data),
  });
  return asked !== '' && word.startsWith(asked) ? data : undefined;
}
