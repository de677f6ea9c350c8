import { slugify } from 'markdown-to-jsx/react';

export interface Heading {
  /** The id that the heading gets on the page. */
  anchor: string;
  text: string;
}

/**
 * The sections of a text, for its table of contents.
 *
 * @param markdown text whose sections begin with `## `
 */
export function headingsOf(markdown: string): Heading[] {
  return [...markdown.matchAll(/^## (.+)$/gm)].map(([, text = '']) => ({
    anchor: slugify(text),
    text,
  }));
}
