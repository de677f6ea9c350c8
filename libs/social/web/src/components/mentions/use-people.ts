import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { listSuggestions } from '@upround/search/contract';
import type { PersonSummary } from '@upround/shared/domain';
import { queryFor } from '@upround/shared/query';

/** Milliseconds of debounce: one request per word, and no noticeable delay. */
const PAUSE = 200;

/**
 * People whose name or slug begins with the word, asked for when the typing rests. An answer to
 * an earlier word is shown only while the word goes on from there.
 *
 * @param word undefined while no mention is typed
 */
export function usePeople(word: string | undefined): readonly PersonSummary[] {
  const [asked, setAsked] = useState<string>();
  useEffect(() => {
    const timer = setTimeout(() => setAsked(word), PAUSE);
    return () => clearTimeout(timer);
  }, [word]);
  const { data } = useQuery({
    ...queryFor(listSuggestions, { query: { query: asked ?? '' } }),
    enabled: asked !== undefined,
    retry: false,
    select: (answer) => answer.data.map((suggestion) => suggestion.data),
  });
  const isCurrent = word !== undefined && asked !== undefined && word.startsWith(asked);
  return isCurrent ? (data ?? []) : [];
}
