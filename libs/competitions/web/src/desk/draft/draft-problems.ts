import { createContext } from 'react';

/** What a draft needs before it's announced: sentences by their place in the form. */
export const DraftProblems = createContext<ReadonlyMap<string, string>>(new Map());
