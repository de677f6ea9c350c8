/** A footnote of a text. */
export interface Note {
  /** As the text names it: `1`. */
  name: string;
  /** Markdown in one line. */
  text: string;
}

const DEFINITION = /^\[\^([\w-]+)\]:[ \t]+(.+(?:\n(?!\s*\n|\[\^).+)*)\n?/gm;

/** Leads from the text to a note; the note's own id. */
export const noteId = (name: string): string => `note-${name}`;
/** Leads back from a note to the place that names it. */
export const markId = (name: string): string => `note-mark-${name}`;

const NOTE_LINK = /^#note-([\w-]+)$/;

/** The name of the note that a link leads to, where it leads to one. */
export const noteOfLink = (href: string): string | undefined => NOTE_LINK.exec(href)?.[1];

/**
 * Takes the footnotes out of a text: `[^1]: words` at the beginning of a line. Where they are named (`[^1]`),
 * a link to the note takes their place. Where one is named again, the link carries the count as its title: the way back
 * leads to the first.
 *
 * @param markdown the text with its footnotes
 * @returns the text without them, and the notes in their order
 */
export function splitNotes(markdown: string): { text: string; notes: Note[] } {
  const notes: Note[] = [];
  const rest = markdown.replace(DEFINITION, (_all, name: string, words: string) => {
    notes.push({ name, text: words.replace(/\s+/g, ' ').trim() });
    return '';
  });
  const known = new Set(notes.map(({ name }) => name));
  const counts = new Map<string, number>();
  const text = rest.replace(/\[\^([\w-]+)\]/g, (all, name: string) => {
    if (!known.has(name)) return all;
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    return `[${name}](#${noteId(name)}${count === 1 ? '' : ` "${count}"`})`;
  });
  return { text, notes };
}
