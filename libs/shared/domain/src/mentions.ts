// An at sign that follows nothing or a separator, then a slug; `me@example.org` and `a/@b` are not mentions.
const MENTION = /(?<![\w@/.+-])@([a-z0-9](?:[a-z0-9-]{0,62}[a-z0-9])?)(?![\w@])/gi;

/** What looks like a mention: UTF-16 offsets into the text, and the slug in lower case. */
export interface MentionCandidate {
  start: number;
  end: number;
  slug: string;
}

/**
 * Finds possible mentions; whether a person has that slug is not checked.
 *
 * @param text a text that a person wrote
 */
export function findMentions(text: string): MentionCandidate[] {
  return Array.from(text.matchAll(MENTION), (match) => ({
    start: match.index,
    end: match.index + match[0].length,
    slug: (match[1] ?? '').toLowerCase(),
  }));
}
