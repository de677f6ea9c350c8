/** A mention that is being typed. */
export interface MentionQuery {
  /** UTF-16 offset of the at sign. */
  start: number;
  /** UTF-16 offset behind the last letter. */
  end: number;
  /** Text between the at sign and the caret; not empty. */
  text: string;
}

/** As on the server: `me@example.org` and `a/@b` are not mentions. Names are looked up as well as slugs. */
const OPEN_MENTION = /(?<![\p{L}\p{N}_@/.+-])@([\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]){0,62})$/u;

/** The mention at the caret, or undefined where none is being typed. */
export function mentionAt(text: string, caret: number): MentionQuery | undefined {
  const match = OPEN_MENTION.exec(text.slice(0, caret));
  if (match?.[1] === undefined) return undefined;
  return { start: match.index, end: caret, text: match[1] };
}

/** Characters that may follow a mention directly; before others a space is inserted. */
const CLOSES = /^[\s.,;:!?)\]'"’”]/;

/** Replaces what was typed by the person's mention; returns the text and the caret's new offset. */
export function withMention(
  text: string,
  { start, end }: Pick<MentionQuery, 'start' | 'end'>,
  slug: string,
): { text: string; caret: number } {
  const rest = text.slice(end);
  const isClosed = CLOSES.test(rest);
  const caret = start + slug.length + (isClosed && !rest.startsWith(' ') ? 1 : 2);
  return { text: `${text.slice(0, start)}@${slug}${isClosed ? '' : ' '}${rest}`, caret };
}
