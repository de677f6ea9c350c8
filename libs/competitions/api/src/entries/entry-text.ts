import type { EntryAnswers } from '@upround/competitions/contract';

/** All text of an entry, one part a paragraph. */
export const entryText = (entry: {
  title: string;
  tagline: string;
  answers: EntryAnswers;
}): string =>
  [
    entry.title,
    entry.tagline,
    ...Object.values(entry.answers).filter((answer) => typeof answer === 'string'),
  ]
    .filter((part) => part !== '')
    .join('\n\n');
