import type { StoredMention } from '../feed-tables';

/** The most people that one post can mention; what lies beyond stays plain text. */
const MENTIONS_MAX = 50;

// An at sign that follows nothing or a separator, then a slug; `me@example.org` and `a/@b` are not mentions.
const MENTION = /(?<![\w@/.+-])@([a-z0-9](?:[a-z0-9-]{0,62}[a-z0-9])?)(?![\w@])/gi;

interface Candidate {
  start: number;
  end: number;
  slug: string;
}

function candidates(text: string): Candidate[] {
  return Array.from(text.matchAll(MENTION), (match) => ({
    start: match.index,
    end: match.index + match[0].length,
    slug: (match[1] ?? '').toLowerCase(),
  }));
}

/**
 * The slugs that texts mention, each once, at most fifty.
 *
 * @param texts the text of a post, or every part of a thread
 */
export function mentionedSlugs(texts: readonly string[]): string[] {
  const slugs = texts.flatMap((text) => candidates(text).map(({ slug }) => slug));
  return [...new Set(slugs)].slice(0, MENTIONS_MAX);
}

/**
 * The mentions of one text that point at people.
 *
 * @param text the text; offsets are in UTF-16 code units
 * @param people id by slug of those who exist and may be mentioned
 */
export function resolveMentions(
  text: string,
  people: ReadonlyMap<string, string>,
): StoredMention[] {
  return candidates(text).flatMap(({ start, end, slug }) => {
    const userId = people.get(slug);
    return userId === undefined ? [] : [{ start, end, userId, slug }];
  });
}
