/** A text and what of it is selected. */
export interface Selected {
  text: string;
  start: number;
  end: number;
}

/** Puts marks around the selection, or around a selected placeholder. */
export function wrapped({ text, start, end }: Selected, mark: string, words: string): Selected {
  const inner = start === end ? words : text.slice(start, end);
  return {
    text: `${text.slice(0, start)}${mark}${inner}${mark}${text.slice(end)}`,
    start: start + mark.length,
    end: start + mark.length + inner.length,
  };
}

/** Puts a mark before each line that is selected, or before words to be written over. */
export function prefixed({ text, start, end }: Selected, mark: string, words: string): Selected {
  const first = text.lastIndexOf('\n', start - 1) + 1;
  const lines = text.slice(first, end);
  const marked = (lines === '' ? words : lines).replaceAll(/^/gm, mark);
  return {
    text: `${text.slice(0, first)}${marked}${text.slice(end)}`,
    start: first + mark.length,
    end: first + marked.length,
  };
}
