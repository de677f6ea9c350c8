import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { listSuggestions } from '@upround/search/contract';
import { queryFor } from '@upround/shared/query';
import type { Suggestions } from './combobox-entries';

/** Milliseconds; long enough that a word is asked for once, short enough not to be felt. */
const PAUSE = 200;

interface SuggestionsSoFar {
  suggestions: Suggestions | undefined;
  /** The suggestions are for the current text, not for an earlier part of it. */
  isSettled: boolean;
}

/**
 * What the API suggests for a text, asked for when the typing rests. Until the answer is there the last one stays,
 * as long as the text goes on from what that was asked for; an answer to an earlier text is never shown over it.
 *
 * @param text without spaces around; the empty text asks for nothing
 */
export function useSuggestions(text: string): SuggestionsSoFar {
  const [asked, setAsked] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAsked(text), text === '' ? 0 : PAUSE);
    return () => clearTimeout(timer);
  }, [text]);
  const { data, isPlaceholderData, isFetching } = useQuery({
    ...queryFor(listSuggestions, { query: { query: asked } }),
    enabled: asked !== '',
    retry: false,
    placeholderData: (before, beforeQuery) => {
      const [, input] = (beforeQuery?.queryKey ?? []) as [string?, { query: { query: string } }?];
      return input !== undefined && asked.startsWith(input.query.query) ? before : undefined;
    },
  });
  const goesOn = text !== '' && text.startsWith(asked);
  return {
    suggestions: goesOn && asked !== '' ? data : undefined,
    isSettled: text === asked && !isPlaceholderData && !isFetching,
  };
}
