/**
 * The beginning of a text in one line, for titles and short lists.
 *
 * @param text any text; line breaks become spaces
 * @param max the most code points, with the ellipsis of a cut text
 */
export function excerpt(text: string, max = 60): string {
  const line = text.replace(/\s+/g, ' ').trim();
  const characters = [...line];
  return characters.length > max
    ? `${characters
        .slice(0, max - 1)
        .join('')
        .trimEnd()}…`
    : line;
}
