/** Literals, quoted names, comments and casts, in which a colon begins no name; then a parameter. */
const TOKEN =
  /'(?:[^']|'')*'|"(?:[^"]|"")*"|--[^\n]*|\/\*[\s\S]*?\*\/|\$(\w*)\$[\s\S]*?\$\1\$|::|:([a-z]\w*)/gi;

/** A text with `$1`, `$2`, … and the names in the order of these numbers. */
export interface NumberedText {
  text: string;
  names: readonly string[];
}

/**
 * Numbers the named parameters of a text, as PostgreSQL's protocol wants them: `:viewer` becomes `$1` wherever it is.
 *
 * @param text SQL with parameters such as `:viewer`
 */
export function numberParameters(text: string): NumberedText {
  const names: string[] = [];
  const numbered = text.replaceAll(TOKEN, (token, _tag, name: string | undefined) => {
    if (name === undefined) return token;
    const known = names.indexOf(name);
    return `$${known === -1 ? names.push(name) : known + 1}`;
  });
  return { text: numbered, names };
}
