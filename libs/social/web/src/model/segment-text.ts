/** A mention inside a text: UTF-16 offsets. */
export interface TextMention {
  start: number;
  end: number;
  slug: string;
}

/** A stretch of text as it is shown. Hashtags are plain text. */
export type TextSegment =
  | { kind: 'text'; text: string }
  | { kind: 'mention'; text: string; slug: string }
  | { kind: 'link'; text: string; url: string };

/** The most characters of a link's face; the whole address stands in its title. */
const LONGEST_FACE = 48;

/**
 * `http(s)://…`, `www.…`, and bare names under the endings that people write without a scheme. Not
 * within an e-mail address or a longer word. Each part is bounded, so that no text is slow to read.
 */
const LINK =
  /(?<![\p{L}\p{N}@._/-])(?:(?:https?:\/\/|www\.)[^\s<>"“”]{1,2000}|(?:[a-z0-9-]{1,63}\.){1,8}(?:com|in|org|net|io|co|ai|dev|app|edu|gov|me|so|xyz)(?![\p{L}\p{N}@-])(?:\/[^\s<>"“”]{0,2000})?)/giu;

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

function faceOf(text: string): string {
  const short = text.replace(/^https?:\/\/(?:www\.)?/i, '').replace(/\/$/, '');
  return short.length > LONGEST_FACE ? `${short.slice(0, LONGEST_FACE - 1)}…` : short;
}

function withLinks(text: string): TextSegment[] {
  const segments: TextSegment[] = [];
  let from = 0;
  for (const match of text.matchAll(LINK)) {
    const face = withoutTail(match[0]);
    const url = webAddress(/^https?:/i.test(face) ? face : `https://${face}`);
    if (url === undefined) continue;
    if (match.index > from) segments.push({ kind: 'text', text: text.slice(from, match.index) });
    segments.push({ kind: 'link', text: faceOf(face), url });
    from = match.index + face.length;
  }
  if (from < text.length) segments.push({ kind: 'text', text: text.slice(from) });
  return segments;
}

/**
 * Cuts a text into words, mentions and links. Mentions that overlap or lie outside are left out.
 *
 * @param text as written
 * @param mentions as the API found them
 */
export function segmentText(text: string, mentions: readonly TextMention[] = []): TextSegment[] {
  const segments: TextSegment[] = [];
  let from = 0;
  for (const { start, end, slug } of [...mentions].sort((a, b) => a.start - b.start)) {
    if (start < from || end <= start || end > text.length) continue;
    segments.push(...withLinks(text.slice(from, start)));
    segments.push({ kind: 'mention', text: text.slice(start, end), slug });
    from = end;
  }
  return [...segments, ...withLinks(text.slice(from))];
}
