/**
 * `http(s)://…`, `www.…`, and bare names under the endings that people write without a scheme. Not
 * within an e-mail address or a longer word. Each part is bounded, so that no text is slow to read.
 */
const LINK =
  /(?<![\p{L}\p{N}@._/-])(?:(?:https?:\/\/|www\.)[^\s<>"“”]{1,2000}|(?:[a-z0-9-]{1,63}\.){1,8}(?:com|in|org|net|io|co|ai|dev|app|edu|gov|me|so|xyz)(?![\p{L}\p{N}@-])(?:\/[^\s<>"“”]{0,2000})?)/giu;

/** A link in a text: UTF-16 offsets, and its full address. */
export interface TextLink {
  start: number;
  end: number;
  url: string;
}

/** Punctuation that ends a sentence or a bracket, and not the address in it. */
function withoutTail(match: string): string {
  let text = match;
  for (;;) {
    const last = text.at(-1) ?? '';
    const isClosing = last === ')' && !text.includes('(');
    if (!isClosing && !/[.,;:!?'"’\]}…*_]/.test(last)) return text;
    text = text.slice(0, -1);
  }
}

/** Only addresses of the web become links; `javascript:` and the like stay words. */
function webAddress(url: string): string | undefined {
  try {
    const { protocol, href } = new URL(url);
    return protocol === 'http:' || protocol === 'https:' ? href : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Finds the links of a text, the same on the page and on the server.
 *
 * @param text a text that a person wrote
 */
export function findLinks(text: string): TextLink[] {
  const found: TextLink[] = [];
  for (const match of text.matchAll(LINK)) {
    const face = withoutTail(match[0]);
    const url = webAddress(/^https?:/i.test(face) ? face : `https://${face}`);
    if (url === undefined) continue;
    found.push({ start: match.index, end: match.index + face.length, url });
  }
  return found;
}
