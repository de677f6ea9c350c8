// A sign that follows no word, then letters, digits and `_`, of which one at least is a letter: `#1` is a rank.
const HASHTAG =
  /(?<![\p{L}\p{M}\p{N}_#&/@.-])#(?=[\p{N}_]{0,63}\p{L})([\p{L}\p{M}\p{N}_]{1,64})(?![\p{L}\p{M}\p{N}_#])/gu;

/** A hashtag in a text: UTF-16 offsets, the sign included, and the tag as it is looked up. */
export interface Hashtag {
  start: number;
  end: number;
  /** Without the sign, in lower case. */
  tag: string;
}

/**
 * The form by which a tag is compared: however it was written, `#SaaS` and `#saas` are one.
 *
 * @param tag with or without the sign
 */
export const hashtagKey = (tag: string) => tag.replace(/^#/, '').normalize('NFC').toLowerCase();

/**
 * Finds the hashtags of a text, the same on the page and on the server.
 *
 * @param text a text that a person wrote
 */
export function findHashtags(text: string): Hashtag[] {
  return Array.from(text.matchAll(HASHTAG), (match) => ({
    start: match.index,
    end: match.index + match[0].length,
    tag: hashtagKey(match[0]),
  }));
}
