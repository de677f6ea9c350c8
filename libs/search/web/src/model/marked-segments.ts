import type { MarkedText } from '@upround/search/contract';

/** A stretch of a text, and whether the query matches it. */
export interface TextStretch {
  text: string;
  isMarked: boolean;
}

/**
 * Cuts a text at its marks. Those that overlap, go backwards or lie outside are left out: the text itself is always
 * shown whole.
 */
export function markedSegments({ text, marks }: MarkedText): TextStretch[] {
  const stretches: TextStretch[] = [];
  let from = 0;
  for (const [start = -1, end = -1] of marks) {
    if (start < from || end <= start || end > text.length) continue;
    if (start > from) stretches.push({ text: text.slice(from, start), isMarked: false });
    stretches.push({ text: text.slice(start, end), isMarked: true });
    from = end;
  }
  if (from < text.length) stretches.push({ text: text.slice(from), isMarked: false });
  return stretches;
}
