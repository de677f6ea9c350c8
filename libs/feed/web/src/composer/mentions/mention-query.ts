/** A mention that is being typed: where its at sign stands, and what follows it. */
export interface MentionQuery {
  /** UTF-16 offset of the at sign. */
  start: number;
  /** UTF-16 offset behind the last letter. */
  end: number;
  /** What stands between the at sign and the caret; not empty. */
  text: string;
}

/** As on the server: `me@example.org` and `a/@b` are not mentions. Names are looked up as well as slugs. */
const BEGUN = /(?<![\p{L}\p{N}_@/.+-])@([\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]){0,62})$/u;

/** The mention at the caret, or undefined where none is being typed. */
export function mentionAt(text: string, caret: number): MentionQuery | undefined {
  const begun = BEGUN.exec(text.slice(0, caret));
  if (begun?.[1] === undefined) return undefined;
  return { start: begun.index, end: caret, text: begun[1] };
}

/** What may follow a mention at once; anything else is set apart by a space. */
const CLOSES = /^[\s.,;:!?)\]'"’”]/;

/** The text with the person put in place of what was typed, and where the caret goes. */
export function withMention(
  text: string,
  { start, end }: Pick<MentionQuery, 'start' | 'end'>,
  slug: string,
): { text: string; caret: number } {
  const rest = text.slice(end);
  const isApart = CLOSES.test(rest);
  const caret = start + slug.length + (isApart && !rest.startsWith(' ') ? 1 : 2);
  return { text: `${text.slice(0, start)}@${slug}${isApart ? '' : ' '}${rest}`, caret };
}
